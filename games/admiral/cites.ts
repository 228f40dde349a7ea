import type { Citation, Message } from '@opfor/kernel'
import {
  actionDice,
  admiralSymbol,
  attack,
  carriers,
  endOfTheGame,
  movement,
  setUp,
} from './table/citations.ts'
import { words } from './table/words.ts'

const by: readonly (readonly [Citation, readonly Message[]])[] = [
  [setUp, [words.deploys, words.waits, words.enters]],
  [movement, [words.turn, words.staysHarmless]],
  [
    actionDice,
    [
      words.throws,
      words.repairs,
      words.symbols,
      words.admirals,
      words.admiralAlone,
      words.sailsToFire,
      words.sailsToLaunch,
      words.sailsIntoRange,
      words.approaches,
      words.staysInRange,
      words.staysThere,
      words.staysOutside,
      words.staysStill,
    ],
  ],
  [carriers, [words.carrierSymbol, words.carrierAdmirals, words.launchesAt]],
  [
    admiralSymbol,
    [
      words.holds,
      words.held,
      words.green,
      words.greenFor,
      words.greenNote,
      words.red,
      words.redNote,
      words.beyondGrid,
    ],
  ],
  [
    attack,
    [
      words.attackPhase,
      words.fires,
      words.noDamage,
      words.hit,
      words.willSink,
      words.noTarget,
      words.noDamageable,
      words.silent,
      words.stillAttacks,
      words.damaged,
      words.sunk,
    ],
  ],
  [endOfTheGame, [words.over]],
]

/** Citations of rulebook headings by message id; the player's own actions need none. */
export const cites: Readonly<Record<string, Citation>> = Object.fromEntries(
  by.flatMap(([citation, told]) => told.map(({ id }) => [id, citation])),
)
