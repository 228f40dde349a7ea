import { type GameModule, message } from '@opfor/kernel'
import { correct, layout, parseSituation } from './corrections.ts'
import { options } from './options.ts'
import { picture } from './picture.ts'
import { round, setup } from './round.ts'
import { rulings } from './rulings.ts'
import { begin, type Situation } from './situation.ts'
import { endings, outcome } from './the-end.ts'
import { raid } from './the-raid.ts'
import { selectTarget } from './the-target.ts'

/** Template Game: a raider against a patrol that guards three villages. */
export const templateGame: GameModule<Situation> = {
  id: 'template-game',
  title: 'Template Game',
  rulebook: {
    title: 'Template Game',
    edition: message('template-game.edition', 'of our own making'),
    publisher: message('template-game.publisher', 'the Opfor project'),
  },
  stage: 'draft',
  version: 1,
  options,
  rulings,
  declared: [selectTarget, raid],
  endings,
  canSimulate: true,
  seats: () => ['player'],
  begin,
  setup,
  turn: round,
  countsTurns: true,
  outcome,
  layout,
  correct,
  parseSituation,
  picture,
  measures: { score: ({ den }) => -den },
}
