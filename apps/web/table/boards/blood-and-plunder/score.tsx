import { lossesOf, type Side, sides, type Situation, tallies } from '@opfor/games/blood-and-plunder/view'
import type { useSay } from '../../../ui/text/language.tsx'
import type { ScoreChip } from '../board-frame.tsx'
import { tableWords } from './words.ts'

/** Strike points of both sides, models lost, the loss that gives the next point, and the turn. */
export function scoreOf(now: Situation, say: ReturnType<typeof useSay>): readonly ScoreChip[] {
  const tally = (side: Side): ScoreChip => {
    const { lost, begun, next } = lossesOf(now, side)
    return {
      look: side === 'opfor' ? 'score-bot bp-tally bp-opfor' : 'score-player bp-tally bp-player',
      name: say(side === 'opfor' ? tableWords.opfor : tableWords.you),
      value: say(tableWords.strikes, { points: tallies(now)[side] }),
      note:
        next === undefined
          ? say(tableWords.lostAll, { lost, begun })
          : say(tableWords.lostNext, { lost, next }),
    }
  }
  const turn = say(tableWords.turnOf, { turn: now.turn, turns: now.battle.turns })
  return [...sides.map(tally), { look: 'bp-turn-of', name: say(tableWords.turn), value: turn }]
}
