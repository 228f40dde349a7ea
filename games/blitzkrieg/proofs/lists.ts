/** What a comparison of the three lists with the same lists elsewhere needs to know of the game. */
export { blitzkrieg } from '../index.ts'
export { foughtRow, fits, movement, someUnitFits } from '../rules/game-for-two/fighting.ts'
export {
  at,
  campaignVP,
  isEmpty,
  isOpen,
  openTheatres,
  type Situation,
  stratagemInForce,
  theatreOf,
} from '../table/situation.ts'
export type { Space, Theatre } from '../table/the-board/board.ts'
export { stratagemLabel, type Unit } from '../table/the-board/pieces.ts'
export { categoryOf } from '../rules/the-procedure/greatest-change.ts'
export { hasLegalPlacement, selectTheatre } from '../rules/the-procedure/select-theatre.ts'
export { selectPosition } from '../rules/the-procedure/select-position.ts'
export { botRow, type InRow, selectUnit } from '../rules/the-procedure/select-unit.ts'
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
} from '../rules/the-procedure/trial.ts'
export { answering } from './random-play.ts'
export { settingsOf, wishesOf } from './wishes.ts'
