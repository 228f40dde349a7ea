import type { SentenceForm } from '../language/index.ts'
import { inDigits, keptText } from './change.ts'
import { find, lower } from './names.ts'
import { lowOf, type Phrase, textOf } from './phrase.ts'
import type { Reading, Scope } from './reading.ts'
import { diceOf } from './roll.ts'
import { columnOf, thingOf } from './thing.ts'
import { readAs } from './written.ts'

/** What fills a slot of a form, and whether the sentence names it. */
interface SlotText {
  readonly text: string
  readonly isNamed: boolean
}

/** What fills a slot: something that the sentence names, or what every such sentence may have. */
export function slotText(
  slot: string,
  form: SentenceForm,
  mentioned: readonly Phrase[],
  reading: Reading,
  scope: Scope,
): SlotText | undefined {
  const { names, language } = reading
  const named = (text: string | undefined) => (text === undefined ? undefined : { text, isNamed: true })
  const first = <T>(by: (phrase: Phrase) => T | undefined): T | undefined => {
    for (const each of mentioned) {
      const result = by(each)
      if (result !== undefined) return result
    }
    return undefined
  }
  const section = (kind: string, hasBase?: boolean) =>
    first((each) => {
      const found = find(names.sections, lowOf(each), language)
      if (found?.kind !== kind || (hasBase !== undefined && (found.base !== undefined) !== hasBase))
        return undefined
      return found.name
    })
  const ownerOf = (each: Phrase) => find(names.pieces, lowOf(each), language)?.[0]?.owner
  switch (slot) {
    case 'deck':
      return named(section('deck', false) ?? onlyDeck(mentioned, reading))
    case 'hand':
      return named(section('deck', true))
    case 'list':
      return named(section('list') ?? section('finding'))
    case 'chart':
      return named(section('chart'))
    case 'section':
      if (form === 'remove' || form === 'addPiece') return named(section('roster') ?? first(ownerOf))
      return named(section('steps') ?? section('walk') ?? section('report'))
    case 'number':
    case 'quantity': {
      const number = first((each) => /^\d+$/u.exec(inDigits(each, reading))?.[0])
      // One card is drawn where no number is given.
      if (number !== undefined) return number === '1' && form === 'draw' ? undefined : named(number)
      return named(form === 'set' ? first((each) => valueIn(each, reading)) : undefined)
    }
    case 'kept':
      return named(first((each) => keptText(each, reading, scope)))
    case 'column':
      return named(first((each) => columnOf(each, 'any', reading)?.name))
    case 'thing':
    case 'what': {
      const thing = first((each) => (thingOf(each, reading, scope) === undefined ? undefined : textOf(each)))
      return (
        named(thing) ??
        (form === 'mark' || form === 'unmark' ? { text: itIn(reading), isNamed: false } : undefined)
      )
    }
    case 'roll':
      return named(dieIn(mentioned, reading))
    default:
      return undefined
  }
}

/** The only deck of a page where a sentence speaks of cards and names none. */
function onlyDeck(mentioned: readonly Phrase[], { names, language }: Reading): string | undefined {
  const decks = [...names.sections.values()].filter(({ kind, base }) => kind === 'deck' && base === undefined)
  return decks.length === 1 && mentioned.some((each) => language.meant.cards.includes(lowOf(each)))
    ? decks[0]?.name
    : undefined
}

/** A word that a counter or a column may hold. */
function valueIn(phrase: Phrase, { names }: Reading): string | undefined {
  const low = lowOf(phrase)
  return [...names.counters.values(), ...[...names.columns.values()].flat()]
    .flatMap((each) => each.words)
    .find((word) => lower(word) === low)
}

function itIn({ language }: Reading): string {
  const [only] = language.things.all.find(({ form }) => form === 'it')?.parts ?? []
  return only !== undefined && 'words' in only ? only.words : ''
}

/** The dice of a sentence that says nothing else: `2d6` for `2 dice`. */
function dieIn(mentioned: readonly Phrase[], reading: Reading): string | undefined {
  const { meant } = reading.language
  const [, ...rest] = mentioned
    .map((each) => inDigits(each, reading).toLowerCase())
    .filter((each) => !each.includes(' '))
  const written = rest.find((each) => diceOf(readAs(each, reading), reading, { it: 'any' }) !== undefined)
  const others = rest.filter((each) => each !== written && !meant.dice.includes(each))
  const [count = '1'] = others
  if (others.length > 1 || others.length === rest.length || !/^\d{1,2}$/u.test(count)) return undefined
  return written ?? `${count === '1' ? '' : count}${meant.die}6`
}

/** A name of the page for a slot that the sentence does not fill, or three dots. */
export function exampleText(slot: string, { names, language }: Reading): string {
  const section = (kind: string) => [...names.sections.values()].find((each) => each.kind === kind)?.name
  switch (slot) {
    case 'deck':
      return section('deck') ?? '...'
    case 'list':
      return section('list') ?? '...'
    case 'chart':
      return section('chart') ?? '...'
    case 'kept':
      return [...names.counters.values()][0]?.name ?? '...'
    case 'column':
      return [...names.columns.values()][0]?.[0]?.name ?? '...'
    case 'number':
    case 'quantity':
      return '1'
    case 'roll':
      return `${language.meant.die}6`
    default:
      return '...'
  }
}
