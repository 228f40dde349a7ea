import { howItWorks as admiral } from '@opfor/games/admiral/how-it-works'
import { howItWorks as blitzkrieg } from '@opfor/games/blitzkrieg/how-it-works'
import { howItWorks as bloodAndPlunder } from '@opfor/games/blood-and-plunder/how-it-works'
import { howItWorks as conflictOfHeroes } from '@opfor/games/conflict-of-heroes/how-it-works'
import type { Message } from '@opfor/kernel'

/** How each game works in six sentences, by its id. */
export const guides: Readonly<Record<string, readonly Message[]>> = {
  admiral,
  blitzkrieg,
  'blood-and-plunder': bloodAndPlunder,
  'conflict-of-heroes': conflictOfHeroes,
}
