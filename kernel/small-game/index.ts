import type { GameModule } from '../match/game-module.ts'
import { message } from '../messages/message.ts'
import { number } from '../ask/questions/number.ts'
import { actions } from './actions.ts'
import { applyEdit, layout, parseSituation } from './corrections.ts'
import { guarded, moods, selectCaught, selectFacing, selectHelper, selectTarget, spoils } from './lists.ts'
import { named, seats } from './pieces.ts'
import { scoutSteps, selectScout } from './scouting.ts'
import { scoutsOption } from './scouts.ts'
import { initialSituation, type Situation, suppliesLeft } from './situation.ts'
import { orders, setup, turn } from './turn.ts'

/** A small game for tests and examples: a raider against two keepers of watchtowers. Not in the registry. */
export const smallGame: GameModule<Situation> = {
  id: 'small',
  title: 'Watchtowers',
  rulebook: {
    title: 'Watchtowers',
    edition: message('small-game.edition', 'of our own making'),
    publisher: message('small-game.publisher', 'the Opfor project'),
  },
  stage: 'draft',
  version: 1,
  options: [
    {
      question: number('length', 'player', message('small.length', 'How many turns?'), {
        from: 1,
        to: 5000,
        unit: message('small.turns', 'turns'),
      }),
      default: 8,
    },
    scoutsOption,
  ],
  rulings: [guarded, spoils],
  declared: [
    selectTarget,
    selectCaught,
    selectHelper,
    selectFacing,
    selectScout,
    scoutSteps,
    orders,
    actions,
    moods,
  ],
  endings: [named('looted'), named('held')],
  canSimulate: true,
  seats: () => seats,
  initialSituation,
  setup,
  turn,
  outcome: (now) => {
    if (suppliesLeft(now) === 0)
      return { winner: 'bot', way: 'looted', text: message('small.wins', 'The raider has looted all.') }
    if (now.turn <= now.length) return undefined
    return { winner: 'north', way: 'held', text: message('small.holds', 'The towers hold out.') }
  },
  layout,
  applyEdit,
  parseSituation,
}
