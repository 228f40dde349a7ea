import { type GameModule, message } from '@opfor/kernel'
import { acting } from './rules/charts/acting.ts'
import { unitToActivate } from './rules/turn-overview/unit-to-activate.ts'
import { chargingTarget } from './rules/charts/actions/charge.ts'
import { kindOfShot } from './rules/charts/actions/drilled-shot.ts'
import { grappleTarget } from './rules/charts/actions/grapple.ts'
import { shootingTarget } from './rules/charts/actions/shoot.ts'
import { bayonetsOrNot } from './rules/action-exceptions/bayonets.ts'
import { chart1 } from './rules/charts/chart-1.ts'
import { allColumns } from './rules/charts/chart-2.ts'
import { ownUnitOrAnother, unitToOrder } from './rules/charts/command-points.ts'
import { correct, misfit } from './shown/corrections/correct.ts'
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
import { begin, setup } from './shown/setup.ts'
import { movementNow } from './rules/opposing-force-ships/ship-to-move.ts'
import { shipCourse, shipTable } from './rules/opposing-force-ships/ships.ts'
import { scoring } from './scoring.ts'
import type { Situation } from './table/situation.ts'
import { spots } from './shown/corrections/spots.ts'
import { toldBy } from './table/told-by.ts'
import { turn } from './rules/turn-overview/turn-overview.ts'
import { starts } from './starts.ts'

/** Blood & Plunder against its solitaire OPFOR. */
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
    'One player, miniatures. You lead your own force against the OPFOR; shots and melees are by your rulebook and dice.',
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
  cites: toldBy,
  endings: namedEndings,
  canSimulate: true,
  figuresRestOn: message(
    'blood-and-plunder.figuresRestOn',
    'What your rulebook decides, such as shots and melees, is left to chance here: the win rate is no measure of difficulty.',
  ),
  seats: () => ['player'],
  besideBoard: ({ options: chosen }) => deckOf(chosen) !== 'both',
  rollsBy: ({ options: chosen }) => ({ draws: deckOf(chosen) === 'real' ? 'real' : 'app' }),
  begin,
  setup,
  turn,
  outcome,
  scoring,
  layout,
  correct,
  misfit,
  parseSituation,
  picture,
  watched: 'land-with-a-map',
  acting,
  spots,
}
