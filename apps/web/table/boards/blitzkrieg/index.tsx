/** The entry of this folder, which is loaded first. */
export { BlitzkriegBoard } from './whole-board.tsx'
export { EffectIcon, Star } from './effect-icon.tsx'
