import { type Candidate, type Filter, message, type Message, withBookNumber } from '@opfor/kernel'
import type { Battle, Face, Feature, Result, Side } from './battles/pieces.ts'
import { sampleBattles } from './battles/sample-battles.ts'
import { isSample, ours, sampleWords } from './battles/sample-ships.ts'
import type { Ship } from './situation.ts'

/** For a line without a number in the rules; the key is ours. */
export function unnumbered<C, S, A>(line: Filter<C, S, A>): Filter<C, S, A> {
  return withBookNumber('', line)
}

/** Only words of our samples are translatable. */
export function wordOf(battle: Battle, word: string): Message | string {
  return (battle.author === ours ? ourWords.get(word) : undefined) ?? word
}

const ourWords: ReadonlyMap<string, Message> = new Map(
  [...sampleWords].map((word) => [word, message(`admiral.sample.${word.replaceAll(' ', '-')}`, word)]),
)

export function battleName({ id, title, author }: Battle): Message {
  return sampleBattles.some((sample) => sample.author === author && sample.title === title)
    ? message(`admiral.battle.${id}`, title)
    : message('admiral.battle', '{title}', { title })
}

export function shipName({ side, name }: Ship): Message {
  return side === 'player'
    ? message('admiral.ship.player', 'your {name}', { name })
    : message('admiral.ship.stratego', "Stratego's {name}", { name })
}

export function shipAs(ship: Ship): Candidate {
  return { id: ship.id, name: shipName(ship) }
}

export function formatSquares(squares: number): Message {
  return message('admiral.counter.squares', '{squares, plural, one {# square} other {# squares}}', {
    squares,
  })
}

export function formatPoints(points: number): Message {
  return message('admiral.points', '{points, plural, one {# Structure Point} other {# Structure Points}}', {
    points,
  })
}

export function className(battle: Battle, card: number): Message {
  const its = battle.classes[card]
  const name = wordOf(battle, its?.name ?? '')
  return its !== undefined && isSample(its)
    ? message('admiral.class.sample', 'sample {name}', { name })
    : message('admiral.class', '{name}', { name })
}

export function featureName(battle: Battle, ship: Ship, { name }: Feature): Message {
  return message('admiral.feature', '“{feature}” of {ship}', {
    feature: wordOf(battle, name),
    ship: shipName(ship),
  })
}

const effects: Readonly<Record<string, Message>> = {
  strength: message('admiral.effect.strength', '{feature}, {by} strength'),
  'strength gun': message('admiral.effect.strengthGun', '{feature}, {by} gun strength'),
  'strength torpedo': message('admiral.effect.strengthTorpedo', '{feature}, {by} torpedo strength'),
  range: message('admiral.effect.range', '{feature}, {by} range'),
  'range gun': message('admiral.effect.rangeGun', '{feature}, {by} gun range'),
  'range torpedo': message('admiral.effect.rangeTorpedo', '{feature}, {by} torpedo range'),
  thresholds: message('admiral.effect.thresholds', '{feature}, {by} on both thresholds'),
  speed: message('admiral.effect.speed', '{feature}, {by} speed'),
}

export function effectOf(battle: Battle, colour: 'green' | 'red', its: Feature): Message {
  const feature = wordOf(battle, its.name)
  if (its.note !== undefined)
    return message('admiral.effect.note', '{feature}: {note}', { feature, note: its.note })
  const text = effects[its.weapon === undefined ? its.changes : `${its.changes} ${its.weapon}`]
  return text === undefined
    ? message('admiral.effect', '{feature}', { feature })
    : { ...text, params: { feature, by: `${colour === 'green' ? '+' : '−'}${its.by}` } }
}

const faceNames: Readonly<Record<Face, Message>> = {
  movement: message('admiral.face.movement', 'Movement'),
  artillery: message('admiral.face.artillery', 'Artillery'),
  admiral: message('admiral.face.admiral', 'Admiral'),
}

export function faceName(face: Face): Message {
  return faceNames[face]
}

const resultNames: Readonly<Record<Result, Message>> = {
  none: message('admiral.result.none', 'no damage'),
  light: message('admiral.result.light', 'light damage'),
  severe: message('admiral.result.severe', 'severe damage'),
}

export function resultName(result: Result): Message {
  return resultNames[result]
}

const standByNames: Readonly<Record<Side, Message>> = {
  player: message('admiral.place.standBy.player', 'your Stand-by Area'),
  stratego: message('admiral.place.standBy.stratego', "Stratego's Stand-by Area"),
}

export function standByName(side: Side): Message {
  return standByNames[side]
}
