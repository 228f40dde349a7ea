/** For drawing the board; the drawing computes no rules. */
export { type Board, type EffectKind, effectName, type Space, type Theatre } from './table/the-board/board.ts'
export { unitPiece } from './rules/layout.ts'
export { isUnit, type Unit } from './table/the-board/pieces.ts'
export { unitsFor } from './rules/game-for-two/player-turn.ts'
export { at, lies, readToken, type Situation, spaceWith, theatreOf } from './table/situation.ts'
export { cell } from './table/wording.ts'
