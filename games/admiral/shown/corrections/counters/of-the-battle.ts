import {
  type CounterValue,
  message,
  type NamedCounter,
  nothing,
  reading,
  settableFlag,
  settableNumber,
  settableOne,
} from '@opfor/kernel'
import { focus } from '../../../rules/attack/attack-rulings.ts'
import { waysToEnd } from '../../../rules/end-of-the-game/end.ts'
import { shipName } from '../../../table/names.ts'
import { shipsOf, type Phase, type Situation, type Way } from '../../../table/situation.ts'
import type { Settable } from './settable.ts'

const names = {
  turn: message('admiral.counter.turn', 'the turn'),
  phase: message('admiral.counter.phase', 'the phase'),
  attacksOver: message('admiral.counter.attacksOver', 'your attacks are over'),
  lastTarget: message('admiral.counter.lastTarget', 'the ship that Stratego fired at last in this turn'),
  ended: message('admiral.counter.ended', 'how the battle ended'),
}

const phases: readonly CounterValue[] = [
  { value: 'standBy', reads: message('admiral.phase.standBy', 'units enter from the Stand-by Area') },
  { value: 'movement', reads: message('admiral.phase.movement', 'Movement') },
  { value: 'attack', reads: message('admiral.phase.attack', 'Attack') },
]

const ends: readonly CounterValue[] = [
  { value: '', reads: message('admiral.notOver', 'it is not over') },
  ...waysToEnd.map(({ id, name }) => ({ value: id, reads: name })),
]

const lastTurn = 999

/** The numbers and notes of the battle as a whole. */
export function ofTheBattle(now: Situation): readonly Settable[] {
  const note = (id: keyof typeof names): NamedCounter => ({ id, name: names[id], note: true })
  const targets = shipsOf(now, 'player').map(
    (ship): CounterValue => ({ value: ship.id, reads: shipName(ship) }),
  )
  return [
    settableNumber({ id: 'turn', name: names.turn }, now.turn, [1, lastTurn], (turn) => ({ ...now, turn })),
    settableOne(note('phase'), now.phase, phases, (phase) => ({ ...now, phase: phase as Phase })),
    settableFlag(note('attacksOver'), now.attacksOver, (attacksOver) => ({ ...now, attacksOver })),
    // Ruling: focus.
    settableOne(
      { ...note('lastTarget'), inner: reading(now, focus) !== 'last' },
      now.lastTarget,
      [nothing, ...targets],
      (lastTarget) => ({ ...now, lastTarget: String(lastTarget) }),
    ),
    settableOne(note('ended'), now.ended, ends, (ended) => ({ ...now, ended: ended as Way | '' })),
  ]
}
