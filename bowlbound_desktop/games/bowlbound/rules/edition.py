"""What differs between the editions, as data (bowl-bound-classic.md)."""

from collections.abc import Mapping
from typing import Any

from attrs import field, frozen


@frozen(kw_only=True)
class Edition:
    """The figures and choices of one rule book; see resources/bowlbound/tables/editions.toml."""

    key: str
    title: str
    defaults: Mapping[str, Any] = field(factory=dict)
    """Option values that differ from the registry's defaults."""
    forced: Mapping[str, Any] = field(factory=dict)
    """Options that this edition does not have."""
    oob_window: str
    """late or always: when the out-of-bounds mark saves time (TC-5, C-BR-02)."""
    pen_offset: str
    """chain or immediate: whether rolling goes on after fouls of both sides (BR-VI-4-A-ii, C-BR-08)."""
    pi_ends_chain: bool
    penalty_table: str
    quick_penalties: Mapping[str, int]
    return_pen_spot: str
    """half_way or mid_return (BR-VI-4-C-vi, C-BR-16)."""
    extra_play: str
    """defensive or any: which accepted penalties keep a quarter alive (BR-VI-4-C-viii, C-BR-20)."""
    fg_miss_spot: str
    """hold or los (BR-VI-6-b, C-BR-21)."""
    onside: str
    def_return: str
    """Totals of a lost fumble that the defense may return (BR-VI-10-b, C-BR-25)."""
    off_return: str
    bk39_td: bool
    fumble_out: str
    """depth or touchback (BR-VI-13-D-ii, C-BR-26)."""
    own_end_zone_advance: bool
    """Whether a recovery in its own end zone may be advanced out of it (R-24, C-BR-28)."""
    safety_kick: str
    """choice or kickoff (BR-VI-13-G-ii, C-BR-29)."""
    pi_inside_two: bool
    """Whether interference is marked at its spot even inside the 2 (R-12, C-BR-11)."""
    gain_choice: bool
    """Whether a foul on a gain may also be marked from the previous spot (BR-VI-4-B-†, C-BR-14)."""
    short_codes: bool
    """Whether 5A, 5Y and 5X differ from a plain 5 (BR-VI-4-B, C-BR-13)."""
    hurry: str
    """table or minus2 (AR-I-4-A, C-AR-07)."""
    sneak_red: str
    """fumble or loss (AR-I-2, C-AR-10)."""
    delay_after: tuple[int, ...]
    rzdz_tie: str
    """offense or interception (AR-I-1-D, C-AR-13)."""
    rzdz_penalty_ban: bool
    quick_kick_safe: bool
    """Whether quick kicks are free of blocks and fakes (AR-III-2-C, C-AR-15)."""
    short_drop_downs: tuple[int, ...]
    short_drop_no_loss: bool
    fair_catch: str
    """dice or automatic (AR-IV-1-A, C-AR-20)."""
    roll_minus: int
    roll_by_kickers: bool
    marked_punt_options: bool
    kickoff_roll_factor: int
    kickoff_roll_fumble: bool
    """Whether a kickoff that rolls dead is a fumble to be advanced, or a muff (AR-IV-2-C, C-AR-23)."""
    squib_fair_catch: bool
    bk_reach: int
    """How far from the rushers' total a kick is still blocked (AR-V-2-B, C-AR-26)."""
    bk_spot: str
    """variable, or the yards behind the line of scrimmage."""
    fk_vs_bk: str
    """fake or block (AR-V-4-B, C-AR-31)."""
    fake_numbers_rush: int
    fake_plays: tuple[str, ...]
    roughing: bool
    """Totals one apart mean roughing the kicker (C-AR-27-d)."""
    block_tries: str
    """marked or all: who may block extra points (AR-V-3, C-AR-26)."""
    wc_rzdz: str
    """incomplete or interception (AR-II-1-C-v, C-AR-33)."""
