export { effects } from './table/battles/battle-pack.ts'
export { conditions, faces, results, type Side, values, type When } from './table/battles/pieces.ts'
export { battleWord } from './setup/battles/which-battle.ts'
export type {
  WrittenBattery,
  WrittenBattle,
  WrittenClass,
  WrittenFeature,
} from './table/battles/written-battle.ts'
export { squareIn } from './table/house-model/board.ts'
