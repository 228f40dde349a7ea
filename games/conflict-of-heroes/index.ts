import { parseFailure, type GameModule, message, type Procedure, type Table } from '@opfor/kernel'
import { pullTile } from './rules/developing-the-ai/ai-tiles.ts'
import { initialSituation, seats } from './rules/guidelines/begin.ts'
import { briefing } from './rules/completion/briefing.ts'
import { complete } from './rules/completion/completion.ts'
import { markerHex } from './rules/placing/control-markers.ts'
import { applyEdit } from './shown/corrections/correct.ts'
import { developAI } from './rules/developing-the-ai/developing-the-ai.ts'
import { setup } from './rules/guidelines/guideline-setup.ts'
import { packFromMatch } from './table/card-packs/which-cards.ts'
import { handShown } from './rules/generator-cards/hand-shown.ts'
import { layout } from './shown/corrections/layout.ts'
import { validateSituation } from './shown/corrections/validate-situation.ts'
import { tileMet } from './rules/mission/mission-track.ts'
import { missionTurn } from './rules/mission/mission.ts'
import { options } from './setup/options.ts'
import { commandCard, orderCardsOf } from './rules/developing-the-ai/order-deck.ts'
import { selectCounteraction, selectMissionOrder } from './rules/developing-the-ai/orders-left-to-right.ts'
import { endings, outcome } from './rules/completion/outcome.ts'
import { picture } from './shown/picture.ts'
import { bestForAI } from './rules/special-rules/placement-advantage.ts'
import { playCard } from './rules/generator-cards/playing-generator-cards.ts'
import { citationsByMessage } from './rules/citations-by-message.ts'
import { rulings } from './rules/rulings.ts'
import { seatName } from './table/naming.ts'
import { scoring } from './scoring.ts'
import type { Situation } from './table/situation.ts'
import { placeTile, selectSheet } from './rules/developing-the-ai/solo-mission-sheet.ts'
import { nearestHex } from './rules/placing/nearest-hex.ts'
import { yourSide } from './rules/developing-the-ai/your-side.ts'
import { starts } from './starts.ts'
import { turnCard } from './shown/turn-card.ts'

export const conflictOfHeroes: GameModule<Situation> = {
  id: 'conflict-of-heroes',
  title: 'Conflict of Heroes: Awakening the Bear',
  rulebook: {
    title: 'Firefight Generator and Solo Mission Generator',
    edition: message('coh.edition', '2015, for the second edition'),
    publisher: message('coh.publisher', 'Academy Games'),
  },
  about: message(
    'coh.about',
    'One to four players, from 30 minutes. A die decides which side you play; you move and fight with your own game.',
  ),
  stage: 'playable',
  version: 1,
  options,
  starts,
  rulings,
  declared: [
    markerHex,
    nearestHex,
    yourSide,
    pullTile,
    selectSheet,
    placeTile,
    selectCounteraction,
    selectMissionOrder,
    orderCardsOf,
    commandCard.defense,
    commandCard.offense,
    tileMet,
    bestForAI,
  ],
  cites: citationsByMessage,
  endings,
  canSimulate: true,
  labAssumptions: message(
    'coh.figuresRestOn',
    'The fighting happens on your table. Here a program decides at random who wins, so the win rate does not measure difficulty.',
  ),
  seats,
  seatName,
  initialSituation,
  setup,
  turn,
  outcome,
  scoring,
  layout,
  applyEdit,
  validateSituation,
  actingPiece: handShown,
  briefing,
  packFromMatch,
  parseSituation: () => parseFailure('A firefight is generated, not entered.'),
  picture,
  turnCard,
  demoTranscript: 'the-solo-example-in-play',
  isAtPhysicalBoard: () => true,
  defaultWhoRolls: ({ options: chosen }) => ({ draws: chosen['cards'] === 'real' ? 'real' : 'app' }),
}

/** After the last card, completes the generation, develops the AI and runs the mission. */
function* turn(table: Table<Situation>): Procedure<void> {
  const { stage, players } = table.now
  if (stage === 'mission') yield* missionTurn(table)
  else if (stage === 'developing') yield* developAI(table)
  else if (players.every(({ left }) => left === 0)) yield* complete(table)
  else yield* playCard(table)
}
