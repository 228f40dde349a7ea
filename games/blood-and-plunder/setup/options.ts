import { type Candidate, choice, type Json, message, number, type MatchOption, yesNo } from '@opfor/kernel'
import { askingOf, askingOption } from '../table/asking.ts'
import type { House, Knowing } from '../table/situation.ts'
import { battleOption } from './which-battle.ts'

export const ways = [
  { id: 'asked', name: message('blood-and-plunder.way.asked', 'Without a map: you are asked what decides') },
  { id: 'map', name: message('blood-and-plunder.way.map', 'With a map: distances and sight are computed') },
  {
    id: 'proposed',
    name: message(
      'blood-and-plunder.way.proposed',
      'With a map that only suggests: you confirm every answer',
    ),
  },
]

const decks = [
  { id: 'app', name: message('blood-and-plunder.deck.app', "The app's: no cards needed") },
  {
    id: 'both',
    name: message('blood-and-plunder.deck.both', "The app's, and it turns over a card for you too"),
  },
  {
    id: 'real',
    name: message('blood-and-plunder.deck.real', 'A physical deck: tap the card that you turn over'),
  },
]

const numbers = [
  {
    id: 'roster',
    name: message('blood-and-plunder.numbers.roster', 'Estimated from the roster'),
  },
  { id: 'asked', name: message('blood-and-plunder.numbers.asked', 'From you, by your rulebook') },
]

const howWide: readonly Candidate[] = [
  {
    id: 'tokens',
    name: message('blood-and-plunder.widths.tokens', 'As round tokens with a radius of one inch'),
  },
  {
    id: 'models',
    name: message('blood-and-plunder.widths.models', 'As wide as their models, on bases of an inch'),
  },
]

const inches = message('blood-and-plunder.inch', 'inches')
const points = message('blood-and-plunder.points', 'strike points')
const actions = message('blood-and-plunder.actions', '{amount, plural, one {action} other {actions}}')

/** Without a map, settings that only a map uses do not apply. */
function withMap(_: Json, { way }: Chosen): boolean {
  return way !== 'asked'
}

/** Numbers of your rulebook are asked here once; the defaults are ours. */
export const options: readonly MatchOption[] = [
  battleOption,
  {
    question: choice('way', 'player', message('blood-and-plunder.option.way', 'How do you play?'), ways),
    default: 'asked',
  },
  {
    question: choice(
      'deck',
      'player',
      message('blood-and-plunder.option.deck', 'Which deck does the OPFOR use?'),
      decks,
    ),
    default: 'app',
  },
  {
    question: choice(
      'targetNumbers',
      'player',
      message('blood-and-plunder.option.numbers', 'Where do target numbers on a map come from?'),
      numbers,
    ),
    default: 'roster',
    isApplicable: withMap,
  },
  {
    question: yesNo(
      'intoMelee',
      'player',
      message('blood-and-plunder.option.intoMelee', 'On a map: may an enemy in melee be shot at?'),
    ),
    default: false,
    isApplicable: withMap,
  },
  {
    question: choice(
      'widths',
      'player',
      message('blood-and-plunder.option.widths', 'On a map: how wide are units whose roster names no base?'),
      howWide,
    ),
    default: 'tokens',
    isApplicable: withMap,
  },
  {
    question: number(
      'strikeGap',
      'player',
      message(
        'blood-and-plunder.option.strikeGap',
        'With how many more strike points than the other side must a side take a Strike Test?',
      ),
      { from: 1, to: 4, unit: points },
    ),
    default: 2,
  },
  {
    question: number(
      'shakenAt',
      'player',
      message('blood-and-plunder.option.shakenAt', 'How much Fatigue makes a unit Shaken?'),
      { from: 1, to: 10, unit: message('blood-and-plunder.fatigues', 'Fatigue') },
    ),
    default: 3,
  },
  {
    question: number(
      'control',
      'player',
      message('blood-and-plunder.option.control', 'On a map: how close must a unit be to hold an objective?'),
      { from: 1, to: 12, unit: inches },
    ),
    default: 4,
    isApplicable: withMap,
  },
  {
    question: number(
      'grapple',
      'player',
      message('blood-and-plunder.option.grapple', 'On a map: how far can grapples be thrown?'),
      { from: 1, to: 12, unit: inches },
    ),
    default: 4,
    isApplicable: withMap,
  },
  {
    question: number(
      'shipMoves',
      'player',
      message('blood-and-plunder.option.shipMoves', 'How many movements does a ship have in a turn?'),
      { from: 1, to: 4, unit: message('blood-and-plunder.movements', 'movements') },
    ),
    default: 2,
  },
  {
    question: number(
      'bayonetCost',
      'player',
      message('blood-and-plunder.option.bayonetCost', 'How many actions does fixing bayonets take?'),
      { from: 0, to: 2, unit: actions },
    ),
    default: 1,
  },
  {
    question: yesNo(
      'reloadFirst',
      'player',
      message('blood-and-plunder.option.reloadFirst', 'House rule: empty units reload first?'),
    ),
    default: false,
  },
  {
    question: yesNo(
      'fortune',
      'player',
      message(
        'blood-and-plunder.option.fortune',
        'With Fortune Points? (The solitaire rules advise against them.)',
      ),
    ),
    default: false,
  },
  askingOption,
]

type Chosen = Readonly<Record<string, Json>>

export function houseOf(chosen: Chosen): House {
  return {
    strikeGap: Number(chosen['strikeGap']),
    shakenAt: Number(chosen['shakenAt']),
    control: Number(chosen['control']),
    grapple: Number(chosen['grapple']),
    shipMoves: Number(chosen['shipMoves']),
    bayonetCost: Number(chosen['bayonetCost']),
    reloadFirst: chosen['reloadFirst'] === true,
    deck: deckOf(chosen),
    targetNumbers: chosen['targetNumbers'] === 'asked' ? 'asked' : 'roster',
    intoMelee: chosen['intoMelee'] === true,
    widths: chosen['widths'] === 'models' ? 'models' : 'tokens',
    fortune: chosen['fortune'] === true,
    asking: askingOf(chosen),
    map: chosen['way'] === 'proposed' ? 'proposed' : 'map',
  }
}

export function deckOf(chosen: Chosen): House['deck'] {
  const { deck } = chosen
  return deck === 'real' || deck === 'both' ? deck : 'app'
}

export function knowingOf(chosen: Chosen): Knowing {
  return chosen['way'] as Knowing
}
