import { type Game, type Journal, openStart, type Parsed, type Start } from '@opfor/kernel'
import { lastAnswer } from '../../data/store/recent-log.ts'
import { confirmSetUp } from '../../data/store/set-up-steps.ts'
import { saveNewMatch } from '../../data/store/match-store.ts'
import type { MatchRecord } from '../../data/storage/saved-match.ts'
import { listMatches } from '../../data/storage/storage.ts'
import { isDay } from './day.ts'
import { seedOfDay } from './seed-of-day.ts'

/** How a game's battle of a day starts; undefined for a game that is not played wholly on the screen, as it is printed. */
export function battleStart({ starts, rules }: Game): Start | undefined {
  return rules === undefined && starts?.screen?.isSample !== true ? starts?.screen : undefined
}

/** The player's match of a game's battle: of copies, the first one. */
export async function findBattle({ id }: Game, day: string): Promise<MatchRecord | undefined> {
  const seed = seedOfDay(id, day)
  const isBattle = ({ game, head }: MatchRecord): boolean =>
    game === id && (head as Partial<Journal>).seed === seed
  const [first] = (await listMatches()).filter(isBattle).toSorted((one, other) => one.created - other.created)
  return first
}

/** Starts the battle of a day with the standard settings, whatever the player chose before; returns the id of the match. */
export async function startBattle(
  game: Game,
  start: Start,
  day: string,
  name: string,
): Promise<Parsed<string>> {
  const byApp = { dice: 'app', draws: 'app' } as const
  const match = openStart(game, start, seedOfDay(game.id, day), {}, byApp)
  const started = await saveNewMatch(match, name, byApp)
  if (started.ok && match.ok) confirmSetUp(started.value, lastAnswer(match.value))
  return started
}

/** The day of the battle that a match is; its name ends with it, also after a transfer to another device. */
export function dayOfBattle({ game, seed }: Journal, name: string): string | undefined {
  const day = name.slice(-10)
  return isDay(day) && seed === seedOfDay(game, day) ? day : undefined
}
