import { admiralHierarchy } from './admiral.ts'
import { blitzkriegLists } from './blitzkrieg.ts'
import { bloodAndPlunder } from './blood-and-plunder/index.ts'
import { conflictOfHeroes } from './conflict-of-heroes/index.ts'
import type { SheetProof } from './proof.ts'

export const sheetProofs: readonly SheetProof[] = [
  blitzkriegLists,
  admiralHierarchy,
  bloodAndPlunder,
  conflictOfHeroes,
]
