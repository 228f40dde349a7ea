/** The whole: set up, generate, and, solo, develop the AI and play the mission. */

import { complete } from './completion.ts'
import { developAi } from './developing.ts'
import type { Facts } from './facts.ts'
import type { State } from './state.ts'
import { playMission } from './mission.ts'
import { playAllCards } from './playing-cards.ts'
import { setUp } from './setup.ts'

export function secondMission(facts: Facts): State {
  const state = setUp(facts)
  playAllCards(state)
  complete(state)
  if (!facts.settings.solo) return state
  developAi(state)
  playMission(state)
  return state
}
