import { type Candidate, message, type Message } from '@opfor/kernel'
import type { Battle, Face, Result, Side } from './pieces.ts'
import { ours } from './sample-ships.ts'
import type { Ship } from './situation.ts'

/** A word of a card: of our samples it can be translated, an owner's is as it was entered. */
export function wordOf(battle: Battle, word: string): Message | string {
  return battle.author === ours ? message(`admiral.sample.${word.replaceAll(' ', '-')}`, word) : word
}

/** The title of a battle. */
export function battleName({ id, title, author }: Battle): Message {
  return author === ours
    ? message(`admiral.battle.${id}`, title)
    : message('admiral.battle', '{title}', { title })
}

/** A ship in a sentence. */
export function shipName({ side, name }: Ship): Message {
  return side === 'player'
    ? message('admiral.ship.player', 'your {name}', { name })
    : message('admiral.ship.stratego', "Stratego's {name}", { name })
}

/** A ship as a candidate. */
export function shipAs(ship: Ship): Candidate {
  return { id: ship.id, name: shipName(ship), brief: message('admiral.ship', '{name}', { name: ship.name }) }
}

/** The class of a ship; of our samples it is said that they are ours. */
export function className(battle: Battle, card: number): Message {
  const name = wordOf(battle, battle.classes[card]?.name ?? '')
  return battle.author === ours
    ? message('admiral.class.sample', 'sample {name}', { name })
    : message('admiral.class', '{name}', { name })
}

const faceNames: Readonly<Record<Face, Message>> = {
  movement: message('admiral.face.movement', 'Movement'),
  artillery: message('admiral.face.artillery', 'Artillery'),
  admiral: message('admiral.face.admiral', 'Admiral'),
}

/** The name of a symbol. */
export function faceName(face: Face): Message {
  return faceNames[face]
}

const resultNames: Readonly<Record<Result, Message>> = {
  none: message('admiral.result.none', 'no damage'),
  light: message('admiral.result.light', 'light damage'),
  severe: message('admiral.result.severe', 'severe damage'),
}

/** The name of a result. */
export function resultName(result: Result): Message {
  return resultNames[result]
}

const standByNames: Readonly<Record<Side, Message>> = {
  player: message('admiral.place.standBy.player', 'your Stand-by Area'),
  stratego: message('admiral.place.standBy.stratego', "Stratego's Stand-by Area"),
}

/** The Stand-by Area of a side. */
export function standByName(side: Side): Message {
  return standByNames[side]
}
