import { compareMany } from '@opfor/evidence/kernel/bench/many'
import { compareBattle } from '../second/compare.ts'

/** Plays random battles until Stratego's units have had so many turns, and holds each against the second implementation. */
compareMany({ matches: 'battles', things: 'turns of units' }, compareBattle)
