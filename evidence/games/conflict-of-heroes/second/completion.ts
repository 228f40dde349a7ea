/** G 4.0: Firefight Generation Completion. */

import { initiativeName } from './setup.ts'
import type { State } from './state.ts'

export function complete(state: State): void {
  state.conditions = []
  state.decks.clear()
  state.cup = []
  for (const each of state.players) each.hand = []
  state.round = 1
  const first = initiativeName(state)
  const others = state.players.map(({ name }) => name).filter((name) => name !== first)
  for (const name of [first, ...others])
    if (state.units.some(({ owner, at }) => owner === name && at.is === 'hex'))
      state.told.push(['facing', name])
  state.facts.done('completion', state)
}
