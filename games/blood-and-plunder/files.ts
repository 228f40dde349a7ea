/** What an editor of battles and forces needs to know of their files. */
export { type Battle, edges, type Side, sides } from './battle.ts'
export type { WrittenBattle, WrittenTerrain } from './battle-file.ts'
export { fileWord } from './file-words.ts'
export { shipRadius, startingRadius } from './footprint.ts'
export { houseNumbers, parseForce, type WrittenForce, type WrittenProfile } from './force-file.ts'
export { direction } from './geometry/compass.ts'
export { namedTrait, namedTraits, trainings, weapons } from './profile.ts'
export { nameOf } from './samples/names.ts'
