/** What a drawing of the board needs to know of the game; it computes no rule. */
export { type Board, type EffectKind, effectName, type Space, type Theatre } from './the-board/board.ts'
export { unitPiece } from './corrections/layout.ts'
export { isUnit, type Unit } from './the-board/pieces.ts'
export { unitsFor } from './game-for-two/player-turn.ts'
export { at, lies, readToken, type Situation, spaceWith, theatreOf } from './situation.ts'
export { cell } from './wording.ts'
