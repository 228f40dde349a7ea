import {
  noteText,
  headlineText,
  type Message,
  messages,
  pile,
  type Procedure,
  currentReading,
  type Settings,
  type Table,
} from '@opfor/kernel'
import { type Battle, type Side, sides } from '../table/battle.ts'
import { wholeDeck } from '../rules/turn-overview/cards.ts'
import { isMapped } from '../table/on-the-map.ts'
import { houseOf, knowingOf } from '../setup/options.ts'
import { tellOddProfiles } from '../setup/odd-profiles.ts'
import { type Profile, startingModels } from '../table/profile.ts'
import { whoDeploys, whoseDeck } from '../rules/rulings/turn.ts'
import { nameOf } from '../table/samples/names.ts'
import { nobodyActs, type Ship, type Situation, type Unit } from '../table/situation.ts'
import { thresholds } from '../rules/turn-overview/strike-points.ts'
import { tellWhatToLayOut } from './what-to-lay-out.ts'
import { battleFrom } from '../setup/which-battle.ts'

export function initialSituation({ options, rulings }: Settings): Situation {
  const battle = battleFrom(options['battle'])
  const ships = sides.flatMap((side) => shipsIn(battle, side))
  return {
    rulings,
    battle,
    house: houseOf(options),
    knowing: knowingOf(options),
    turn: 1,
    deck: pile(wholeDeck),
    card: '',
    shown: { opfor: 0, player: 0 },
    events: [],
    redrawn: false,
    next: [],
    acting: nobodyActs,
    units: sides.flatMap((side) => battle[side].units.map((profile) => unitIn(battle, side, profile))),
    ships,
    scenario: { opfor: 0, player: 0 },
    ended: '',
  }
}

function startOf({ starts, width, height }: Battle, id: string) {
  const start = starts.find((each) => each.id === id)
  const { x, y, heading } = start ?? { x: Math.round(width / 2), y: Math.round(height / 2), heading: 0 }
  return { at: { x, y }, heading }
}

function unitIn(battle: Battle, side: Side, profile: Profile): Unit {
  const { aboard } = profile
  return {
    id: profile.id,
    name: nameOf(profile.name),
    side,
    profile,
    models: startingModels(profile),
    fatigue: 0,
    empty: 0,
    engaged: [],
    activated: false,
    bayonetsFixed: false,
    gunLost: false,
    aboard,
    at: startOf(battle, aboard === '' ? profile.id : aboard).at,
    placed: 0,
    thinned: 0,
  }
}

function shipsIn(battle: Battle, side: Side): readonly Ship[] {
  return battle[side].ships.map((hull) => ({
    id: hull.id,
    name: nameOf(hull.name),
    side,
    hull,
    ...startOf(battle, hull.id),
    grappled: '',
    damage: 0,
    moves: 0,
    placed: 0,
  }))
}

const words = messages('blood-and-plunder', {
  scenario: {
    id: 'blood-and-plunder.deploy.scenario',
    ...headlineText(
      'Set up both sides as your scenario says. If the OPFOR has a choice, you choose for it. The rules work best when the OPFOR defends.',
    ),
  },
  land: {
    before: {
      id: 'blood-and-plunder.deploy.before',
      ...headlineText(
        'Deploy the OPFOR before your own units: in cover, near objectives if there are any. The rules work best when the OPFOR defends.',
      ),
    },
    after: {
      id: 'blood-and-plunder.deploy.after',
      ...headlineText(
        'Deploy your own units, then the OPFOR: in cover, near objectives if there are any. The rules work best when the OPFOR defends.',
      ),
    },
  },
  sea: {
    before: {
      id: 'blood-and-plunder.deploy.sea.before',
      ...headlineText(
        'Deploy the ships of the OPFOR before your own, with their crews aboard. Units that start ashore go in cover, near objectives if there are any. The rules work best when the OPFOR defends.',
      ),
    },
    after: {
      id: 'blood-and-plunder.deploy.sea.after',
      ...headlineText(
        'Deploy your own ships, then those of the OPFOR, with their crews aboard. Units that start ashore go in cover, near objectives if there are any. The rules work best when the OPFOR defends.',
      ),
    },
  },
  map: {
    before: {
      id: 'blood-and-plunder.deploy.map.before',
      ...headlineText(
        'Deploy the OPFOR as the map shows, then your own side. If something is elsewhere on your table, correct it on the map. The rules work best when the OPFOR defends.',
      ),
    },
    after: {
      id: 'blood-and-plunder.deploy.map.after',
      ...headlineText(
        'Deploy your own side as the map shows, then the OPFOR. If something is elsewhere on your table, correct it on the map. The rules work best when the OPFOR defends.',
      ),
    },
    scenario: {
      id: 'blood-and-plunder.deploy.map.scenario',
      ...headlineText(
        'Set up both sides as the map shows. If something is elsewhere on your table, correct it on the map. The rules work best when the OPFOR defends.',
      ),
    },
  },
  onScreen: headlineText('Both forces are on the map. The app turns over a card for each side.'),
  noDeck: noteText('You need no cards: the app turns over one for each side.'),
  ownDeck: headlineText('You need your own deck of initiative cards. Shuffle it and draw your hand.'),
  bothDecks: headlineText(
    'You need two decks of initiative cards, one for you and one for the OPFOR. Shuffle both and draw your hand.',
  ),
  oneDeck: headlineText(
    'You need one deck of initiative cards for both sides. Shuffle it and draw your hand.',
  ),
  strikes: {
    id: 'blood-and-plunder.thresholds',
    ...noteText(
      'Strike points for casualties: the OPFOR gets one at {opfor} models lost, you at {player}; a side with no units left has 4.',
    ),
  },
  noFortune: noteText('Both sides play without Fortune Points.'),
  fortune: noteText('Both sides play with Fortune Points, as in your rulebook.'),
})

/** Ruling: whoDeploys. On a map all have places; without one it matters whether there are ships. */
function deployment(now: Situation): Message {
  const by = currentReading(now, whoDeploys)
  if (isMapped(now)) return words.map[by]
  if (by === 'scenario') return words.scenario
  return words[now.ships.length > 0 ? 'sea' : 'land'][by]
}

function decksNeeded(now: Situation): Message {
  // Ruling: whoseDeck.
  if (currentReading(now, whoseDeck) === 'shared') return words.oneDeck
  if (now.house.deck === 'both') return words.noDeck
  return now.house.deck === 'real' ? words.bothDecks : words.ownDeck
}

/** Setup: as in the base game; you deploy the OPFOR. */
export function* setup(table: Table<Situation>): Procedure<void> {
  if (table.now.house.deck === 'both' && isMapped(table.now)) {
    table.change(table.now, words.onScreen)
    return
  }
  table.change(table.now, deployment(table.now))
  table.change(table.now, decksNeeded(table.now))
  tellWhatToLayOut(table)
  const at = (side: Side): readonly string[] =>
    thresholds(table.now.battle[side].units.reduce((sum, unit) => sum + startingModels(unit), 0)).map(String)
  table.change(table.now, words.strikes, { opfor: at('opfor'), player: at('player') })
  table.change(table.now, table.now.house.fortune ? words.fortune : words.noFortune)
  tellOddProfiles(table)
}
