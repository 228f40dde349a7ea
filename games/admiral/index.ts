import { type GameModule, message } from '@opfor/kernel'
import { dieTable, ownDieTable } from './rules/action-dice/action-dice.ts'
import { selectFeature, selectGreen, selectRed } from './rules/admiral-symbol/admiral-symbol.ts'
import { selectAttack, selectAttacker } from './rules/attack/attack.ts'
import { carrierTable } from './rules/exception/carriers.ts'
import { cites } from './cites.ts'
import { applyEdit } from './shown/corrections/correct.ts'
import { outcome, waysToEnd } from './rules/end-of-the-game/end.ts'
import { selectSymbols } from './rules/attack/firing.ts'
import { hierarchy } from './rules/attack/hierarchy.ts'
import { selectInRange } from './rules/action-dice/in-range.ts'
import { layout } from './shown/corrections/layout.ts'
import { heuristics, scoring } from './scoring.ts'
import { validateSituation } from './shown/corrections/validate-situation.ts'
import { selectMover } from './rules/movement/movement.ts'
import { options, thrownBy } from './setup/options.ts'
import { parseSituation } from './shown/parse-situation.ts'
import { picture } from './shown/picture.ts'
import { rulings } from './rules/rulings.ts'
import { selectMove } from './rules/action-dice/sailing.ts'
import { selectApproach, selectFiringSquare } from './rules/action-dice/sailing-squares.ts'
import { initialSituation, setup } from './setup/setup.ts'
import type { Situation } from './table/situation.ts'
import { turn } from './rules/movement/turn.ts'
import { starts } from './starts.ts'
import { turnCard } from './shown/turn-card.ts'

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
  labAssumptions: message(
    'admiral.figuresRestOn',
    'Played with our own sample ships and house gunnery model: results with your ships will differ.',
  ),
  seats: () => ['player'],
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
  demoTranscript: 'destroyer-fight',
  heuristics,
  isAtPhysicalBoard: ({ options: chosen }) => chosen['where'] === 'table',
  defaultWhoRolls: thrownBy,
}
