export { namedSourcesOf, type ModdableGame } from './printed/opponent.ts'
export { gameOfText, loadRules } from './load-rules.ts'
export { gameOfRead, gameOfVariant } from './play/game.ts'
export { writePrintedVariant } from './printed/write.ts'
export { type HouseRuleName, houseRuleNamesFor } from './names.ts'
export type { ListChange } from './read/change-told.ts'
export {
  citationName,
  gameNameIn,
  isNameOfGame,
  readVariant,
  type Variant,
  variantOfSheet,
} from './read/variant.ts'
export { gameOfPage, moddableGameInText, findModdableGame, moddableGames } from './registry.ts'
export { variantOfGame } from './load-rules.ts'
export { formatChange } from './read/change-told.ts'
export { type SingleEdit, singleEdits } from './single-edits.ts'
