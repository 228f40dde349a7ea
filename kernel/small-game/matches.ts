import type { Conversation } from '../match/conversation.ts'
import type { SettingsInput } from '../ask/settings.ts'
import { answer, newMatch, type ScriptedAnswer } from '../testing/index.ts'
import { smallGame } from './index.ts'
import type { Situation } from './situation.ts'

/** A match on a tracked table, with the raider's distances from hill, ford, mill and wood, and the towers that it sees. */
export function trackedMatch(
  distances: readonly number[] = [5, 10, 15, 20],
  seen: readonly string[] = ['hill', 'ford', 'mill', 'wood'],
  input: SettingsInput = {},
): Conversation<Situation> {
  return setUp(input, true, distances, seen)
}

/** The same on an untracked table. */
export function untrackedMatch(input: SettingsInput = {}): Conversation<Situation> {
  return setUp(input, false, [0, 0, 0, 0], [])
}

/** How a turn begins: the card that is drawn, and the towers that north and south guard. */
export function turnBegins(card: string, north: string, south: string): readonly ScriptedAnswer[] {
  return [
    ['card', [card]],
    ['guard', north],
    ['guard', south],
  ]
}

function setUp(
  input: SettingsInput,
  tracked: boolean,
  distances: readonly number[],
  lit: readonly string[],
): Conversation<Situation> {
  const standing = distances.map((inches): ScriptedAnswer => ['setup', inches])
  return answer(newMatch(smallGame, input), ['tracked', tracked], ...standing, ['lit', lit])
}
