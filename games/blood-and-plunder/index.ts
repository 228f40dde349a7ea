import { type GameModule, message } from '@opfor/kernel'
import { acting } from './charts/acting.ts'
import { unitToActivate } from './turn-overview/activate.ts'
import { chargingTarget } from './charts/actions/charge.ts'
import { kindOfShot } from './charts/actions/drilled-shot.ts'
import { grappleTarget } from './charts/actions/grapple.ts'
import { shootingTarget } from './charts/actions/shoot.ts'
import { bayonetsOrNot } from './action-exceptions/bayonets.ts'
import { chart1 } from './charts/chart-1.ts'
import { allColumns } from './charts/chart-2.ts'
import { ownUnitOrAnother, unitToOrder } from './charts/command-points.ts'
import { correct, misfit } from './corrections/correct.ts'
import { defensiveColumn } from './defensive-attacks/defensive-attacks.ts'
import { outcome } from './turn-overview/end-of-turn.ts'
import { namedEndings } from './turn-overview/endings.ts'
import { namedForCharge } from './attack/first-charge.ts'
import { namedTarget } from './attack/first-shot.ts'
import { layout } from './corrections/layout.ts'
import { moveLists } from './movement/movement.ts'
import { deckOf, options } from './options.ts'
import { orderOfActions } from './charts/order-of-actions.ts'
import { parseSituation } from './parse-situation.ts'
import { picture } from './picture.ts'
import { rulings } from './rulings.ts'
import { begin, setup } from './setup/setup.ts'
import { movementNow } from './opposing-force-ships/ship-to-move.ts'
import { shipCourse, shipTable } from './opposing-force-ships/ships.ts'
import { scoring } from './scoring.ts'
import type { Situation } from './situation.ts'
import { spots } from './corrections/spots.ts'
import { toldBy } from './told-by.ts'
import { turn } from './turn-overview/turn-overview.ts'
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
