import type { GameModule } from './game-module.ts'
import { parseSuccess, type Json, type Parsed } from '../read/json.ts'
import type { Settings } from '../ask/settings.ts'

/** Only the fields that the game accepts. */
export function positionOfMatch<S>(game: GameModule<S>, situation: S, settings: Settings): Parsed<Json> {
  const plain = JSON.parse(JSON.stringify(situation)) as Readonly<Record<string, Json>>
  const known = Object.fromEntries(Object.entries(plain).filter(([key]) => knows(game, key, settings)))
  const read = game.parseSituation(known, settings)
  return read.ok ? parseSuccess(known) : read
}

/** A position's field changes nothing while empty; any other field is refused. */
function knows<S>(game: GameModule<S>, key: string, settings: Settings): boolean {
  const [empty, named] = [{}, { [key]: undefined }].map((json) => game.parseSituation(json, settings))
  return JSON.stringify(empty) === JSON.stringify(named)
}
