import { compareMany } from '@opfor/evidence/kernel/programs/many'
import { compareBattle } from '../second/compare.ts'

/** Compares this number of OPFOR decisions in random battles with the second implementation. */
compareMany({ matches: 'battles', things: 'decisions' }, compareBattle)
