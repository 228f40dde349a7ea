/** Properties are tried on the same examples every time: a failure is a change, never chance. */
import { configureGlobal } from 'fast-check'

configureGlobal({ seed: 2026, numRuns: Number(process.env['PROPERTY_RUNS'] ?? 60) })
