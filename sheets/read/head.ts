import type { Head, Sentence, Thing } from '../model/index.ts'
import { conditionOf } from './condition.ts'
import { rankedBy } from './list-lines.ts'
import { noteAsked } from './look-alike.ts'
import { ownersOf } from './names.ts'
import { type Filled, firstMatch, part, type Phrase } from './phrase.ts'
import type { Reading, Scope } from './reading.ts'
import { colonIn } from './sentences.ts'
import { setOf } from './set.ts'
import { thingOf } from './thing.ts'
import type { HeadForm } from '../language/index.ts'

/** A head at the beginning of a sentence. */
export interface FoundHead {
  readonly form: Head['form']
  /** What stands behind the colon. */
  readonly rest?: Phrase
  /** Of whom the governed sentences speak. */
  readonly scope: Scope
  readonly made: (body: readonly Sentence[]) => Head
}

/** The head that a sentence begins with, if it does. */
export function headOf(sentence: Phrase, reading: Reading, scope: Scope): FoundHead | undefined {
  const colon = colonIn(sentence)
  if (colon === undefined) return undefined
  const behind = part(sentence, colon + 1, sentence.to)
  const rest = behind.to > behind.from ? { rest: behind } : {}
  const made = firstMatch(part(sentence, sentence.from, colon), reading.language.heads, (form, slots) =>
    madeOf(form, slots, reading, scope),
  )
  return made && { scope, ...rest, ...made }
}

type Made = Pick<FoundHead, 'form' | 'made'> & { readonly scope?: Scope }

function madeOf(form: HeadForm, slots: Filled, reading: Reading, scope: Scope): Made | undefined {
  switch (form) {
    case 'otherwise':
      return { form, made: (body) => ({ form, body }) }
    case 'you':
      return { form, made: (body) => ({ form, words: '', body }) }
    case 'if':
    case 'until': {
      if (slots.condition === undefined) return undefined
      const condition = noteAsked(
        conditionOf(slots.condition, reading, scope),
        slots.condition,
        reading,
        scope,
      )
      return { form, made: (body) => ({ form, condition, body }) }
    }
    case 'forEach':
      return forEach(slots, reading, scope)
    case 'for': {
      const known = slots.thing && thingOf(slots.thing, reading, scope)
      if (known === undefined) return undefined
      const thing: Thing = known.thing
      return { form, scope: { ...scope, it: known.owners }, made: (body) => ({ form, thing, body }) }
    }
    case 'repeat': {
      const times = slots.number && reading.quantity(slots.number, scope)
      return times && { form, made: (body) => ({ form, times, body }) }
    }
  }
}

function forEach({ set: phrase, order }: Filled, reading: Reading, scope: Scope): Made | undefined {
  if (phrase === undefined) return undefined
  const ranked = order && orderOf(order, reading, scope)
  if (order !== undefined && ranked === undefined) return undefined
  const set = setOf(phrase, reading, scope)
  const owners = set.base.form === 'named' ? [] : ownersOf(set.base.section, reading.names)
  return {
    form: 'forEach',
    scope: { ...scope, it: owners },
    made: (body) => ({ form: 'forEach', set, ...(ranked === undefined ? {} : { order: ranked }), body }),
  }
}

/** `fewest speed` of `For each ship, fewest speed first:`. */
function orderOf(phrase: Phrase, reading: Reading, scope: Scope) {
  return firstMatch(phrase, reading.language.lines, (form, { quantity }) =>
    quantity !== undefined && (form === 'most' || form === 'fewest')
      ? { by: form, quantity: rankedBy(quantity, reading, { ...scope, it: 'any' }) }
      : undefined,
  )
}
