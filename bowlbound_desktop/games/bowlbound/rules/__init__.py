"""Bowl Bound in both editions: one package, differing by an Edition value."""
