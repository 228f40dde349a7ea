import type { SentenceForm } from '../language/index.ts'
import type { Act, Moved, Section } from '../model/index.ts'
import { find } from './names.ts'
import { type Filled, firstMatch, lowOf, type Phrase, sourceOf, textOf } from './phrase.ts'
import { valueOf } from './predicate.ts'
import { itsOwner, keptOf, numberOf } from './quantity.ts'
import type { Reading, Scope } from './reading.ts'
import { diceOf } from './roll.ts'
import { columnOf, thingOf } from './thing.ts'

/** A step that `go to 3` may lead to, by its number. */
export type Target = (number: number) => readonly number[] | undefined

/** What a sentence of a step does; undefined if it is none of the known forms. */
export function actOf(phrase: Phrase, reading: Reading, scope: Scope, target: Target): Act | undefined {
  const alone = sectionOf(phrase, reading, ['steps', 'walk', 'chart', 'list', 'finding', 'report'])
  return (
    firstMatch(phrase, reading.language.sentences, (form, slots) =>
      formOf(form, slots, reading, scope, target),
    ) ?? (alone === undefined ? undefined : doing(alone))
  )
}

interface SectionName {
  readonly name: string
  readonly kind: Section['kind']
}

function doing({ name, kind }: SectionName): Act {
  if (kind === 'list') return { form: 'choose', list: name }
  return kind === 'chart' ? { form: 'read', chart: name } : { form: 'do', section: name }
}

function sectionOf(
  phrase: Phrase | undefined,
  { names, language }: Reading,
  kinds: readonly Section['kind'][],
): SectionName | undefined {
  const section = phrase && find(names.sections, lowOf(phrase), language)
  return section !== undefined && kinds.includes(section.kind) ? section : undefined
}

function formOf(
  form: SentenceForm,
  slots: Filled,
  reading: Reading,
  scope: Scope,
  target: Target,
): Act | undefined {
  const deck = () => sectionOf(slots.deck, reading, ['deck'])?.name
  const thing = () => slots.thing && thingOf(slots.thing, reading, scope)
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
      const section = sectionOf(slots.section, reading, [
        'steps',
        'walk',
        'chart',
        'list',
        'finding',
        'report',
      ])
      return section && doing(section)
    }
    case 'doIts': {
      const known = slots.thing === undefined ? itsOwner(scope) : thing()
      const column = slots.column && known && columnOf(slots.column, known.owners, reading)
      return known && column && { form: 'doNamed', thing: known.thing, column: column.name }
    }
    case 'goToStep': {
      const number = slots.number && numberOf(slots.number)
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
      const kept = slots.kept && keptOf(slots.kept, reading, scope)
      if (kept === undefined || slots.kept === undefined || slots.quantity === undefined) return undefined
      const to = valueOf(slots.quantity, { ...sourceOf(slots.kept), ...kept }, reading, scope)
      return to && { form, kept, to }
    }
    case 'add':
    case 'take': {
      const kept = slots.kept && keptOf(slots.kept, reading, scope)
      const quantity = slots.quantity && reading.quantity(slots.quantity, scope)
      return kept && quantity && quantity.form !== 'thing' ? { form, kept, quantity } : undefined
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
      const kept = slots.kept && keptOf(slots.kept, reading, scope)
      return kept && { form, kept }
    }
    case 'askNumber': {
      const from = slots.number && numberOf(slots.number)
      const to = slots.last && numberOf(slots.last)
      if (slots.words === undefined || from === undefined || to === undefined) return undefined
      return { form, words: `${textOf(slots.words)}?`, from, to }
    }
    case 'find':
      return slots.noun && { form, noun: textOf(slots.noun), lines: [] }
  }
}

function drawOf(
  { number, hand }: Filled,
  whole: Phrase,
  from: string | undefined,
  reading: Reading,
  scope: Scope,
): Act | undefined {
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
  slots: Filled,
  deck: string | undefined,
  reading: Reading,
  scope: Scope,
): Act | undefined {
  if (slots.what === undefined || (deck === undefined && (form !== 'putBack' || slots.deck !== undefined)))
    return undefined
  const known = thingOf(slots.what, reading, scope)
  const set = known === undefined ? reading.set(slots.what, scope) : undefined
  const all = reading.language.words.all.includes(lowOf(slots.what))
  const what: Moved | undefined =
    known !== undefined
      ? { form: 'thing', thing: known.thing }
      : all
        ? { form: 'all' }
        : set && { form: 'set', set }
  if (what === undefined) return undefined
  if (form === 'putBack') return deck === undefined ? { form, what } : { form, what, deck }
  return deck === undefined ? undefined : { form, what, deck }
}
