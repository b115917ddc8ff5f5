"""Which cases of the dearest tests `make test` leaves to `make soak`.

Each of these tests keeps at least one case of every kind in `make test`; the others differ in a
game, language, theme or size only. `TABLETOP_LONG=1` runs them all.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping

LONG = "TABLETOP_LONG" in os.environ


def any_of(*parts: str) -> Callable[[str], bool]:
    """Return a test of ids: they contain one of these parts."""
    return lambda id: any(part in id for part in parts)


def nothing(id: str) -> bool:
    """No case is kept: the whole test is long."""
    return False


KEPT: Mapping[str, Callable[[str], bool]] = {
    # Themes other than the first are looked at on the smallest board, where least room is left.
    "tui/boards/test_pictures.py::test_what_is_written_or_marked_has_contrast_to_what_is_painted_below_and_beside_it":
        lambda id: "table" in id or "late-(51, 20)" in id,
    "tui/boards/test_panned.py::test_large_maps_and_own_ones_can_be_read_in_every_theme":
        lambda id: "table" in id or "(51, 20)-six" in id,
    "tui/boards/test_pictures.py::test_brackets_cover_no_letter": any_of("(51, 20)", "(83, 36)"),
    "tui/motion/test_empires_move.py::test_no_scene_takes_more_than_twelve_kilobytes":
        any_of("340-rich", "347-rich", "340-calm-80x24"),
    # One game a language.
    "tui/every_screen/test_clipping.py::test_no_line_of_any_screen_is_cut_before_its_noun":
        lambda id: id in {f"{game}-{code}" for game, code in (
            ("example-cities-and-knights-late", "en"), ("example-rise-of-empires-late", "nl"),
            ("example-ascending-empires-late", "es"))},
    # The deal of a day and that of a week are known in the same way.
    "play/daily/test_deals.py::test_a_game_is_known_by_its_deal":
        lambda id: "day" in id or "ascending_empires" in id,
    # One lesson a game: that of the others is played without its screen as well.
    "tui/home/test_lesson.py::test_a_lesson_is_played_from_the_home_screen_to_its_tick":
        any_of("flight", "progress", "empires-empires"),
    "bots/test_games.py::test_games_between_easy_players_come_to_an_end": any_of("ascending_empires-2", "cities_and_knights-6", "rise_of_empires-2", "hex", "skeleton-2"),
    "bots/test_games.py::test_the_choice_depends_on_the_own_view_alone": any_of("easy", "hard"),
    "terminal/test_pictures_left.py::test_a_program_that_is_suspended_takes_its_pictures_along": any_of("kitty"),
    "terminal/test_pictures_left.py::test_a_program_that_is_ended_takes_its_pictures_along": any_of("SIGTERM"),
    "terminal/hard_use/test_bursts.py::test_bursts_end_no_program":
        lambda id: id in ("home", "practice", "cities-and-knights", "replay of ascending-empires"),
    "terminal/hard_use/test_fuzz.py::test_random_steps_show_what_the_stock_driver_shows":
        any_of("cities_and_knights"),
    "tui/every_screen/test_leaks.py::test_many_actions_leave_no_widgets_and_only_the_log_behind":
        nothing,
    "tui/boards/test_rise_of_empires_fronts.py::test_every_question_brings_its_board_forward":
        any_of("size0"),
    # What differs in true colours only is found with 256 as well, but for the terminal's own.
    "tui/boards/test_pairs.py::test_every_pair_that_is_used_has_a_contrast_of_four_and_a_half":
        lambda id: id.startswith(("16-", "256-")) or id.endswith(("-table", "-terminal")),
    "plain/test_listening.py::test_a_round_takes_few_lines_with_all_its_lists_and_questions":
        any_of("-1", "-2"),
    "plain/test_speakable.py::test_what_is_told_of_a_table_can_be_said":
        any_of("cities_and_knights-en"),
    "play/test_advice.py::test_every_hint_and_its_reasons_are_told_in_words":
        any_of("cities_and_knights", "rise_of_empires"),
    # One game, and both protocols in the model of a terminal; the others have the same painter.
    "tui/pixels/test_on_screens.py::test_no_screen_leaves_a_ghost":
        any_of("cities-and-knights-kitty"),
    "tui/pixels/test_protocols.py::test_what_is_seen_is_what_was_wanted": any_of("0-", "1-"),
    "host/test_signals.py::test_a_host_that_is_closed_tells_its_guests_and_leaves_nothing_behind":
        any_of("^C"),
    "host/test_session.py::test_the_terminal_of_a_laptop_that_slept_is_restored_by_the_ssh_that_is_installed":
        nothing,
    "bots/hints/test_steadiness.py::test_who_asks_twice_hears_the_same": any_of("rise_of_empires"),
    "secrecy/test_screens.py::test_nobody_hears_a_sentence_that_only_another_player_heard":
        any_of("table"),
    "tui/every_screen/test_poor_terminals.py::test_a_terminal_without_unicode_gets_ascii_on_every_screen":
        any_of("cities_and_knights"),
    "tui/pixels/test_on_screens.py::test_a_board_costs_no_more_than_its_budget":
        any_of("cities-and-knights"),
    "tui/pixels/test_on_screens.py::test_all_letters_can_be_read_on_the_pixels_under_them":
        any_of("-table", "cities-and-knights-high-contrast"),
    "house/test_evening.py::test_six_guests_at_three_tables_are_killed_twice_and_lose_nothing":
        nothing,
    "test_package.py::test_the_wheel_works_in_an_environment_of_its_own": nothing,
    "terminal/cut_off/test_real_hangup.py::test_a_stalled_terminal_is_left_and_restored": nothing,
    "components/test_more_kinds.py::test_a_card_more_shifts_no_save_of_cities_and_knights": nothing,
    # Keys that were changed act by the same table on every screen.
    "tui/keys/test_every_key.py::test_every_key_that_is_told_does_something":
        lambda id: id.endswith("own") or id.startswith(("new-game", "replay", "settings")),
    "secrecy/test_screens.py::test_another_session_sees_the_same_in_every_world": any_of("True"),
    "terminal/test_untrusted.py::test_what_the_probe_decides_is_in_force_in_every_session":
        lambda id: id.startswith("False") or "kitty" in id,
    # The same walk through other games and sizes.
    "tui/walks/test_walks.py::test_each_key_of_a_walk_leads_where_it_should":
        any_of("cities-and-knights-late-80x24"),
    "secrecy/test_screens.py::test_a_seat_sees_the_same_in_every_world_that_it_cannot_tell_apart":
        any_of("cities_and_knights"),
    "tui/table/test_secrets.py::test_the_screen_looks_the_same_in_every_world_that_its_viewer_may_think_of":
        any_of("cities_and_knights-300", "ascending_empires"),
    "tui/every_screen/test_clipping.py::test_every_value_of_a_new_game_and_of_the_settings_is_shown_whole":
        any_of("nl"),
    "tui/every_screen/test_clipping.py::test_no_line_before_a_game_is_cut_before_its_noun":
        any_of("es"),
    "outside/test_mistakes.py::test_screens_that_make_a_mistake_give_way_to_the_default":
        any_of("boards=()"),
    "store/test_fuzz.py::test_changed_saves_give_a_game_or_a_sentence":
        any_of("cities_and_knights", "hex"),
    "terminal/test_bytes.py::test_a_dialog_is_opened_waits_in_silence_and_is_closed":
        lambda id: "256" in id and "cities" in id and "80x24" in id,
    "terminal/test_bytes.py::test_a_flick_from_beginning_to_end": any_of("(120, 40)-256"),
    "tui/every_screen/test_quick.py::test_a_table_of_people_is_painted_before_computer_players_are_loaded":
        any_of("rise_of_empires", "hex"),
    "tui/boards/test_rise_of_empires.py::test_every_place_of_a_choice_is_on_a_board": any_of("3"),
    "tui/boards/test_rise_of_empires_boards.py::test_every_refusal_has_a_place_and_a_short_word":
        any_of("3"),
    "tui/pixels/test_on_screens.py::test_play_leaves_no_ghost": any_of("kitty"),
    "tui/pixels/test_on_screens.py::test_a_seat_that_is_taken_at_another_terminal_leaves_no_picture":
        any_of("kitty"),
    "terminal/cut_off/test_guard.py::test_a_stalled_terminal_is_left_and_restored": any_of("15"),
    "tui/every_screen/test_play.py::test_a_game_goes_on_by_keys_alone_and_is_saved":
        any_of("cities_and_knights", "hex"),
    "tui/every_screen/test_harmless.py::test_no_screen_of_a_game_takes_a_name_for_markup_or_codes":
        any_of("cities_and_knights", "hex"),
    "tui/every_screen/test_quick.py::test_a_moved_cursor_leaves_the_picture_that_is_painted_afresh":
        any_of("cities_and_knights"),
    "tui/reading/test_legend.py::test_the_legend_names_every_sign_on_the_screen":
        any_of("rise_of_empires"),
    "terminal/test_untrusted.py::test_an_arrow_that_is_cut_in_two_is_an_arrow_and_esc_alone_acts":
        any_of("env0"),
    # One age of a save beside the present one, and the dearer game of each kind.
    "play/test_no_english.py::test_a_save_of_any_age_is_told_without_a_word_of_english":
        lambda id: "v2/" in id or id.startswith(("v4/cities", "v4/rise")),
    "tui/pixels/test_protocols.py::test_nothing_that_moves_leaves_a_ghost":
        any_of("0-", "4-True"),
    "contract/test_endings.py::test_a_hint_is_given_at_the_last_decisions":
        any_of("cities_and_knights", "hex", "skeleton"),
    "contract/test_endings.py::test_a_finished_game_is_looked_back_on":
        any_of("cities_and_knights", "hex", "rise_of_empires"),
    "bots/looking_back/test_review.py::test_a_whole_game_is_looked_back_on_and_told":
        any_of("cities_and_knights", "rise_of_empires", "skeleton"),
    "bots/test_at_the_table.py::test_a_person_plays_against_computer_players_by_keys":
        any_of("ascending_empires", "hex"),
    "secrecy/test_plain.py::test_a_command_tells_no_sentence_that_only_another_player_heard":
        any_of("board", "export", "hint", "log", "motive", "review", "sheet", "try", "undo", "why"),
    "secrecy/test_command_line.py::test_a_command_tells_the_same_in_every_world":
        any_of("False-cities", "True-rise", "True-ascending"),
    "secrecy/test_command_line.py::test_a_command_tells_no_sentence_that_only_one_player_heard":
        any_of("cities", "rise"),
    "secrecy/test_guest_bytes.py::test_no_word_is_sent_to_a_guest_that_is_not_sent_in_every_world":
        any_of("cities_and_knights", "rise_of_empires"),
    "secrecy/test_in_play.py::test_no_command_tells_a_hand":
        any_of("replay-itself", "transcript-link"),
    "terminal/cut_off/test_crash.py::test_a_mistake_on_a_screen_is_told_in_one_sentence_and_the_game_goes_on":
        any_of("True"),
    "terminal/hard_use/test_on_screens.py::test_nothing_that_is_no_key_plays_or_ends_anything_on_any_screen":
        any_of("cities", "home", "screens", "trading"),
    "tui/pixels/test_on_screens.py::test_the_home_screen_has_a_picture_in_pixels": any_of("kitty"),
    "plain/test_listening.py::test_no_fact_is_left_out_of_what_more_tells": any_of("-1", "-2"),
}  # fmt: skip
"""By test, which of its cases `make test` runs, by their ids."""


def is_long(nodeid: str) -> bool:
    """Return whether a test is left to `make soak`.

    >>> is_long("tests/test_package.py::test_the_wheel_works_in_an_environment_of_its_own")
    True
    >>> is_long("tests/bots/test_games.py::test_games_between_easy_players_come_to_an_end[hex-2]")
    False
    """
    name, _, id = nodeid.partition("@")[0].removeprefix("tests/").partition("[")
    kept = KEPT.get(name)
    return kept is not None and not kept(id.removesuffix("]"))
