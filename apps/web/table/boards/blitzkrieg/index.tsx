/** The board of BLITZKRIEG!, the part of its folder that is loaded first. */
export { BlitzkriegBoard } from './whole-board.tsx'
export { EffectIcon, Star } from './effect-icon.tsx'
