import type { Game } from '@opfor/kernel'
import { blitzkrieg } from './blitzkrieg/index.ts'

/** The shelf: one line a game. */
export const shelf: readonly Game[] = [blitzkrieg]
