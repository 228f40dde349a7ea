/** What an editor of battles and ship cards needs to know of their files. */
export { effects } from './battles/battle-pack.ts'
export { conditions, faces, results, type Side, values, type When } from './battles/pieces.ts'
export { battleWord } from './battles/which-battle.ts'
export type {
  WrittenBattery,
  WrittenBattle,
  WrittenClass,
  WrittenFeature,
} from './battles/written-battle.ts'
export { squareIn } from './house-model/board.ts'
