import type { SetSource, PieceSet } from '../model/index.ts'
import type { PhraseView } from './sheet-run.ts'
import { cardsIn, deckState } from '../declare/situation.ts'
import { type ValueOrUnknown, UnknownValue } from './unknown-value.ts'

/** In order, without duplicates. */
export function membersOf(set: PieceSet, view: PhraseView): ValueOrUnknown<readonly string[]> {
  const all = baseOf(set.base, view)
  if (all instanceof UnknownValue || set.conditions.length === 0) return all
  const kept: string[] = []
  const open: UnknownValue[] = []
  for (const member of all) {
    const at = { ...view, member }
    let all: ValueOrUnknown<boolean> = true
    for (const condition of set.conditions) {
      all = view.runs.holds(condition, at)
      if (all !== true) break
    }
    if (all instanceof UnknownValue) open.push(all)
    else if (all) kept.push(member)
  }
  const [first, ...more] = open
  return first === undefined ? kept : new UnknownValue(first.missing, more)
}

export function evaluateMembership(name: string, set: PieceSet, view: PhraseView): ValueOrUnknown<boolean> {
  const all = baseOf(set.base, view)
  if (all instanceof UnknownValue) return all
  if (!all.includes(name)) return false
  for (const condition of set.conditions) {
    const is = view.runs.holds(condition, { ...view, member: name })
    if (is !== true) return is
  }
  return true
}

function baseOf(base: SetSource, { rules, table: { now } }: PhraseView): ValueOrUnknown<readonly string[]> {
  switch (base.form) {
    case 'roster':
      return now.rosters[base.section] ?? []
    case 'deck':
      return once(cardsIn(deckState(now, base.section)))
    case 'restOf': {
      const { drawn, out } = deckState(now, base.section)
      return rules.inOrder(base.section, once([...out, ...drawn]))
    }
    case 'named':
      return now.named[base.words] ?? new UnknownValue({ form: 'named', words: base.words })
  }
}

function once(names: readonly string[]): readonly string[] {
  return [...new Set(names)]
}
