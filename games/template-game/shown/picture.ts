import { type PictureCell, message, type Picture, type PictureRow } from '@opfor/kernel'
import { named, sacksToWin, villageIds } from '../table/pieces.ts'
import type { Situation } from '../table/situation.ts'

/** The first board of the game as rows of characters. A row with an id can be tapped. */
export function picture(now: Situation): Picture {
  const villages = villageIds.map((id): PictureRow => {
    const patrol: PictureCell =
      now.patrol === id ? { text: 'P', tone: 'player' } : { text: '·', tone: 'free' }
    return { label: named(id).name, id, cells: [patrol, ...sacks(now.sacks[id], 'special')] }
  })
  const den: PictureRow = { label: named('den').name, cells: sacks(now.den, 'bot') }
  return {
    columns: [
      [
        {
          title: message('template-game.label.round', 'Round {round} of {rounds}', {
            round: now.round,
            rounds: now.rounds,
          }),
          rows: [...villages, den],
        },
      ],
    ],
    below: [],
    legend: [
      message('template-game.legend', 'P is the patrol, o a sack. With {sacks} sacks the raider has won.', {
        sacks: sacksToWin,
      }),
    ],
  }
}

function sacks(count: number, tone: PictureCell['tone']): readonly PictureCell[] {
  return Array.from({ length: count }, () => ({ text: 'o', tone }))
}
