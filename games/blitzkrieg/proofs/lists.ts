/** What a comparison of the three lists with the same lists elsewhere needs to know of the game. */
export { blitzkrieg } from '../index.ts'
export { foughtRow, fits, movement, someUnitFits } from '../game-for-two/fighting.ts'
export {
  at,
  campaignVP,
  isEmpty,
  isOpen,
  openTheatres,
  type Situation,
  stratagemInForce,
  theatreOf,
} from '../situation.ts'
export type { Space, Theatre } from '../the-board/board.ts'
export { stratagemLabel, type Unit } from '../the-board/pieces.ts'
export { categoryOf } from '../the-procedure/greatest-change.ts'
export { hasLegalPlacement, selectTheatre } from '../the-procedure/select-theatre.ts'
export { selectPosition } from '../the-procedure/select-position.ts'
export { botRow, type InRow, selectUnit } from '../the-procedure/select-unit.ts'
export {
  closes,
  closesTheatre,
  someClosing,
  someUnitCloses,
  type Trial,
  tried,
  triedToClose,
  winsCampaign,
  winsTheatre,
} from '../the-procedure/trial.ts'
export { answering } from './random-play.ts'
export { settingsOf, wishesOf } from './wishes.ts'
