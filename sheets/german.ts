import { german as ofFindings } from './say/german.ts'
import { german as ofPrint } from './print/german.ts'
import { german as ofRunner } from './run/german.ts'

/** All German texts of sheets: what findings say, what a match of a sheet says, and what stands on a printed one. */
export const german: Readonly<Record<string, string>> = { ...ofFindings, ...ofRunner, ...ofPrint }
