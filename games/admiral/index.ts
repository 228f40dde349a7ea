import { type GameModule, message } from '@opfor/kernel'
import { dieTable, ownDieTable } from './rules/action-dice/action-dice.ts'
import { selectFeature, selectGreen, selectRed } from './rules/admiral-symbol/admiral-symbol.ts'
import { selectAttack, selectAttacker } from './rules/attack/attack.ts'
import { carrierTable } from './rules/exception/carriers.ts'
import { cites } from './cites.ts'
import { correct } from './shown/corrections/correct.ts'
import { outcome, waysToEnd } from './rules/end-of-the-game/end.ts'
import { selectSymbols } from './rules/attack/firing.ts'
import { hierarchy } from './rules/attack/hierarchy.ts'
import { selectInRange } from './rules/action-dice/in-range.ts'
import { layout } from './shown/corrections/layout.ts'
import { measures } from './measures.ts'
import { misfit } from './shown/corrections/misfit.ts'
import { selectMover } from './rules/movement/movement.ts'
import { thrownBy } from './rules/action-dice/die-thrown.ts'
import { options } from './setup/options.ts'
import { parseSituation } from './shown/parse-situation.ts'
import { picture } from './shown/picture.ts'
import { rulings } from './rules/rulings.ts'
import { selectMove } from './rules/action-dice/sailing.ts'
import { selectApproach, selectFiringSquare } from './rules/action-dice/sailing-squares.ts'
import { begin, setup } from './setup/setup.ts'
import { scoring } from './scoring.ts'
import type { Situation } from './table/situation.ts'
import { turn } from './rules/movement/turn.ts'
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
