/** The whole: set up, generate, and, solo, develop the AI and play the mission. */

import { complete } from './completion.ts'
import { developAi } from './developing.ts'
import { playMission } from './mission.ts'
import { playAllCards } from './playing-cards.ts'
import { setUp } from './setup.ts'
import type { State, Told } from './state.ts'

export function secondMission(facts: Told): State {
  const state = setUp(facts)
  playAllCards(state)
  complete(state)
  if (!facts.settings.solo) return state
  developAi(state)
  playMission(state)
  return state
}
