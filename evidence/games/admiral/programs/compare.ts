import { compareMany } from '@opfor/evidence/kernel/programs/many'
import { compareBattle } from '../second/compare.ts'

/** Compares this number of turns of Stratego's units in random battles with the second implementation. */
compareMany({ matches: 'battles', things: 'turns of units' }, compareBattle)
