import { type GameModule, message } from '@opfor/kernel'
import { actingPiece } from './rules/charts/acting.ts'
import { unitToActivate } from './rules/turn-overview/unit-to-activate.ts'
import { chargingTarget } from './rules/charts/actions/charge.ts'
import { kindOfShot } from './rules/charts/actions/drilled-shot.ts'
import { grappleTarget } from './rules/charts/actions/grapple.ts'
import { shootingTarget } from './rules/charts/actions/shoot.ts'
import { bayonetsOrNot } from './rules/action-exceptions/bayonets.ts'
import { chart1 } from './rules/charts/chart-1.ts'
import { allColumns } from './rules/charts/chart-2.ts'
import { ownUnitOrAnother, unitToOrder } from './rules/charts/command-points.ts'
import { applyEdit, validateSituation } from './shown/corrections/correct.ts'
import { defensiveColumn } from './rules/defensive-attacks/defensive-attacks.ts'
import { outcome } from './rules/turn-overview/end-of-turn.ts'
import { namedEndings } from './table/turn-overview/endings.ts'
import { namedForCharge } from './rules/attack/first-charge.ts'
import { namedTarget } from './rules/attack/first-shot.ts'
import { layout } from './shown/corrections/layout.ts'
import { moveLists } from './rules/movement/movement.ts'
import { deckOf, options } from './setup/options.ts'
import { orderOfActions } from './rules/charts/order-of-actions.ts'
import { parseSituation } from './shown/parse-situation.ts'
import { picture } from './shown/picture.ts'
import { rulings } from './rules/rulings.ts'
import { initialSituation, setup } from './shown/setup.ts'
import { movementNow } from './rules/opposing-force-ships/ship-to-move.ts'
import { shipCourse, shipTable } from './rules/opposing-force-ships/ships.ts'
import { scoring } from './scoring.ts'
import type { Situation } from './table/situation.ts'
import { spotCheckItems } from './shown/corrections/spots.ts'
import { citationsByMessage } from './table/citations-by-message.ts'
import { turn } from './rules/turn-overview/turn-overview.ts'
import { starts } from './starts.ts'
import { turnCard } from './shown/turn-card.ts'

export const bloodAndPlunder: GameModule<Situation> = {
  id: 'blood-and-plunder',
  title: 'Blood & Plunder',
  rulebook: {
    title: 'Blood & Plunder, Solitaire',
    edition: message('blood-and-plunder.edition', 'the free solitaire rules of 2020'),
    publisher: message('blood-and-plunder.publisher', 'Firelock Games'),
  },
  about: message(
    'blood-and-plunder.about',
    'One player, miniatures. You lead your own force against the OPFOR; you resolve shots and melees with your rulebook and dice.',
  ),
  stage: 'playable',
  version: 1,
  options,
  starts,
  rulings,
  declared: [
    unitToActivate,
    chart1,
    bayonetsOrNot,
    orderOfActions,
    ...allColumns,
    ...Object.values(moveLists),
    shootingTarget,
    namedTarget,
    kindOfShot,
    chargingTarget,
    namedForCharge,
    grappleTarget,
    defensiveColumn,
    ownUnitOrAnother,
    unitToOrder,
    movementNow,
    shipTable,
    shipCourse,
  ],
  cites: citationsByMessage,
  endings: namedEndings,
  canSimulate: true,
  labAssumptions: message(
    'blood-and-plunder.figuresRestOn',
    'What your rulebook decides, such as shots and melees, is left to chance here, so the win rate does not measure difficulty.',
  ),
  seats: () => ['player'],
  isAtPhysicalBoard: ({ options: chosen }) => deckOf(chosen) !== 'both',
  defaultWhoRolls: ({ options: chosen }) => ({ draws: deckOf(chosen) === 'real' ? 'real' : 'app' }),
  initialSituation,
  setup,
  turn,
  outcome,
  scoring,
  layout,
  applyEdit,
  validateSituation,
  parseSituation,
  picture,
  turnCard,
  demoTranscript: 'land-with-a-map',
  actingPiece,
  spotCheckItems,
}
