import { type Candidate, type Counter, countsOf, type Layout, type Lying, message } from '@opfor/kernel'
import { sides } from './battle.ts'
import { cardName } from './cards.ts'
import { startingModels } from './profile.ts'
import type { Ship, Situation, Unit } from './situation.ts'

const places = {
  table: place('table', 'the table'),
  lost: place('lost', 'the fallen'),
  deck: place('deck', "the OPFOR's deck"),
  discard: place('discard', "the OPFOR's discard pile"),
  events: place('events', 'the events set aside'),
  top: place('top', "the top of the OPFOR's deck"),
}

function place(id: string, name: string): Candidate {
  return { id, name: message(`blood-and-plunder.place.${id}`, name) }
}

/** Every model, card and number with its place. */
export function layout(now: Situation): Layout {
  const lying: Lying[] = []
  for (const unit of now.units) {
    const piece = {
      id: `model.${unit.id}`,
      name: message('blood-and-plunder.model', 'a model of {unit}', { unit: unit.name }),
    }
    lying.push({ piece, at: places.table, count: unit.models, part: unit.name })
    lying.push({ piece, at: places.lost, count: startingModels(unit.profile) - unit.models, part: unit.name })
  }
  lying.push(...heap(now.deck.rest, places.deck), ...heap(now.deck.discard, places.discard))
  return {
    lying,
    rows: [
      { at: places.top, pieces: now.deck.top.map(card) },
      { at: places.events, pieces: now.events.map(card) },
    ],
    counters: [...ofTheTurn(now), ...now.units.flatMap(ofUnit), ...now.ships.flatMap(ofShip)],
  }
}

function card(id: string): Candidate {
  return { id, name: cardName(id) }
}

function heap(cards: readonly string[], at: Candidate): readonly Lying[] {
  return countsOf(cards).map(([id, count]) => ({ piece: card(id), at, count }))
}

function ofTheTurn(now: Situation): readonly Counter[] {
  return [
    note('turn', 'the turn', now.turn),
    note('card', "the OPFOR's card", now.card),
    note('knowing', 'how facts are known', now.knowing),
    note('next', 'who activates next', now.next.join(' ')),
    {
      id: 'redrawn',
      name: message('blood-and-plunder.counter.redrawn', 'a card was exchanged (1)'),
      value: now.redrawn ? 1 : 0,
      note: true,
    },
    note('ended', 'how the battle ended', now.ended),
    ...sides.flatMap((side): readonly Counter[] => [
      { ...ofSide('scenario', "{side}: the scenario's strike points", side), value: now.scenario[side] },
      {
        ...ofSide('shown', '{side}: strike points when the card was shown', side),
        value: now.shown[side],
        note: true,
      },
    ]),
  ]
}

function note(id: string, text: string, value: number | string): Counter {
  const told = { id, name: message(`blood-and-plunder.counter.${id}`, text), value, note: true }
  return value === '' ? { ...told, reads: message('blood-and-plunder.counter.none', 'nothing') } : told
}

function ofSide(id: string, text: string, side: (typeof sides)[number]): Candidate {
  const name = {
    opfor: message('blood-and-plunder.side.opfor', 'The OPFOR'),
    player: message('blood-and-plunder.side.player', 'You'),
  }[side]
  return { id: `${id}.${side}`, name: message(`blood-and-plunder.counter.${id}`, text, { side: name }) }
}

function ofUnit(unit: Unit): readonly Counter[] {
  const counter = (id: string, text: string): Candidate => ({
    id: `${id}.${unit.id}`,
    name: message(`blood-and-plunder.counter.${id}`, text, { unit: unit.name }),
  })
  return [
    { ...counter('fatigue', 'the Fatigue of {unit}'), value: unit.fatigue },
    { ...counter('empty', 'Reload actions that {unit} needs'), value: unit.empty },
    { ...counter('bayonets', '{unit} has fixed bayonets (1)'), value: unit.bayonetsFixed ? 1 : 0 },
    { ...counter('gunLost', 'the gun of {unit} is lost (1)'), value: unit.gunLost ? 1 : 0 },
    { ...counter('activated', '{unit} has activated (1)'), value: unit.activated ? 1 : 0 },
    nothingIf({
      ...counter('engaged', 'enemies that {unit} is engaged with'),
      value: unit.engaged.join(' '),
    }),
    nothingIf({ ...counter('aboard', 'the ship that {unit} is aboard of'), value: unit.aboard }),
    { ...counter('x', '{unit}: tenths of an inch from the left'), value: unit.at.x, note: true },
    { ...counter('y', '{unit}: tenths of an inch from the bottom'), value: unit.at.y, note: true },
    { ...counter('placed', '{unit}: changes of place'), value: unit.placed, note: true },
  ]
}

function ofShip(ship: Ship): readonly Counter[] {
  const counter = (id: string, text: string): Candidate => ({
    id: `${id}.${ship.id}`,
    name: message(`blood-and-plunder.counter.${id}`, text, { ship: ship.name }),
  })
  return [
    { ...counter('damage', 'the damage of {ship}'), value: ship.damage },
    nothingIf({ ...counter('grappled', 'the ship that {ship} is grappled to'), value: ship.grappled }),
    { ...counter('shipMoves', 'movements of {ship} in this turn'), value: ship.moves },
    { ...counter('shipX', '{ship}: tenths of an inch from the left'), value: ship.at.x, note: true },
    { ...counter('shipY', '{ship}: tenths of an inch from the bottom'), value: ship.at.y, note: true },
    { ...counter('heading', '{ship}: heading in sixteenths'), value: ship.heading, note: true },
    { ...counter('shipPlaced', '{ship}: changes of place'), value: ship.placed, note: true },
  ]
}

function nothingIf(counter: Counter): Counter {
  return counter.value === ''
    ? { ...counter, reads: message('blood-and-plunder.counter.none', 'nothing') }
    : counter
}
