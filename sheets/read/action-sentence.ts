import type { SentenceForm } from '../language/index.ts'
import type { ActionSentence, MoveTarget, SheetSection } from '../model/index.ts'
import { lookUpName } from '../phrases/names.ts'
import { type FilledSlots, firstMatch, lowerText, type Phrase, sourceOf, textOf } from '../phrases/phrase.ts'
import { readComparedValue } from '../phrases/predicate.ts'
import { itsOwner, variableOf, readNumber } from '../phrases/quantity.ts'
import type { ReadContext, Referents } from '../phrases/read-context.ts'
import { diceOf } from '../phrases/roll.ts'
import { columnOf, readEntityRef } from '../phrases/entity.ts'

export type StepTarget = (number: number) => readonly number[] | undefined

const runnable: readonly SheetSection['kind'][] = ['steps', 'walk', 'chart', 'list', 'finding', 'report']

/** Undefined if the form is unknown. */
export function readActionSentence(
  phrase: Phrase,
  reading: ReadContext,
  scope: Referents,
  target: StepTarget,
): ActionSentence | undefined {
  const alone = sectionOf(phrase, reading, runnable)
  return (
    firstMatch(phrase, reading.language.sentences, (form, slots) =>
      formOf(form, slots, reading, scope, target),
    ) ?? (alone === undefined ? undefined : doing(alone))
  )
}

interface SectionName {
  readonly name: string
  readonly kind: SheetSection['kind']
}

function doing({ name, kind }: SectionName): ActionSentence {
  if (kind === 'list') return { form: 'choose', list: name }
  return kind === 'chart' ? { form: 'read', chart: name } : { form: 'do', section: name }
}

function sectionOf(
  phrase: Phrase | undefined,
  { names, language }: ReadContext,
  kinds: readonly SheetSection['kind'][],
): SectionName | undefined {
  const section = phrase && lookUpName(names.sections, lowerText(phrase), language)
  return section !== undefined && kinds.includes(section.kind) ? section : undefined
}

function formOf(
  form: SentenceForm,
  slots: FilledSlots,
  reading: ReadContext,
  scope: Referents,
  target: StepTarget,
): ActionSentence | undefined {
  const deck = () => sectionOf(slots.deck, reading, ['deck'])?.name
  const thing = () => slots.thing && readEntityRef(slots.thing, reading, scope)
  switch (form) {
    case 'choose': {
      const list = sectionOf(slots.list, reading, ['list', 'finding'])
      return list && { form, list: list.name }
    }
    case 'read': {
      const chart = sectionOf(slots.chart, reading, ['chart'])
      return chart && { form, chart: chart.name }
    }
    case 'do': {
      const section = sectionOf(slots.section, reading, runnable)
      return section && doing(section)
    }
    case 'doIts': {
      const known = slots.thing === undefined ? itsOwner(scope) : thing()
      const column = slots.column && known && columnOf(slots.column, known.owners, reading)
      return known && column && { form: 'doNamed', thing: known.thing, column: column.name }
    }
    case 'goToStep': {
      const number = slots.number && readNumber(slots.number)
      const path = number === undefined ? undefined : target(number)
      return path && { form, path }
    }
    case 'goToSection': {
      const section = sectionOf(slots.section, reading, ['steps', 'walk', 'chart', 'list', 'finding'])
      return section && { form, section: section.name }
    }
    case 'done':
    case 'stop':
    case 'goOn':
    case 'endTurn':
    case 'endGame':
      return { form }
    case 'play':
    case 'discard': {
      const known = thing()
      return known && { form, thing: known.thing }
    }
    case 'playAtRandom': {
      const hand = sectionOf(slots.hand, reading, ['deck'])
      return hand && { form, hand: hand.name }
    }
    case 'shuffle': {
      const name = deck()
      return name === undefined ? undefined : { form, deck: name }
    }
    case 'draw':
      return slots.deck && drawOf(slots, slots.deck, deck(), reading, scope)
    case 'putOnTop': {
      const [known, name] = [thing(), deck()]
      return known && name !== undefined ? { form, thing: known.thing, deck: name } : undefined
    }
    case 'putBack':
    case 'putInto':
    case 'takeOut':
      return movedOf(form, slots, deck(), reading, scope)
    case 'addPiece': {
      const section = sectionOf(slots.section, reading, ['roster', 'deck'])
      return section && { form, section: section.name }
    }
    case 'remove': {
      const section = sectionOf(slots.section, reading, ['roster', 'deck'])
      const known = thing()
      return section && known && { form, thing: known.thing, section: section.name }
    }
    case 'set': {
      const { variable: words, quantity } = slots
      const variable = words && variableOf(words, reading, scope)
      if (variable === undefined || words === undefined || quantity === undefined) return undefined
      const to = readComparedValue(quantity, { ...sourceOf(words), ...variable }, reading, scope)
      return to && { form, variable, to }
    }
    case 'add':
    case 'take': {
      const variable = slots.variable && variableOf(slots.variable, reading, scope)
      const quantity = slots.quantity && reading.quantity(slots.quantity, scope)
      return variable && quantity && quantity.form !== 'thing' ? { form, variable, quantity } : undefined
    }
    case 'mark':
    case 'unmark': {
      const known = thing()
      const column = slots.column && known && columnOf(slots.column, known.owners, reading)
      return known && column && { form, thing: known.thing, column: column.name }
    }
    case 'clear': {
      const column = slots.column && columnOf(slots.column, 'any', reading)
      return column && { form, column: column.name }
    }
    case 'roll': {
      const roll = slots.roll && diceOf(slots.roll, reading, scope)
      return roll && { form, roll }
    }
    case 'ask': {
      const variable = slots.variable && variableOf(slots.variable, reading, scope)
      return variable && { form, variable }
    }
    case 'askNumber': {
      const from = slots.number && readNumber(slots.number)
      const to = slots.last && readNumber(slots.last)
      if (slots.words === undefined || from === undefined || to === undefined) return undefined
      return { form, words: `${textOf(slots.words)}?`, from, to }
    }
    case 'find':
      return slots.noun && { form, noun: textOf(slots.noun), lines: [] }
  }
}

function drawOf(
  { number, hand }: FilledSlots,
  whole: Phrase,
  from: string | undefined,
  reading: ReadContext,
  scope: Referents,
): ActionSentence | undefined {
  const into = sectionOf(hand, reading, ['deck'])?.name
  if (from === undefined || (hand !== undefined && into === undefined)) return undefined
  const count =
    number === undefined
      ? { ...sourceOf(whole), form: 'number' as const, value: 1 }
      : reading.quantity(number, scope)
  if (count === undefined) return undefined
  return {
    form: 'draw',
    from,
    count,
    ...(into === undefined ? {} : { into }),
  }
}

function movedOf(
  form: 'putBack' | 'putInto' | 'takeOut',
  slots: FilledSlots,
  deck: string | undefined,
  reading: ReadContext,
  scope: Referents,
): ActionSentence | undefined {
  if (slots.what === undefined || (deck === undefined && (form !== 'putBack' || slots.deck !== undefined)))
    return undefined
  const known = readEntityRef(slots.what, reading, scope)
  const set = known === undefined ? reading.set(slots.what, scope) : undefined
  const all = reading.language.words.all.includes(lowerText(slots.what))
  const what: MoveTarget | undefined =
    known !== undefined
      ? { form: 'thing', thing: known.thing }
      : all
        ? { form: 'all' }
        : set && { form: 'set', set }
  if (what === undefined) return undefined
  if (form === 'putBack') return deck === undefined ? { form, what } : { form, what, deck }
  return deck === undefined ? undefined : { form, what, deck }
}
