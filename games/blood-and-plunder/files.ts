/** What an editor of battles and forces needs to know of their files. */
export { type Battle, edges, type Side, sides } from './table/battle.ts'
export type { WrittenBattle, WrittenTerrain } from './setup/battle-file.ts'
export { fileWord } from './table/file-words.ts'
export { shipRadius, startingRadius } from './table/footprint.ts'
export { houseNumbers, parseForce, type WrittenForce, type WrittenProfile } from './setup/force-file.ts'
export { direction } from './table/geometry/compass.ts'
export { namedTrait, namedTraits, trainings, weapons } from './table/profile.ts'
export { nameOf } from './table/samples/names.ts'
