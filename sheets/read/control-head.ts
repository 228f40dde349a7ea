import type { ControlSentence, Sentence, EntityRef } from '../model/index.ts'
import { readCondition } from '../phrases/condition.ts'
import { readRankingQuantity } from './list-lines.ts'
import { reportLooksKnown } from '../phrases/look-alike.ts'
import { ownersOf } from '../phrases/names.ts'
import { type FilledSlots, firstMatch, subphrase, type Phrase } from '../phrases/phrase.ts'
import type { ReadContext, Referents } from '../phrases/read-context.ts'
import { colonIn } from '../phrases/sentences.ts'
import { readPieceSet } from '../phrases/set.ts'
import { readEntityRef } from '../phrases/entity.ts'
import type { ControlForm } from '../language/index.ts'

export interface ControlHead {
  readonly form: ControlSentence['form']
  readonly rest?: Phrase
  readonly scope: Referents
  readonly made: (body: readonly Sentence[]) => ControlSentence
}

/** Undefined if the sentence begins with no head. */
export function readControlHead(
  sentence: Phrase,
  reading: ReadContext,
  scope: Referents,
): ControlHead | undefined {
  const colon = colonIn(sentence)
  if (colon === undefined) return undefined
  const behind = subphrase(sentence, colon + 1, sentence.to)
  const rest = behind.to > behind.from ? { rest: behind } : {}
  const made = firstMatch(subphrase(sentence, sentence.from, colon), reading.language.heads, (form, slots) =>
    madeOf(form, slots, reading, scope),
  )
  return made && { scope, ...rest, ...made }
}

type Made = Pick<ControlHead, 'form' | 'made'> & { readonly scope?: Referents }

function madeOf(
  form: ControlForm,
  slots: FilledSlots,
  reading: ReadContext,
  scope: Referents,
): Made | undefined {
  switch (form) {
    case 'otherwise':
      return { form, made: (body) => ({ form, body }) }
    case 'you':
      return { form, made: (body) => ({ form, words: '', body }) }
    case 'if':
    case 'until': {
      if (slots.condition === undefined) return undefined
      const condition = reportLooksKnown(
        readCondition(slots.condition, reading, scope),
        slots.condition,
        reading,
        scope,
      )
      return { form, made: (body) => ({ form, condition, body }) }
    }
    case 'forEach':
      return forEach(slots, reading, scope)
    case 'for': {
      const known = slots.thing && readEntityRef(slots.thing, reading, scope)
      if (known === undefined) return undefined
      const thing: EntityRef = known.thing
      return { form, scope: { ...scope, it: known.owners }, made: (body) => ({ form, thing, body }) }
    }
    case 'repeat': {
      const times = slots.number && reading.quantity(slots.number, scope)
      return times && { form, made: (body) => ({ form, times, body }) }
    }
  }
}

function forEach(
  { set: phrase, order }: FilledSlots,
  reading: ReadContext,
  scope: Referents,
): Made | undefined {
  if (phrase === undefined) return undefined
  const ranked = order && orderOf(order, reading, scope)
  if (order !== undefined && ranked === undefined) return undefined
  const set = readPieceSet(phrase, reading, scope)
  const owners = set.base.form === 'named' ? [] : ownersOf(set.base.section, reading.names)
  return {
    form: 'forEach',
    scope: { ...scope, it: owners },
    made: (body) => ({ form: 'forEach', set, ...(ranked === undefined ? {} : { order: ranked }), body }),
  }
}

/** `fewest speed` in `For each ship, fewest speed first:`. */
function orderOf(phrase: Phrase, reading: ReadContext, scope: Referents) {
  return firstMatch(phrase, reading.language.lines, (form, { quantity }) =>
    quantity !== undefined && (form === 'most' || form === 'fewest')
      ? { by: form, quantity: readRankingQuantity(quantity, reading, { ...scope, it: 'any' }) }
      : undefined,
  )
}
