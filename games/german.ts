import { translated } from '@opfor/kernel'
import { german as ofKernel } from '@opfor/kernel/german'
import { germanTexts as ofAdmiral } from './admiral/german.ts'
import { germanTexts as ofBlitzkrieg } from './blitzkrieg/german.ts'
import { germanTexts as ofBloodAndPlunder } from './blood-and-plunder/german.ts'
import { germanTexts as ofConflictOfHeroes } from './conflict-of-heroes/german.ts'

/** The German texts of each game, by its id. */
export const germanOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  blitzkrieg: ofBlitzkrieg,
  'blood-and-plunder': ofBloodAndPlunder,
  admiral: ofAdmiral,
  'conflict-of-heroes': ofConflictOfHeroes,
}

/** German for the whole shelf: the kernel's texts and those of every game. */
export const german = translated(ofKernel, ...Object.values(germanOf))
