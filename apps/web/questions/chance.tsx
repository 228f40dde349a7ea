/** The controls for dice and draws, which are loaded together. */
export { DieFaces } from './die-faces.tsx'
export { DrawTokens } from './draw-tokens.tsx'
import './chance.css'
