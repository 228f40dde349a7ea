import { message } from '@opfor/kernel'

/** What is said about a page of house rules. The author's words are parts of the messages, never their text. */
export const words = {
  noGame: message(
    'variants.noGame',
    'A line below the title names the game: "House rules: {game}". Known are {games}.',
  ),
  otherGame: message('variants.otherGame', 'These house rules are for {game}.'),
  noList: message('variants.noList', '{game} has no list "{name}". Its lists are {lists}.'),
  listTwice: message('variants.listTwice', '"{name}" is there twice: first in line {line}.'),
  notThisKind: message(
    'variants.notThisKind',
    '"{name}" is {kind} in this game. Write it as the printed one is written.',
  ),
  emptySection: message(
    'variants.emptySection',
    '"{name}" has nothing below it. Write its lines, or leave this heading out, and it is played as printed.',
  ),
  more: message('variants.more', '{more} more'),
  unknownFact: message(
    'variants.unknownFact',
    '{game} does not know "{words}" in "{name}". Known are {facts}.',
  ),
  unknownNumber: message(
    'variants.unknownNumber',
    '{game} has no number "{words}" here. The numbers of "{name}" are {facts}.',
  ),
  unknownCondition: message(
    'variants.unknownCondition',
    '{game} does not know the condition "{words}". Known are {facts}.',
  ),
  unknownAction: message(
    'variants.unknownAction',
    '"{words}" is no action of "{name}". Its actions are {facts}.',
  ),
  actionTwice: message('variants.actionTwice', '"{words}" is there twice.'),
  unknownEntry: message(
    'variants.unknownEntry',
    '"{words}" is no result of "{name}". Its results are {facts}.',
  ),
  otherRows: message(
    'variants.otherRows',
    '"{name}" has the rows {rows} and the columns {columns}, each once.',
  ),
  notHere: message(
    'variants.notHere',
    'House rules have no such line: only must, prefer, avoid, most, fewest, if and otherwise.',
  ),
  otherwiseNever: message(
    'variants.otherwiseNever',
    'Line {above} always keeps somebody, so line {line} never applies.',
  ),
  otherwiseFirst: message(
    'variants.otherwiseFirst',
    'There is no line above line {line}, so its "otherwise" never applies.',
  ),
  noVerb: message(
    'variants.noVerb',
    'A line of a list begins with must, prefer, avoid, most, fewest or the like.',
  ),
  unknownVerb: message(
    'variants.unknownVerb',
    'No line begins with "{words}". Lines begin with must, prefer, avoid, most, fewest, if or otherwise.',
  ),
  noNumbers: message('variants.noNumbers', '"{name}" has no numbers to compare.'),
  notBehindColon: message(
    'variants.notBehindColon',
    'A "not" behind the colon is not understood. Write "{words}".',
  ),
  tieTwice: message('variants.tieTwice', '"{name}" says twice what happens in a tie.'),
  noTie: message('variants.noTie', '"{name}" does not say what happens in a tie.'),
  tieReadings: message(
    'variants.tieReadings',
    'This tie does not say what happens with every reading of "{ruling}".',
  ),
  mustNobody: message(
    'variants.mustNobody',
    'A "must" can leave nobody, and {game} needs one here. Write "prefer".',
  ),
  mayChooseNobody: message(
    'variants.mayChooseNobody',
    'If nobody passes "{line}", the opponent chooses nothing. Write "{words}" to avoid that.',
  ),
  neededLine: message(
    'variants.neededLine',
    '"{name}" needs the line "{line}": without it the opponent could do what it may not.',
  ),
  neededBefore: message(
    'variants.neededBefore',
    '"{line}" has to stand above this line, as printed: below it, it could leave nobody.',
  ),
  dropped: message('variants.dropped', '{list}: dropped "{line}"'),
  moved: message('variants.moved', '{list}, line {number}: moved "{line}"'),
  changed: message('variants.changed', '{list}, line {number}: "{line}" instead of "{was}"'),
  added: message('variants.added', '{list}, line {number}: added "{line}"'),
  tie: message('variants.tie', '{list}: a tie is broken otherwise ("{line}")'),
  cell: message('variants.cell', '{list}: "{line}" instead of "{was}"'),
  add: message('variants.add', 'Add "{words}"'),
  write: message('variants.write', 'Write "{words}"'),
  /** Words of a page as a message. */
  own: message('variants.words', '{text}'),
  not: message('variants.not', 'not: {text}'),
  inOrder: message('variants.tie.inOrder', 'the first in order'),
  die: message('variants.tie.die', 'a die decides'),
  atRandom: message('variants.tie.atRandom', 'one at random'),
  youChoose: message('variants.tie.youChoose', 'you choose'),
  list: message('variants.kind.list', 'a list of lines'),
  column: message('variants.kind.column', 'a column of actions'),
  chart: message('variants.kind.chart', 'a table'),
  nothingMore: message('variants.nothingMore', 'nothing else'),
} as const
