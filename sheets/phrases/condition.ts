import type { SheetCondition } from '../model/index.ts'
import { lookUpName, ownersOf } from './names.ts'
import {
  firstMatch,
  lowerText,
  type Phrase,
  unquote,
  sourceOf,
  splitPhrase,
  textOf,
  withoutEnd,
} from './phrase.ts'
import { predicateOf, type PhraseSubject } from './predicate.ts'
import { readQuantity } from './quantity.ts'
import type { ReadContext, Referents } from './read-context.ts'
import { mentionsIn, readEntityRef } from './entity.ts'

/** A condition joined of more parts is asked as a whole. */
export const maxParts = 20

export function readKnownCondition(
  phrase: Phrase,
  reading: ReadContext,
  scope: Referents,
): SheetCondition | undefined {
  const one = oneCondition(phrase, reading, scope)
  if (one !== undefined) return one
  const { and, or } = reading.language.words
  return joinedBy('all', and, phrase, reading, scope) ?? joinedBy('any', or, phrase, reading, scope)
}

/** A known condition; any other text is asked word for word. */
export function readCondition(phrase: Phrase, reading: ReadContext, scope: Referents): SheetCondition {
  const bare = withoutEnd(phrase, '.')
  const quoted = unquote(bare)
  if (quoted !== undefined) return asked(quoted, bare, true, reading)
  return reading.condition(bare, scope) ?? asked(bare, bare, false, reading)
}

function asked(words: Phrase, whole: Phrase, quoted: boolean, reading: ReadContext): SheetCondition {
  return {
    ...sourceOf(whole),
    form: 'asked',
    words: textOf(words),
    quoted,
    mentions: mentionsIn(words, reading),
  }
}

function joinedBy(
  form: 'all' | 'any',
  separators: readonly string[],
  phrase: Phrase,
  reading: ReadContext,
  scope: Referents,
): SheetCondition | undefined {
  const phrases = splitPhrase(phrase, separators)
  if (phrases.length < 2 || phrases.length > maxParts) return undefined
  const parts: SheetCondition[] = []
  for (let index = 0; index < phrases.length; index += 1) {
    const longer = (last: number) => ({
      ...phrase,
      from: phrases[index]?.from ?? 0,
      to: phrases[last]?.to ?? 0,
    })
    let last = index
    let read = oneCondition(longer(last), reading, scope)
    while (read === undefined && last + 1 < phrases.length) {
      last += 1
      read = oneCondition(longer(last), reading, scope)
    }
    if (read === undefined) return undefined
    parts.push(read)
    index = last
  }
  return { ...sourceOf(phrase), form, parts }
}

function oneCondition(phrase: Phrase, reading: ReadContext, scope: Referents): SheetCondition | undefined {
  return (
    specialCondition(phrase, reading) ??
    quantified(phrase, reading, scope) ??
    clause(phrase, reading, scope) ??
    beingDone(phrase, reading)
  )
}

function specialCondition(phrase: Phrase, { language, names }: ReadContext): SheetCondition | undefined {
  return firstMatch(phrase, language.conditions, (form, slots): SheetCondition | undefined => {
    if (form === 'nothingDone') return { ...sourceOf(phrase), form, not: false }
    const section = slots.list && lookUpName(names.sections, lowerText(slots.list), language)
    if (section?.kind !== 'list' && section?.kind !== 'finding') return undefined
    return { ...sourceOf(phrase), form: 'chosen', list: section.name, not: form === 'chosenNot' }
  })
}

/** `every unit that has models has acted`: the predicate is about the member. */
function quantified(phrase: Phrase, reading: ReadContext, scope: Referents): SheetCondition | undefined {
  const { language } = reading
  return firstMatch(phrase, language.quantified, (form, slots): SheetCondition | undefined => {
    const [amount, predicate] = form.split(' ') as ['every', 'has']
    const set = slots.set && reading.set(slots.set, scope)
    if (set === undefined || set.base.form === 'named') return undefined
    const owners = ownersOf(set.base.section, reading.names)
    const inner: Referents = { ...scope, member: owners }
    const source = sourceOf(phrase)
    const thing = { form: 'member' } as const
    const subject: PhraseSubject = { known: { thing, owners }, quantity: { ...source, form: 'thing', thing } }
    const condition = predicateOf(predicate, slots, subject, source, reading, inner)
    return condition && { ...source, form: amount, set, condition }
  })
}

function clause(phrase: Phrase, reading: ReadContext, scope: Referents): SheetCondition | undefined {
  const source = sourceOf(phrase)
  return firstMatch(phrase, reading.language.clauses, (form, slots) => {
    const subject = slots.subject && subjectOf(slots.subject, reading, scope)
    return subject && predicateOf(form, slots, subject, source, reading, scope)
  })
}

export function subjectOf(phrase: Phrase, reading: ReadContext, scope: Referents): PhraseSubject | undefined {
  const known = readEntityRef(phrase, reading, scope)
  const quantity = readQuantity(phrase, reading, scope)
  const section = lookUpName(reading.names.sections, lowerText(phrase), reading.language)
  const deck = section?.kind === 'deck' ? section.name : undefined
  if (known === undefined && quantity === undefined && deck === undefined) return undefined
  return {
    ...(known === undefined ? {} : { known }),
    ...(quantity === undefined ? {} : { quantity }),
    ...(deck === undefined ? {} : { deck }),
  }
}

function beingDone(phrase: Phrase, { names, language }: ReadContext): SheetCondition | undefined {
  const section = lookUpName(names.sections, lowerText(phrase), language)
  if (section === undefined) return undefined
  return { ...sourceOf(phrase), form: 'doing', section: section.name, not: false }
}
