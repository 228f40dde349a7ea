import { type Game, type Journal, matchFromStart, type Parsed, type MatchStart } from '@opfor/kernel'
import { lastAnswer } from '../../data/store/recent-log.ts'
import { confirmSetUp } from '../../data/store/set-up-steps.ts'
import { saveNewMatch } from '../../data/store/new-match.ts'
import type { MatchRecord } from '../../data/storage/saved-match.ts'
import { listMatches } from '../../data/storage/storage.ts'
import { isDay, seedOfDay } from './use-day-text.ts'

/** Undefined unless the game is played wholly on the screen, as it is printed. */
export function battleStart({ starts, rules }: Game): MatchStart | undefined {
  return rules === undefined && starts?.screen?.isSample !== true ? starts?.screen : undefined
}

/** The oldest match if there are copies. */
export async function findBattle({ id }: Game, day: string): Promise<MatchRecord | undefined> {
  const seed = seedOfDay(id, day)
  const isBattle = ({ game, head }: MatchRecord): boolean =>
    game === id && (head as Partial<Journal>).seed === seed
  const [first] = (await listMatches()).filter(isBattle).toSorted((one, other) => one.created - other.created)
  return first
}

/** Uses the standard settings, whatever the player chose before; returns the match id. */
export async function startBattle(
  game: Game,
  start: MatchStart,
  day: string,
  name: string,
): Promise<Parsed<string>> {
  const byApp = { dice: 'app', draws: 'app' } as const
  const match = matchFromStart(game, start, seedOfDay(game.id, day), {}, byApp)
  const started = await saveNewMatch(match, name, byApp)
  if (started.ok && match.ok) confirmSetUp(started.value, lastAnswer(match.value))
  return started
}

/** Read from the end of the name, which survives a transfer to another device. */
export function dayOfBattle({ game, seed }: Journal, name: string): string | undefined {
  const day = name.slice(-10)
  return isDay(day) && seed === seedOfDay(game, day) ? day : undefined
}
