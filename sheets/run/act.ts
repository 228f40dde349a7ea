import { fill, names, number, type Procedure } from '@opfor/kernel'
import type { Act, Sentence } from '../model/index.ts'
import { askUntil, on } from './asking.ts'
import { known } from './known.ts'
import { discard, draw, play as playCard, playAtRandom } from './cards.ts'
import { askKept } from './cells.ts'
import { readChart } from './chart.ts'
import { choose } from './choose.ts'
import { changeKept, clear, mark } from './keep.ts'
import { find } from './finding.ts'
import { moveCards, putOnTop, removeFrom, shuffle } from './move-cards.ts'
import { slug, words as worded } from './naming.ts'
import { hasMoved, mentionedIn, nameOfThing, type Play } from './play.ts'
import { propertyOf } from './quantity.ts'
import { roll } from './roll.ts'
import type { Signal } from './signal.ts'
import { withPiece } from './situation.ts'
import type { Preset } from './preset.ts'
import { withWho } from './tell.ts'
import { putInDeck } from './deck-of.ts'
import { words } from './words.ts'

type Simple = Sentence & Act

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

/** Does a sentence of a step. */
export function act(play: Play, sentence: Simple, preset?: Preset): Procedure<Signal | undefined> {
  return isFlow(sentence) ? flow(play, sentence, preset) : doneAtTheTable(play, sentence)
}

/** Sentences about what is done next. */
function* flow(play: Play, sentence: Flow, preset?: Preset): Procedure<Signal | undefined> {
  switch (sentence.form) {
    case 'choose': {
      const isPreset = preset?.sentence === sentence && !preset.used
      if (isPreset) preset.used = true
      play.scope.chose(sentence.list, isPreset ? preset.chosen : yield* choose(play, sentence.list))
      return undefined
    }
    case 'read':
      return play.rules.charts.has(sentence.chart)
        ? yield* readChart(play, sentence.chart)
        : yield* play.runs.section(play, sentence.chart)
    case 'do':
      return yield* play.runs.section(play, sentence.section)
    case 'doNamed': {
      const named = yield* known(play, (view) => propertyOf(sentence.thing, sentence.column, view))
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

/** Sentences about cards, kept things and the real table. */
function* doneAtTheTable(play: Play, sentence: Exclude<Simple, Flow>): Procedure<Signal | undefined> {
  switch (sentence.form) {
    case 'draw':
      return yield* draw(play, sentence)
    case 'play':
      return yield* playCard(play, nameOfThing(sentence.thing, play))
    case 'playAtRandom':
      return yield* playAtRandom(play, sentence.hand)
    case 'discard':
      return discard(play, nameOfThing(sentence.thing, play))
    case 'shuffle':
      return shuffle(play, sentence.deck)
    case 'putBack':
    case 'putInto':
    case 'takeOut':
      return yield* moveCards(play, sentence)
    case 'putOnTop':
      return putOnTop(play, nameOfThing(sentence.thing, play), sentence.deck)
    case 'addPiece':
      return yield* addPiece(play, sentence.section)
    case 'remove':
      return removeFrom(play, nameOfThing(sentence.thing, play), sentence.section)
    case 'set':
    case 'add':
    case 'take':
      return yield* changeKept(play, sentence)
    case 'mark':
    case 'unmark':
      return mark(play, nameOfThing(sentence.thing, play), sentence.column, sentence.form === 'mark')
    case 'clear':
      return clear(play, sentence.column)
    case 'roll':
      return yield* roll(play, sentence.roll, sentence.text)
    case 'ask':
      yield* askKept(play, sentence.kept)
      return undefined
    case 'askNumber':
      return yield* askNumber(play, sentence)
    case 'find':
      return yield* find(play, sentence)
    case 'told':
      return told(play, sentence)
  }
}

/** Whatever the app cannot do is told word for word. Who acts or is named in it may have moved. */
function told(play: Play, sentence: Extract<Simple, { form: 'told' }>): undefined {
  const { it } = play.scope
  const moved = new Set(sentence.mentions.map((thing) => nameOfThing(thing, play)))
  for (const name of moved.add(it)) if (name !== undefined) hasMoved(play, name)
  play.table.change(play.table.now, words.told, {
    text: withWho(it, worded(sentence.words), mentionedIn(sentence.mentions, play)),
  })
}

function* askNumber(
  play: Play,
  { words: text, from, to }: Extract<Simple, { form: 'askNumber' }>,
): Procedure<undefined> {
  const range = { from, to, unit: worded('') }
  const question = number(`sheet.asked.${slug(text)}`, 'table', withWho(play.scope.it, worded(text)), range)
  play.notes.answer = yield* askUntil(play, () => on({ words: text }, question))
  return undefined
}

/** `add a unit to SET`: the player names it. */
function* addPiece(play: Play, section: string): Procedure<undefined> {
  const { rules, table } = play
  const roster = rules.rosters.find(({ heading }) => heading === section)
  const text = fill(words.nameOne, { section: worded(section), one: worded(roster?.one ?? '…') })
  const [name] = yield* askUntil(play, () =>
    on(
      { words: section },
      names(`sheet.added.${slug(section)}`, 'table', text, { taken: rules.allNames(table.now) }),
    ),
  )
  if (name === undefined) return
  const next =
    roster === undefined
      ? putInDeck(table.now, section, name)
      : withPiece(table.now, section, name, rules.cellsOf(section, name))
  table.change(next, words.joined, { section: worded(section), names: [worded(name)] })
  return
}
