import { withParams, names, number, type Procedure } from '@opfor/kernel'
import type { ActionSentence, Sentence } from '../model/index.ts'
import { askUntilAnswered, withTopic } from '../values/asking.ts'
import { valueOrAsk, withSubject } from '../values/ask-missing.ts'
import { discardPlayedCard, drawCards, playCard, playRandomCard } from './cards.ts'
import { askVariable } from '../values/cells.ts'
import { runChart } from './run-chart.ts'
import { runList } from './run-list.ts'
import { changeVariable, clearColumn, setMark } from './change-variable.ts'
import { askForPlace } from './ask-for-place.ts'
import { moveCards, putOnTop, removeFrom, shuffleDeck } from './move-cards.ts'
import { slug, literalSheetText as worded } from '../declare/naming.ts'
import { recordMove, resolveMentions, nameOfEntity, type SheetRun } from '../values/sheet-run.ts'
import { propertyOf } from '../values/quantity.ts'
import { rollAndLog } from './roll-dice.ts'
import type { PresetChoice, StepExit } from '../values/step-exit.ts'
import { withPiece } from '../declare/situation.ts'
import { putInDeck } from '../values/deck.ts'
import { sheetRunMessages } from '../declare/sheet-run-messages.ts'

type Simple = Sentence & ActionSentence

type Flow = Extract<Simple, { form: (typeof flowForms)[number] }>

const flowForms = [
  'choose',
  'read',
  'do',
  'doNamed',
  'goToStep',
  'goToSection',
  'done',
  'stop',
  'endTurn',
  'endGame',
  'goOn',
] as const

function isFlow(sentence: Simple): sentence is Flow {
  return flowForms.some((form) => form === sentence.form)
}

export function runAction(
  play: SheetRun,
  sentence: Simple,
  preset?: PresetChoice,
): Procedure<StepExit | undefined> {
  return isFlow(sentence) ? flow(play, sentence, preset) : doneAtTheTable(play, sentence)
}

function* flow(play: SheetRun, sentence: Flow, preset?: PresetChoice): Procedure<StepExit | undefined> {
  switch (sentence.form) {
    case 'choose': {
      const isPreset = preset?.sentence === sentence && !preset.used
      if (isPreset) preset.used = true
      play.scope.chose(sentence.list, isPreset ? preset.chosen : yield* runList(play, sentence.list))
      return undefined
    }
    case 'read':
      return play.rules.charts.has(sentence.chart)
        ? yield* runChart(play, sentence.chart)
        : yield* play.runs.section(play, sentence.chart)
    case 'do':
      return yield* play.runs.section(play, sentence.section)
    case 'doNamed': {
      const named = yield* valueOrAsk(play, (view) => propertyOf(sentence.thing, sentence.column, view))
      return yield* play.runs.section(play, String(named))
    }
    case 'goToStep':
      return { to: 'step', path: sentence.path }
    case 'goToSection':
      return { to: 'section', section: sentence.section }
    case 'done':
    case 'stop':
    case 'endTurn':
    case 'endGame':
      return { to: sentence.form }
    case 'goOn':
      return undefined
  }
}

function* doneAtTheTable(play: SheetRun, sentence: Exclude<Simple, Flow>): Procedure<StepExit | undefined> {
  switch (sentence.form) {
    case 'draw':
      return yield* drawCards(play, sentence)
    case 'play':
      return yield* playCard(play, nameOfEntity(sentence.thing, play))
    case 'playAtRandom':
      return yield* playRandomCard(play, sentence.hand)
    case 'discard':
      return discardPlayedCard(play, nameOfEntity(sentence.thing, play))
    case 'shuffle':
      return shuffleDeck(play, sentence.deck)
    case 'putBack':
    case 'putInto':
    case 'takeOut':
      return yield* moveCards(play, sentence)
    case 'putOnTop':
      return putOnTop(play, nameOfEntity(sentence.thing, play), sentence.deck)
    case 'addPiece':
      return yield* addPiece(play, sentence.section)
    case 'remove':
      return removeFrom(play, nameOfEntity(sentence.thing, play), sentence.section)
    case 'set':
    case 'add':
    case 'take':
      return yield* changeVariable(play, sentence)
    case 'mark':
    case 'unmark':
      return setMark(play, nameOfEntity(sentence.thing, play), sentence.column, sentence.form === 'mark')
    case 'clear':
      return clearColumn(play, sentence.column)
    case 'roll':
      return yield* rollAndLog(play, sentence.roll, sentence.text)
    case 'ask':
      yield* askVariable(play, sentence.variable)
      return undefined
    case 'askNumber':
      return yield* askNumber(play, sentence)
    case 'find':
      return yield* askForPlace(play, sentence)
    case 'told':
      return told(play, sentence)
  }
}

/** Shows unknown sentences word for word. The actor and mentioned pieces count as moved, so answers about them expire. */
function told(play: SheetRun, sentence: Extract<Simple, { form: 'told' }>): undefined {
  const { it } = play.scope
  const moved = new Set(sentence.mentions.map((thing) => nameOfEntity(thing, play)))
  for (const name of moved.add(it)) if (name !== undefined) recordMove(play, name)
  play.table.change(play.table.now, sheetRunMessages.told, {
    text: withSubject(it, worded(sentence.words), resolveMentions(sentence.mentions, play)),
  })
}

function* askNumber(
  play: SheetRun,
  { words: text, from, to }: Extract<Simple, { form: 'askNumber' }>,
): Procedure<undefined> {
  const range = { from, to, unit: worded('') }
  const question = number(
    `sheet.asked.${slug(text)}`,
    'table',
    withSubject(play.scope.it, worded(text)),
    range,
  )
  play.notes.answer = yield* askUntilAnswered(play, () => withTopic({ words: text }, question))
  return undefined
}

/** `add a unit to SET`: the player names it. */
function* addPiece(play: SheetRun, section: string): Procedure<undefined> {
  const { rules, table } = play
  const roster = rules.rosters.find(({ heading }) => heading === section)
  const text = withParams(sheetRunMessages.nameOne, {
    section: worded(section),
    one: worded(roster?.one ?? '…'),
  })
  const [name] = yield* askUntilAnswered(play, () =>
    withTopic(
      { words: section },
      names(`sheet.added.${slug(section)}`, 'table', text, { taken: rules.allNames(table.now) }),
    ),
  )
  if (name === undefined) return
  const next =
    roster === undefined
      ? putInDeck(table.now, section, name)
      : withPiece(table.now, section, name, rules.cellsOf(section, name))
  table.change(next, sheetRunMessages.joined, { section: worded(section), names: [worded(name)] })
  return
}
