export { blitzkrieg } from '../../../../games/blitzkrieg/index.ts'
export {
  foughtRow,
  fits,
  movement,
  someUnitFits,
} from '../../../../games/blitzkrieg/rules/game-for-two/fighting.ts'
export {
  at,
  campaignVP,
  isEmpty,
  isOpen,
  openTheatres,
  type Situation,
  stratagemInForce,
  theatreOf,
} from '../../../../games/blitzkrieg/table/situation.ts'
export type { Space, Theatre } from '../../../../games/blitzkrieg/table/the-board/board.ts'
export { stratagemLabel, type Unit } from '../../../../games/blitzkrieg/table/the-board/pieces.ts'
export { categoryOf } from '../../../../games/blitzkrieg/rules/the-procedure/greatest-change.ts'
export {
  hasLegalPlacement,
  selectTheatre,
} from '../../../../games/blitzkrieg/rules/the-procedure/select-theatre.ts'
export { selectPosition } from '../../../../games/blitzkrieg/rules/the-procedure/select-position.ts'
export {
  botRow,
  type InRow,
  selectUnit,
} from '../../../../games/blitzkrieg/rules/the-procedure/select-unit.ts'
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
} from '../../../../games/blitzkrieg/rules/the-procedure/trial.ts'
export { answering } from './random-play.ts'
export { settingsOf, wishesOf } from './wishes.ts'
