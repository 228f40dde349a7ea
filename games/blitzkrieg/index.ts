import { type GameModule, message } from '@opfor/kernel'
import { botTurn } from './rules/bot-turn/bot-turn.ts'
import { cites } from './cites.ts'
import { applyEdit } from './shown/corrections/correct.ts'
import { endings, outcome } from './rules/game-for-two/end.ts'
import { selectStrategic } from './rules/the-procedure/greatest-change.ts'
import { layout } from './rules/layout.ts'
import { examples } from './rules/examples/examples.ts'
import { forecast } from './rules/bot-turn/may-come.ts'
import { heuristics, scoring } from './scoring.ts'
import { validateSituation } from './shown/corrections/validate-situation.ts'
import { options } from './setup/options.ts'
import { parseSituation } from './shown/parse-situation.ts'
import { picture } from './shown/picture.ts'
import { playerTurn } from './rules/game-for-two/player-turn.ts'
import { rulings } from './rules/rulings.ts'
import { selectPosition } from './rules/the-procedure/select-position.ts'
import { selectTheatre } from './rules/the-procedure/select-theatre.ts'
import { selectUnit } from './rules/the-procedure/select-unit.ts'
import { initialSituation, setup } from './setup/setup.ts'
import type { Situation } from './table/situation.ts'
import { stratagemCards } from './rules/bot-turn/stratagem-card.ts'
import { starts } from './starts.ts'

export const blitzkrieg: GameModule<Situation> = {
  id: 'blitzkrieg',
  title: 'BLITZKRIEG!',
  rulebook: {
    title: 'BLITZKRIEG! solo leaflet',
    edition: message('blitzkrieg.edition', 'BLZ003, first printing'),
    publisher: message('blitzkrieg.publisher', 'PSC Games'),
  },
  about: message('blitzkrieg.about', 'One player, 20 minutes. You are the Allies, the bot is the Axis.'),
  stage: 'released',
  version: 1,
  options,
  starts,
  rulings,
  declared: [selectTheatre, selectPosition, selectUnit, selectStrategic],
  cites,
  endings,
  canSimulate: true,
  seats: () => ['player'],
  initialSituation,
  setup,
  turn: (table) => (table.now.toMove === 'bot' ? botTurn(table) : playerTurn(table)),
  countsTurns: true,
  outcome,
  scoring,
  layout,
  applyEdit,
  validateSituation,
  parseSituation,
  picture,
  cardsInPlay: stratagemCards,
  forecast,
  examples,
  demoTranscript: 'whole-match-on-screen',
  heuristics,
  isAtPhysicalBoard: ({ options: chosen }) => chosen['where'] === 'table',
}
