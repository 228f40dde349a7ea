import type { Json } from '@opfor/kernel'

type Schema = { readonly [key: string]: Json }

/** By path, for people who write a battle by hand. */
const notes: Readonly<Record<string, string>> = {
  opfor: 'The format of the file: 1.',
  id: 'A short id of the battle.',
  title: 'What the battle is called.',
  author: 'Who entered it; your name, or nothing.',
  board: 'The board. Your first row is row 1; Stratego has the last.',
  'board.columns': 'How many squares wide: a, b, c and so on.',
  'board.rows': 'How many squares deep: 1, 2, 3 and so on from your side.',
  'board.metric': 'A diagonal step counts as one (diagonal), or as two (orthogonal). Standard: diagonal.',
  'board.islands': 'Squares that nobody enters or sees through, as "c5".',
  'board.throughFriends': 'Whether ships pass through ships of their own side. Standard: true.',
  'board.friendsBlock': 'Whether ships of the own side block the line of sight. Standard: true.',
  costs: 'The Structure Points that light and severe damage cost. Standard: 1 and 2.',
  'costs.light': 'Structure Points lost by light damage.',
  'costs.severe': 'Structure Points lost by severe damage.',
  classes: 'The ship cards, one for each class.',
  'classes.id': 'A short id: letters, digits, - and _.',
  'classes.name': 'The name of the class.',
  'classes.speed': 'Squares that it moves for one Movement symbol.',
  'classes.reducedSpeed': 'Its speed with half of its Structure Points or fewer, if that is less.',
  'classes.structure': 'Structure Points at the start.',
  'classes.light':
    'The strength that does light damage to it. May be left out where results are typed for it and the other side has no aircraft.',
  'classes.severe':
    'The strength that does severe damage to it. May be left out where results are typed for it and the other side has no aircraft.',
  'classes.antiAircraft': 'Taken from the strength of aircraft that attack it. Standard: 0.',
  'classes.batteries': 'Its batteries and torpedoes.',
  'classes.batteries.name': 'What the battery is called on the card.',
  'classes.batteries.kind': 'Guns or torpedoes. Standard: gun.',
  'classes.batteries.bands': 'Its strength by range, the nearest first; the last one ends at its range.',
  'classes.batteries.bands.to': 'As far as this many squares.',
  'classes.batteries.bands.strength': 'Its strength there; 0 will do where results are typed for the class.',
  'classes.batteries.ammunition': 'How often it fires in a battle; no limit where it is left out.',
  'classes.squadrons': 'The aircraft of a carrier.',
  'classes.squadrons.number': 'Squadrons on board.',
  'classes.squadrons.range': 'Squares that they fly.',
  'classes.squadrons.strength': 'The strength of one squadron.',
  'classes.squadrons.perLaunch': 'Squadrons that start for one Admiral symbol. Standard: 1.',
  'classes.green': 'Green features (strengths): they add to the ship.',
  'classes.red': 'Red features (weaknesses): they take from the ship.',
  typed: 'What one class does to another, typed from the cards instead of strengths and thresholds.',
  'typed.attacker': 'The id of the class that attacks.',
  'typed.target': 'The id of the class that is attacked.',
  'typed.symbols':
    'With one Artillery symbol or with two; a row for one holds for two as well until one is typed. Standard: 1.',
  'typed.to': 'As far as this many squares.',
  'typed.result': 'No damage, light or severe damage.',
  dice: 'The printed table of the die: what the Admiral symbol of a unit is worth. Where it is left out our reconstruction counts, since the icons are lost in the text that we have.',
  'dice.movement': 'Where a Movement is thrown.',
  'dice.artillery': 'Where an Artillery is thrown.',
  'dice.admiral': 'Where an Admiral is thrown.',
  player: 'Your fleet, a row for each ship.',
  stratego: "Stratego's fleet, a row for each ship.",
}

/** For such fields in any list. */
const everywhere: Readonly<Record<string, string>> = {
  when: 'When it counts: in an attack of the ship, in its defence, or when it moves.',
  changes:
    'What it changes: strength or range in an attack, both thresholds in defence, speed in a move; or nothing (note).',
  by: 'By how much.',
  weapon: 'Only for guns or only for torpedoes; for both where it is left out.',
  note: 'In your own words: it is read to you when the feature is used.',
  alone: 'What the Admiral symbol is worth with no enemy in range.',
  inRange: 'What the Admiral symbol is worth with an enemy in range; the unit does not move then.',
  name: 'Its name.',
  class: 'The id of its class.',
}

export function annotated(schema: Json, path = ''): Json {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return schema
  const { properties, items, ...rest } = schema as Schema
  const key = path.slice(path.lastIndexOf('.') + 1)
  const note = notes[path] ?? everywhere[key]
  return {
    ...(note === undefined ? {} : { description: note }),
    ...rest,
    ...(items === undefined ? {} : { items: annotated(items, `${path}.`) }),
    ...(properties === undefined ? {} : { properties: below(properties as Schema, path) }),
  }
}

function below(properties: Schema, path: string): Schema {
  const under = path === '' || path.endsWith('.') ? path : `${path}.`
  return Object.fromEntries(
    Object.entries(properties).map(([key, each]) => [key, annotated(each, `${under}${key}`)]),
  )
}
