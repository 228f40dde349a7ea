/** Fixes the seed of property tests, so that failures are reproducible. */
import { configureGlobal } from 'fast-check'

configureGlobal({ seed: 2026, numRuns: Number(process.env['PROPERTY_RUNS'] ?? 60) })
