import { ask } from '../ask/procedure.ts'
import { yesNo } from '../ask/questions/yes-no.ts'
import type { Game } from '../match/game-module.ts'
import type { MatchStart } from '../match/match-starts.ts'
import type { WhoRolls } from '../match/who-rolls.ts'
import type { Settings } from '../ask/settings.ts'
import { parseSuccess, type Parsed } from '../read/json.ts'
import type { Message } from '../messages/message.ts'
import { matchFromStart } from './match-from-start.ts'

/** Never shown: the first turn waits behind this question. */
const unasked: Message = { id: 'set-up', text: '' }

/** Returns set-up instructions of a start up to the first question, one per item. */
export function setUpLines(
  game: Game,
  start: MatchStart,
  seed: number,
  chosen: Settings['options'],
  besideBoard: WhoRolls,
): Parsed<readonly Message[]> {
  const setUpOnly: Game = {
    ...game,
    *turn(table) {
      yield* ask(table, () => yesNo('set-up', 'player', unasked))
    },
  }
  const match = matchFromStart(setUpOnly, start, seed, chosen, besideBoard)
  if (!match.ok) return match
  const told = match.value.log.flatMap((one) => (one.kind === 'change' ? [one.tell] : []))
  return parseSuccess(mergeLines([...(start.layOut ?? []), ...told]))
}

/** A line replaces an earlier one that differs only in its last part, such as another cell for the same marker. */
export function mergeLines(lines: readonly Message[]): readonly Message[] {
  const merged = new Map<string, Message>()
  for (const line of lines) {
    const parts = Object.entries(line.params ?? {})
    const key = JSON.stringify([line.id, parts.length > 1 ? parts.slice(0, -1) : parts])
    merged.delete(key)
    merged.set(key, line)
  }
  return [...merged.values()]
}
