import { chart } from '../lists/chart.ts'
import { eitherByRuling, either, branch, when } from '../lists/either.ts'
import { closerThan, type Distance, type BooleanFact, type NumberRanking } from '../facts/fact.ts'
import { fewest, most, must, prefer } from '../lists/filter.ts'
import { message } from '../messages/message.ts'
import { ruling } from '../ask/ruling.ts'
import { priorityList } from '../lists/priority-list.ts'
import { tieAtRandom, tieByDie, tieByPlayer, tieByPrintedOrder } from '../lists/tie-break.ts'
import { heading } from './pieces.ts'
import type { Situation, Tower } from './situation.ts'

export interface Mood {
  readonly id: 'bold' | 'wary' | 'idle'
}

export const guarded = ruling(
  'small.guarded',
  'Guarded',
  heading('Guards'),
  'Does the raider know which towers are guarded?',
  { knows: 'it knows', blind: 'it does not' },
  'blind',
  'A guard is chosen in secret.',
)

export const spoils = ruling(
  'small.spoils',
  'Spoils',
  heading('Looting'),
  'How much is looted?',
  { one: 'one', half: 'half, rounded up' },
  'one',
  'The text says "loot it".',
)

export const distance: Distance<Tower, Situation, Mood> = {
  kind: 'distance',
  id: 'small.distance',
  unit: message('small.inch', 'inches'),
  furthest: 30,
  step: 1,
  compute: (tower, situation) => (situation.tracked ? tower.distance : undefined),
  validityKey: (tower) => String(tower.moved),
  propose: (tower) => tower.distance,
  askCloser: (limit) => message('small.closer', 'Which towers are closer than {limit} inches?', { limit }),
  askHowFar: (tower) => message('small.howFar', 'How many inches to {tower}?', { tower: tower.name }),
  askBest: () => message('small.closest', 'Which tower is closest?'),
}

const inSight: BooleanFact<Tower, Situation, Mood> = {
  kind: 'fact',
  id: 'small.inSight',
  compute: (tower, situation) => (situation.tracked ? tower.inSight : undefined),
  validityKey: (tower) => String(tower.moved),
  propose: (tower) => tower.inSight,
  ask: () => message('small.sees', 'Which towers does the raider see?'),
}

const lit: NumberRanking<Tower, Situation, Mood> = {
  kind: 'ranking',
  id: 'small.lit',
  compute: (tower, situation) => (situation.tracked ? tower.distance % 3 : undefined),
  validityKey: (tower) => String(tower.moved),
  propose: (tower) => tower.distance % 3,
  askBest: () => message('small.brightest', 'Which tower is lit best?'),
}

export const selectTarget = priorityList<Tower, Situation, Mood>(
  'small.target',
  'Target',
  heading('The target'),
  [
    must(1, 'it holds supplies', (tower) => tower.supplies > 0),
    prefer(2, 'it is in sight', inSight),
    eitherByRuling(guarded, {
      knows: [
        prefer('unguarded', 'it is not guarded', (tower, now) => now.guards[tower.keeper] !== tower.id),
      ],
    }),
    either((_, mood) => mood.id, {
      bold: branch(
        'bold',
        most(1, 'the most supplies', (tower) => tower.supplies),
        prefer(2, 'under 12 inches', closerThan(12, distance)),
      ),
      wary: branch(
        'wary',
        fewest(1, 'the fewest supplies', (tower) => tower.supplies),
        most(2, 'the best lit', lit),
      ),
      idle: branch('idle', prefer(1, 'under 20 inches', closerThan(20, distance))),
    }),
    when('late', 'after turn 3', (now) => now.turn > 3, prefer(1, 'under 8 inches', closerThan(8, distance))),
    fewest(3, 'the nearest', distance),
  ],
  tieByDie(6, 'a die: 1 is the first'),
)

export const selectCaught = priorityList<Tower, Situation>(
  'small.caught',
  'Caught',
  heading('Guards'),
  [must(1, 'it is guarded', (tower, now) => now.guards[tower.keeper] === tower.id)],
  tieAtRandom('at random'),
)

export const selectHelper = priorityList<Tower, Situation, Tower>(
  'small.helper',
  'Help',
  heading('Help'),
  [
    must(1, 'it is another tower', (tower, _, hit) => tower.id !== hit.id),
    must(2, 'it has two supplies', (tower) => tower.supplies >= 2),
    prefer(3, 'the same keeper', (tower, _, hit) => tower.keeper === hit.keeper),
  ],
  tieByPlayer('north', 'north chooses'),
)

export const selectFacing = priorityList<Tower, Situation>(
  'small.facing',
  'Facing',
  heading('A lull'),
  [most(1, 'the most supplies', (tower) => tower.supplies)],
  tieByPrintedOrder('printed order'),
)

export const moods = chart('small.mood', 'Mood', heading('The mood'), {
  raid: { plenty: 'bold', scarce: 'bold' },
  march: { plenty: 'bold', scarce: 'wary' },
  lull: { plenty: 'idle', scarce: 'wary' },
} as const)
