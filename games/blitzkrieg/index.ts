import { type GameModule, message } from '@opfor/kernel'
import { botTurn } from './bot-turn.ts'
import { correct } from './correct.ts'
import { endings, outcome } from './end.ts'
import { former } from './former.ts'
import { selectStrategic } from './greatest-change.ts'
import { layout } from './layout.ts'
import { measures } from './measures.ts'
import { misfit } from './misfit.ts'
import { options } from './options.ts'
import { parseSituation } from './parse-situation.ts'
import { picture } from './picture.ts'
import { playerTurn } from './player-turn.ts'
import { rulings } from './rulings.ts'
import { selectPosition } from './select-position.ts'
import { selectTheatre } from './select-theatre.ts'
import { selectUnit } from './select-unit.ts'
import { begin, setup } from './setup.ts'
import type { Situation } from './situation.ts'

/** BLITZKRIEG! with its solo bot. */
export const blitzkrieg: GameModule<Situation> = {
  id: 'blitzkrieg',
  title: 'BLITZKRIEG!',
  rulebook: {
    title: 'BLITZKRIEG! solo leaflet',
    edition: message('blitzkrieg.edition', 'BLZ003, first printing'),
    publisher: message('blitzkrieg.publisher', 'PSC Games'),
  },
  stage: 'released',
  version: 1,
  options,
  rulings,
  declared: [selectTheatre, selectPosition, selectUnit, selectStrategic],
  endings,
  canSimulate: true,
  upcasts: {},
  former,
  seats: () => ['player'],
  begin,
  setup,
  turn: (table) => (table.now.toMove === 'bot' ? botTurn(table) : playerTurn(table)),
  countsTurns: true,
  outcome,
  layout,
  correct,
  misfit,
  parseSituation,
  picture,
  measures,
  besideBoard: ({ options: chosen }) => chosen['where'] === 'table',
}
