import { type GameModule, message } from '@opfor/kernel'
import { dieTable, ownDieTable } from './action-dice/action-dice.ts'
import { selectFeature, selectGreen, selectRed } from './admiral-symbol/admiral-symbol.ts'
import { selectAttack, selectAttacker } from './attack/attack.ts'
import { carrierTable } from './exception/carriers.ts'
import { cites } from './cites.ts'
import { correct } from './corrections/correct.ts'
import { outcome, waysToEnd } from './end-of-the-game/end.ts'
import { selectSymbols } from './attack/firing.ts'
import { former } from './former.ts'
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
  version: 3,
  changes: {
    2: message(
      'admiral.version.2',
      'A ship without points is sunk, red features shorten ranges, features are judged by what a unit would fire at, and a draw counts features.',
    ),
    3: message(
      'admiral.version.3',
      'A target is chosen by what can be done to it where the unit stops, and the unit stops where it would attack it; aircraft are a range, for the order of attack, for having an enemy in range, for moving and for keeping away; a carrier launches instead of charging, sails until its aircraft reach an enemy, and moves with an Admiral where they reach nobody; green features count for having an enemy in range; red features that would do nothing are passed over; an approach goes straight at the enemy and finds a way round islands; what a ship could do is judged at any distance; lot also decides whom a unit sails for; a feature by which a target is sunk also comes first where it brings the target into range; a last tie hides no target; a defence counts only where it lessens the damage, and a feature of attack not for a target that sinks without it; a threat is judged with two symbols; only guns that can still fire are powerful Artillery; an enemy in range of its guns keeps a carrier where it is too; with two Movement symbols a unit stops where it has a target; an Admiral that is entered as a correction before its unit moves gives a point back too; before a move a defence is judged where the unit goes; an approach takes any way that its speed allows to keep out of ranges; a ship that has moved threatens with one symbol; in a move to fire a threat is judged where the unit would stop; any enemy in range keeps a unit where it is, and a battle that nobody can win goes on, unless they are read otherwise.',
    ),
  },
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
  upcasts: {},
  former,
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
