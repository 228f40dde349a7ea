import { type GameModule, message } from '@opfor/kernel'
import { dieTable, ownDieTable } from './action-dice/action-dice.ts'
import { selectFeature, selectGreen, selectRed } from './admiral-symbol/admiral-symbol.ts'
import { selectAttack, selectAttacker } from './attack/attack.ts'
import { carrierTable } from './exception/carriers.ts'
import { cites } from './cites.ts'
import { correct } from './corrections/correct.ts'
import { outcome, waysToEnd } from './end-of-the-game/end.ts'
import { selectSymbols } from './attack/firing.ts'
import { hierarchy } from './attack/hierarchy.ts'
import { selectInRange } from './action-dice/in-range.ts'
import { layout } from './corrections/layout.ts'
import { measures } from './measures.ts'
import { misfit } from './corrections/misfit.ts'
import { selectMover } from './movement/movement.ts'
import { thrownBy } from './action-dice/die-thrown.ts'
import { options } from './options.ts'
import { parseSituation } from './parse-situation.ts'
import { picture } from './picture.ts'
import { rulings } from './rulings.ts'
import { selectMove } from './action-dice/sailing.ts'
import { selectApproach, selectFiringSquare } from './action-dice/sailing-squares.ts'
import { begin, setup } from './setup/setup.ts'
import { scoring } from './scoring.ts'
import type { Situation } from './situation.ts'
import { turn } from './movement/turn.ts'
import { starts } from './starts.ts'

/** Admiral the Board Game with its solo opponent, Admiral Stratego. */
export const admiral: GameModule<Situation> = {
  id: 'admiral',
  title: 'Admiral the Board Game',
  rulebook: {
    title: 'Admiral, solo version',
    edition: message('admiral.edition', 'as published; the table of the die reconstructed by us'),
    publisher: message('admiral.publisher', 'not named in the rules'),
  },
  about: message('admiral.about', 'One player, ships on a grid. You lead a fleet against Stratego.'),
  stage: 'playable',
  version: 1,
  options,
  starts,
  rulings,
  declared: [
    selectInRange,
    dieTable,
    ownDieTable,
    selectMove,
    selectFiringSquare,
    selectApproach,
    selectFeature,
    selectGreen,
    selectRed,
    carrierTable,
    selectMover,
    hierarchy,
    selectAttacker,
    selectAttack,
    selectSymbols,
  ],
  cites,
  endings: waysToEnd,
  canSimulate: true,
  figuresRestOn: message(
    'admiral.figuresRestOn',
    'Played with sample ships and a house model of gunnery, which are ours: your ships will fare otherwise.',
  ),
  seats: () => ['player'],
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
  watched: 'destroyer-fight',
  measures,
  besideBoard: ({ options: chosen }) => chosen['where'] === 'table',
  rollsBy: thrownBy,
}
