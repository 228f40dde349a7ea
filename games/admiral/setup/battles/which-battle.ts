import {
  type Json,
  type Message,
  message,
  type MatchOption,
  pack,
  memoizeRecent,
  type Sample,
} from '@opfor/kernel'
import { missingInBattle } from '../../table/battles/missing.ts'
import { battleSchema, parseBattle } from '../../table/battles/battle-pack.ts'
import { battleName } from '../../table/names.ts'
import type { Battle } from '../../table/battles/pieces.ts'
import { sampleBattles } from '../../table/battles/sample-battles.ts'

/** A link may bring any battle, so only the last few stay in memory. */
const parsed = memoizeRecent((option: string): Battle => {
  const read = parseBattle(JSON.parse(option) as Json)
  if (!read.ok) throw new Error(read.problem)
  return read.value
})

/** A sample's id, or an owner's battle. */
export function battleFrom(option: Json): Battle {
  const sample = sampleBattles.find(({ id }) => id === option)
  return sample ?? parsed(JSON.stringify(option))
}

const labels: Readonly<Record<string, Message>> = Object.fromEntries(
  Object.entries({
    id: 'Short id',
    title: 'Title',
    author: 'Entered by',
    board: 'The board',
    columns: 'Columns',
    rows: 'Rows',
    metric: 'A diagonal step counts as',
    'metric.diagonal': 'one',
    'metric.orthogonal': 'two',
    islands: 'Islands, by square, such as c5',
    throughFriends: 'Ships pass through friends',
    friendsBlock: 'Friends block the line of sight',
    costs: 'Structure Points that damage costs',
    classes: 'Ship cards',
    name: 'Name',
    speed: 'Speed',
    reducedSpeed: 'Reduced speed, with half of its points or fewer',
    structure: 'Structure Points',
    light: 'Light damage',
    severe: 'Severe damage',
    antiAircraft: 'Anti-aircraft fire',
    batteries: 'Batteries and torpedoes',
    kind: 'Kind',
    'kind.gun': 'guns',
    'kind.torpedo': 'torpedoes',
    bands: 'Strength by range',
    to: 'Up to (squares)',
    strength: 'Strength',
    ammunition: 'Shots in a battle, if limited',
    squadrons: 'Aircraft',
    number: 'Squadrons on board',
    range: 'Range (squares)',
    perLaunch: 'Squadrons launched for one symbol',
    green: 'Green features (strengths)',
    red: 'Red features (weaknesses)',
    when: 'When it counts',
    'when.attack': 'when it attacks',
    'when.defence': 'when it is attacked',
    'when.move': 'when it moves',
    changes: 'What it changes',
    'changes.strength': 'strength',
    'changes.range': 'range',
    'changes.thresholds': 'both thresholds of damage',
    'changes.speed': 'speed',
    'changes.note': 'nothing the app calculates: a note for you',
    by: 'By how much',
    weapon: 'Only for',
    'weapon.gun': 'guns',
    'weapon.torpedo': 'torpedoes',
    note: 'Note, in your own words',
    typed: 'Results copied from the cards, instead of thresholds',
    attacker: 'Ship card that attacks',
    target: 'Ship card that is attacked',
    symbols: 'Artillery symbols',
    result: 'Result',
    'result.none': 'no damage',
    'result.light': 'light damage',
    'result.severe': 'severe damage',
    dice: 'The printed table of the die: what the Admiral symbol counts as (ours if you leave it out)',
    movement: 'A Movement is thrown',
    artillery: 'An Artillery is thrown',
    admiral: 'An Admiral is thrown',
    alone: 'No enemy in range',
    'alone.artillery': 'Artillery',
    'alone.movement': 'Movement',
    'alone.best': 'the best of both',
    'alone.nothing': 'features only',
    inRange: 'An enemy in range',
    'inRange.artillery': 'Artillery',
    'inRange.best': 'the best of both',
    'inRange.nothing': 'features only',
    player: 'Your fleet',
    stratego: "Stratego's fleet",
    class: 'Ship card',
  }).map(([key, words]) => [key, message(`admiral.pack.${key}`, words)]),
)

export function battleWord(name: string): Message {
  return labels[name] ?? message('admiral.battle', '{title}', { title: name })
}

const [first, ...others] = sampleBattles.map(
  // TypeScript does not accept an interface as Json, because it has no index signature.
  (battle): Sample => ({ id: battle.id, name: battleName(battle), pack: battle as unknown as Json }),
)

const emptyBattle: Json = {
  opfor: 1,
  id: 'own',
  title: '',
  board: { columns: 8, rows: 10 },
  classes: [],
  player: [],
  stratego: [],
}

export const battleOption: MatchOption = {
  question: pack('battle', message('admiral.option.battle', 'Which battle?'), {
    schema: battleSchema,
    labels,
    samples: [first as Sample, ...others],
    check: parseBattle,
    empty: emptyBattle,
    missing: missingInBattle,
  }),
  default: 'straits',
}
