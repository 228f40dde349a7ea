import { type GameModule, message, withoutDigests } from '@opfor/kernel'
import { unitToActivate } from './activate.ts'
import { chargingTarget } from './actions/charge.ts'
import { shootingTarget } from './actions/shoot.ts'
import { chart1 } from './chart-1.ts'
import { allColumns } from './chart-2.ts'
import { unitToOrder } from './command-points.ts'
import { correct, misfit } from './correct.ts'
import { defensiveColumn } from './defensive-attacks.ts'
import { outcome } from './end-of-turn.ts'
import { namedEndings } from './endings.ts'
import { former } from './former.ts'
import { layout } from './layout.ts'
import { moveLists } from './movement.ts'
import { deckOf, options } from './options.ts'
import { parseSituation } from './parse-situation.ts'
import { picture } from './picture.ts'
import { rulings } from './rulings.ts'
import { begin, setup } from './setup.ts'
import { shipCourse, shipTable } from './ships.ts'
import type { Situation } from './situation.ts'
import { turn } from './turn-overview.ts'

/** Blood & Plunder against its solitaire OPFOR. */
export const bloodAndPlunder: GameModule<Situation> = {
  id: 'blood-and-plunder',
  title: 'Blood & Plunder',
  rulebook: {
    title: 'Blood & Plunder, Solitaire',
    edition: message('blood-and-plunder.edition', 'the free solitaire rules of 2020'),
    publisher: message('blood-and-plunder.publisher', 'Firelock Games'),
  },
  stage: 'playable',
  version: 2,
  changes: {
    2: message(
      'blood-and-plunder.version.2',
      'Your card is laid first, units leave melee, corrections count at both ends, and charges end where there is room.',
    ),
  },
  options,
  rulings,
  declared: [
    unitToActivate,
    chart1,
    ...allColumns,
    ...Object.values(moveLists),
    shootingTarget,
    chargingTarget,
    defensiveColumn,
    unitToOrder,
    shipTable,
    shipCourse,
  ],
  endings: namedEndings,
  canSimulate: true,
  upcasts: { 1: withoutDigests },
  former,
  seats: () => ['player'],
  besideBoard: () => true,
  drawsBy: ({ options: chosen }) => deckOf(chosen),
  begin,
  setup,
  turn,
  outcome,
  layout,
  correct,
  misfit,
  parseSituation,
  picture,
}
