import type { Game } from '@opfor/kernel'
import { admiral } from './admiral/index.ts'
import { blitzkrieg } from './blitzkrieg/index.ts'
import { bloodAndPlunder } from './blood-and-plunder/index.ts'
import { conflictOfHeroes } from './conflict-of-heroes/index.ts'

export const registry: readonly Game[] = [blitzkrieg, bloodAndPlunder, admiral, conflictOfHeroes]
