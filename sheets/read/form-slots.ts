import type { SentenceForm } from '../language/index.ts'
import { inDigits, variableText } from './unknown-change.ts'
import { lookUpName, lowerName } from '../phrases/names.ts'
import { lowerText, type Phrase, textOf } from '../phrases/phrase.ts'
import type { ReadContext, Referents } from '../phrases/read-context.ts'
import { diceOf } from '../phrases/roll.ts'
import { columnOf, readEntityRef } from '../phrases/entity.ts'
import { readTrialPhrase } from '../phrases/trial-phrase.ts'

interface SlotText {
  readonly text: string
  readonly isNamed: boolean
}

/** The value is named by the sentence, or a default. */
export function slotText(
  slot: string,
  form: SentenceForm,
  mentioned: readonly Phrase[],
  reading: ReadContext,
  scope: Referents,
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
      const found = lookUpName(names.sections, lowerText(each), language)
      if (found?.kind !== kind || (hasBase !== undefined && (found.base !== undefined) !== hasBase))
        return undefined
      return found.name
    })
  const ownerOf = (each: Phrase) => lookUpName(names.pieces, lowerText(each), language)?.[0]?.owner
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
      // Without a number, one card is drawn.
      if (number !== undefined) return number === '1' && form === 'draw' ? undefined : named(number)
      return named(form === 'set' ? first((each) => valueIn(each, reading)) : undefined)
    }
    case 'variable':
      return named(first((each) => variableText(each, reading, scope)))
    case 'column':
      return named(first((each) => columnOf(each, 'any', reading)?.name))
    case 'thing':
    case 'what': {
      const thing = first((each) =>
        readEntityRef(each, reading, scope) === undefined ? undefined : textOf(each),
      )
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

/** If the sentence mentions cards but no deck. */
function onlyDeck(mentioned: readonly Phrase[], { names, language }: ReadContext): string | undefined {
  const decks = [...names.sections.values()].filter(({ kind, base }) => kind === 'deck' && base === undefined)
  return decks.length === 1 && mentioned.some((each) => language.meant.cards.includes(lowerText(each)))
    ? decks[0]?.name
    : undefined
}

function valueIn(phrase: Phrase, { names }: ReadContext): string | undefined {
  const low = lowerText(phrase)
  return [...names.counters.values(), ...[...names.columns.values()].flat()]
    .flatMap((each) => each.words)
    .find((word) => lowerName(word) === low)
}

function itIn({ language }: ReadContext): string {
  const [only] = language.entities.all.find(({ form }) => form === 'it')?.parts ?? []
  return only !== undefined && 'words' in only ? only.words : ''
}

/** `2d6` for `2 dice`, if the sentence names no other dice. */
function dieIn(mentioned: readonly Phrase[], reading: ReadContext): string | undefined {
  const { meant } = reading.language
  const [, ...rest] = mentioned
    .map((each) => inDigits(each, reading).toLowerCase())
    .filter((each) => !each.includes(' '))
  const written = rest.find(
    (each) => diceOf(readTrialPhrase(each, reading), reading, { it: 'any' }) !== undefined,
  )
  const others = rest.filter((each) => each !== written && !meant.dice.includes(each))
  const [count = '1'] = others
  if (others.length > 1 || others.length === rest.length || !/^\d{1,2}$/u.test(count)) return undefined
  return written ?? `${count === '1' ? '' : count}${meant.die}6`
}

export function exampleText(slot: string, { names, language }: ReadContext): string {
  const section = (kind: string) => [...names.sections.values()].find((each) => each.kind === kind)?.name
  switch (slot) {
    case 'deck':
      return section('deck') ?? '...'
    case 'list':
      return section('list') ?? '...'
    case 'chart':
      return section('chart') ?? '...'
    case 'variable':
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
