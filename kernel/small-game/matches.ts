import type { LiveMatch } from '../match/live-match.ts'
import type { SettingsInput } from '../ask/settings.ts'
import { playAnswers, newMatch, type ScriptedAnswer } from '../testing/index.ts'
import { smallGame } from './index.ts'
import type { Situation } from './situation.ts'

/** A tracked table with the raider's distances from hill, ford, mill and wood, and the visible towers. */
export function trackedMatch(
  distances: readonly number[] = [5, 10, 15, 20],
  seen: readonly string[] = ['hill', 'ford', 'mill', 'wood'],
  input: SettingsInput = {},
): LiveMatch<Situation> {
  return setUp(input, true, distances, seen)
}

export function untrackedMatch(input: SettingsInput = {}): LiveMatch<Situation> {
  return setUp(input, false, [0, 0, 0, 0], [])
}

/** The drawn card, and the towers that north and south guard. */
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
): LiveMatch<Situation> {
  const standing = distances.map((inches): ScriptedAnswer => ['setup', inches])
  return playAnswers(newMatch(smallGame, input), ['tracked', tracked], ...standing, ['lit', lit])
}
