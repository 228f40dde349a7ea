import type { SetBase, SetOf } from '../model/index.ts'
import type { View } from './play.ts'
import { cardsIn, deckOf } from './situation.ts'
import { type Maybe, Unknown } from './unknown.ts'

/** The pieces or cards of a set in order, each once. */
export function membersOf(set: SetOf, view: View): Maybe<readonly string[]> {
  const all = baseOf(set.base, view)
  if (all instanceof Unknown || set.conditions.length === 0) return all
  const kept: string[] = []
  const open: Unknown[] = []
  for (const member of all) {
    const at = { ...view, member }
    let all: Maybe<boolean> = true
    for (const condition of set.conditions) {
      all = view.runs.holds(condition, at)
      if (all !== true) break
    }
    if (all instanceof Unknown) open.push(all)
    else if (all) kept.push(member)
  }
  const [first, ...more] = open
  return first === undefined ? kept : new Unknown(first.missing, more)
}

/** Whether somebody is a member of a set. */
export function isMember(name: string, set: SetOf, view: View): Maybe<boolean> {
  const all = baseOf(set.base, view)
  if (all instanceof Unknown) return all
  if (!all.includes(name)) return false
  for (const condition of set.conditions) {
    const is = view.runs.holds(condition, { ...view, member: name })
    if (is !== true) return is
  }
  return true
}

function baseOf(base: SetBase, { rules, table: { now } }: View): Maybe<readonly string[]> {
  switch (base.form) {
    case 'roster':
      return now.rosters[base.section] ?? []
    case 'deck':
      return once(cardsIn(deckOf(now, base.section)))
    case 'restOf': {
      const { drawn, out } = deckOf(now, base.section)
      return rules.inOrder(base.section, once([...out, ...drawn]))
    }
    case 'named':
      return now.named[base.words] ?? new Unknown({ form: 'named', words: base.words })
  }
}

function once(names: readonly string[]): readonly string[] {
  return [...new Set(names)]
}
