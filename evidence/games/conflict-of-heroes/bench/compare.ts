import { compareMany } from '@opfor/evidence/kernel/bench/many'
import { compareMission } from '../second/compare.ts'

/** Generates random firefights and missions until so many decisions were compared with the second implementation. */
compareMany({ matches: 'matches', things: 'decisions' }, compareMission)
