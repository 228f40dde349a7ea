/** What a drawing of the board needs to know of the game; it computes no rule. */
export { type Board, type EffectKind, effectName, type Space, type Theatre } from './board.ts'
export { unitPiece } from './layout.ts'
export type { Unit } from './pieces.ts'
export { unitsFor } from './player-turn.ts'
export { at, lies, readToken, type Situation, spaceWith, theatreOf } from './situation.ts'
export { cell } from './wording.ts'
