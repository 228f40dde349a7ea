import { message } from '@opfor/kernel'

/** What the commands of the program do, for `opfor --help`. */
export const programWords = {
  opfor: message('cli.program', 'Plays the solo opponent of your wargames.'),
  seeHelp: message('cli.program.seeHelp', '(run opfor --help for usage)'),
  games: message('cli.program.games', 'list the available games'),
  play: message('cli.program.play', 'play a match'),
  replay: message('cli.program.replay', 'print the transcript of a match'),
  explain: message('cli.program.explain', 'explain the decisions at a step by their rules'),
  reference: message('cli.program.reference', "print the game's lists, charts, options and rulings"),
  pack: message('cli.program.pack', 'print a pack that comes with the game, as a template for your own'),
  position: message(
    'cli.program.position',
    'print the starting position of a new match, as a template for your own',
  ),
  sheet: message('cli.program.sheet', 'write an opponent as a Markdown page'),
  sheetCheck: message(
    'cli.program.sheetCheck',
    'print what is wrong with a page; exit with 1 if there is anything',
  ),
  sheetCoverage: message(
    'cli.program.sheetCoverage',
    'play matches with random answers and count which lines speak and decide',
  ),
  sheetPrint: message('cli.program.sheetPrint', 'print a page for the printer, as one HTML file'),
  variant: message(
    'cli.program.variant',
    'write the printed opponent of a game out as a page to change, or say what such a page changes',
  ),
  sheetNew: message('cli.program.sheetNew', 'print a short page of a shape, to begin from'),
  lab: message(
    'cli.program.lab',
    'simulate many matches and measure difficulty and how often each rule decides',
  ),
  study: message(
    'cli.program.study',
    'run studies from files (settings, players and a stopping rule), here or on any number of workers',
  ),
  worker: message(
    'cli.program.worker',
    'run a worker that plays chunks of the studies in the database until Ctrl-C',
  ),
  usage: message('cli.program.usage', 'Usage:'),
  arguments: message('cli.program.arguments', 'Arguments:'),
  options: message('cli.program.options', 'Options:'),
  globalOptions: message('cli.program.globalOptions', 'Global Options:'),
  commands: message('cli.program.commands', 'Commands:'),
  help: message('cli.program.help', 'display help for command'),
  version: message('cli.program.version', 'output the version number'),
} as const

/** What the arguments and options of the commands mean. */
export const flagWords = {
  game: message('cli.flag.game', 'game id'),
  gameOrHouseRules: message('cli.flag.gameOrHouseRules', 'the game, or a page of house rules'),
  gameOrPage: message(
    'cli.flag.gameOrPage',
    'game id (see "opfor games"), or an opponent written as a Markdown page',
  ),
  match: message('cli.flag.match', 'a journal, a transcript or a link'),
  page: message('cli.flag.page', 'an opponent written as a Markdown page'),
  sample: message('cli.flag.sample', 'id of a board, battle or roster that comes with the game'),
  shape: message('cli.flag.shape', 'one of: {shapes}'),
  fromList: message('cli.flag.fromList', 'make a first page of a plain list in this file'),
  language: message('cli.flag.language', 'the language of the texts; otherwise that of the environment'),
  known: message(
    'cli.flag.known',
    'print what such a page may say instead: the facts, numbers, conditions and actions of each list',
  ),
  json: message('cli.flag.json', 'output JSON'),
  jsonLines: message('cli.flag.jsonLines', 'output JSON, one object per line'),
  journal: message(
    'cli.flag.journal',
    'save the match to this file after each answer; resume it if the file exists',
  ),
  set: message('cli.flag.set', 'set an option (see "opfor reference"); @file reads JSON'),
  setAsInPlay: message('cli.flag.setAsInPlay', 'set an option, as in "opfor play"'),
  ruling: message('cli.flag.ruling', 'choose another reading of a ruling'),
  seed: message('cli.flag.seed', "seed for the app's dice and draws"),
  startPosition: message('cli.flag.position', 'start from an entered position instead of set-up'),
  example: message('cli.flag.example', 'start from an example of the booklet (see "opfor reference")'),
  dice: message('cli.flag.dice', 'who rolls'),
  draws: message('cli.flag.draws', 'who draws'),
  standard: message('cli.flag.standard', 'use the default settings without asking'),
  check: message('cli.flag.check', 'only verify: print the first mismatch and exit with 1 if there is one'),
  link: message('cli.flag.link', 'print a link that contains the whole match'),
  on: message('cli.flag.on', 'replay a match of a sheet on another text: the first decision that differs'),
  at: message('cli.flag.at', 'the number of the step'),
  whyNot: message('cli.flag.whyNot', 'why this one was not chosen'),
  matches: message('cli.flag.matches', 'number of matches'),
  out: message('cli.flag.out', 'write it to this file'),
} as const
