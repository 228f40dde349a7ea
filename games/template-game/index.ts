import { type GameModule, message } from '@opfor/kernel'
import { applyEdit, layout, parseSituation } from './shown/correct.ts'
import { options } from './table/options.ts'
import { picture } from './shown/picture.ts'
import { round, setup } from './rules/round.ts'
import { rulings } from './rules/rulings.ts'
import { initialSituation, type Situation } from './table/situation.ts'
import { endings, outcome } from './rules/the-end.ts'
import { raid } from './rules/the-raid.ts'
import { selectTarget } from './rules/the-target.ts'

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
  initialSituation,
  setup,
  turn: round,
  countsTurns: true,
  outcome,
  layout,
  applyEdit,
  parseSituation,
  picture,
  heuristics: { score: ({ den }) => -den },
}
