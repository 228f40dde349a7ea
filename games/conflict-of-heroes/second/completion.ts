/** G 4.0: Firefight Generation Completion. */

import type { State } from './state.ts'
import { initiativeName } from './setup.ts'

export function complete(state: State): void {
  state.conditions = []
  state.decks.clear()
  state.cup = []
  for (const each of state.players) each.hand = []
  for (const { name, caps, actionCards } of state.players)
    state.told.push(['begins with', name, caps, actionCards])
  state.round = 1
  const first = initiativeName(state)
  for (const name of [first, ...state.players.map((each) => each.name).filter((each) => each !== first)])
    if (state.units.some(({ owner, at }) => owner === name && at.is === 'hex'))
      state.told.push(['facing', name])
}
