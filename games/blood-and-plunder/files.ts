/** What an editor of battles and forces needs to know of their files. */
export { type Battle, edges, type Side, sides } from './setup/battle.ts'
export type { WrittenBattle, WrittenTerrain } from './setup/battle-file.ts'
export { fileWord } from './setup/file-words.ts'
export { shipRadius, startingRadius } from './movement/footprint.ts'
export { houseNumbers, parseForce, type WrittenForce, type WrittenProfile } from './setup/force-file.ts'
export { direction } from './movement/geometry/compass.ts'
export { namedTrait, namedTraits, trainings, weapons } from './setup/profile.ts'
export { nameOf } from './setup/samples/names.ts'
