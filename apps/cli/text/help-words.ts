import { message } from '@opfor/kernel'

/** With the question it fits on a screen of 80 by 24. */
export const helpWords = {
  help: message(
    'cli.help',
    `Answer with a number, a name or its first letters; several with commas, or none.
Forms: 2, 1 or lost 2, fatigue 1. Enter accepts the default, if one is shown.
  list [text]        show the possible answers, or those that start with a text
  why [not <name>]   explain the last move by its rules, or why not another
  overrule           decide a step of the last move yourself
  card, ahead        show the cards in play; show possible next moves
  undo, redo         undo the last answer; redo it
  history [all]      show the last 20 steps, or all
  look <n>           show the table after step n
  board              show the table with a legend
  check, briefing    compare with your physical table; show what to set up
  correct            correct differences from your physical table:
    correct <name> = <value>            correct <subject> lists its values
    correct move <piece> [from <place>] to <place>
    correct order <row>: <piece>, <piece>, ...
  dice real|app      who rolls;  draws real|app  who draws
  position <file>    save the table as a position for opfor play --position
  save, pack <file>  save a copy of the match; export entered data as a pack
  help or ?, quit    Tab completes commands, names, places and values`,
  ),
} as const
