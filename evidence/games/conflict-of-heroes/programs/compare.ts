import { compareMany } from '@opfor/evidence/kernel/programs/many'
import { compareMission } from '../second/compare.ts'

/** Compares this number of decisions in random firefights and missions with the second implementation. */
compareMany({ matches: 'matches', things: 'decisions' }, compareMission)
