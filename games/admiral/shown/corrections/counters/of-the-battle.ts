import {
  type AllowedValue,
  message,
  messages,
  type TableValueSpec,
  noneValue,
  currentReading,
  booleanSetter,
  numberSetter,
  choiceSetter,
} from '@opfor/kernel'
import { focus } from '../../../rules/attack/attack-rulings.ts'
import { waysToEnd } from '../../../rules/end-of-the-game/end.ts'
import { shipName } from '../../../table/names.ts'
import { shipsOf, type Phase, type Situation, type Way } from '../../../table/situation.ts'
import type { Settable } from './of-the-batteries.ts'

const names = messages('admiral.counter', {
  turn: 'the turn',
  phase: 'the phase',
  attacksOver: 'your attacks are over',
  lastTarget: 'the ship Stratego last fired at this turn',
  ended: 'how the battle ended',
})

const phases: readonly AllowedValue[] = [
  { value: 'standBy', text: message('admiral.phase.standBy', 'units enter from the Stand-by Area') },
  { value: 'movement', text: message('admiral.phase.movement', 'Movement') },
  { value: 'attack', text: message('admiral.phase.attack', 'Attack') },
]

const ends: readonly AllowedValue[] = [
  { value: '', text: message('admiral.notOver', 'it is not over') },
  ...waysToEnd.map(({ id, name }) => ({ value: id, text: name })),
]

const lastTurn = 999

export function ofTheBattle(now: Situation): readonly Settable[] {
  const note = (id: keyof typeof names): TableValueSpec => ({ id, name: names[id], note: true })
  const targets = shipsOf(now, 'player').map(
    (ship): AllowedValue => ({ value: ship.id, text: shipName(ship) }),
  )
  return [
    numberSetter({ id: 'turn', name: names.turn }, now.turn, [1, lastTurn], (turn) => ({ ...now, turn })),
    choiceSetter(note('phase'), now.phase, phases, (phase) => ({ ...now, phase: phase as Phase })),
    booleanSetter(note('attacksOver'), now.attacksOver, (attacksOver) => ({ ...now, attacksOver })),
    // Ruling: focus.
    choiceSetter(
      { ...note('lastTarget'), isNested: currentReading(now, focus) !== 'last' },
      now.lastTarget,
      [noneValue, ...targets],
      (lastTarget) => ({ ...now, lastTarget: String(lastTarget) }),
    ),
    choiceSetter(note('ended'), now.ended, ends, (ended) => ({ ...now, ended: ended as Way | '' })),
  ]
}
