import { compareMany } from '@opfor/evidence/kernel/bench/many'
import { compareBattle } from '../second/compare.ts'

/** Plays random battles until the OPFOR has taken so many decisions, and compares each with the second implementation. */
compareMany({ matches: 'battles', things: 'decisions' }, compareBattle)
