/**
 * Compares the sheets in `evidence/sheets/proofs` with the coded games in random positions: `npm run prove sheet-proofs 10000` or
 * `npm run prove sheet-proofs 1000 admiral-hierarchy`.
 */
import { sheetProofs } from '../sheets/all.ts'
import { compareSheet } from '../sheets/compare.ts'
import { linesIn, reportOf } from '../sheets/report.ts'
import { codeOf, proofSheet } from './proof-sheets.ts'

const shown = 20
const [size = '1000', only] = process.argv.slice(2)
const chosen = sheetProofs.filter(({ name }) => only === undefined || name === only)
if (!/^\d+$/.test(size) || chosen.length === 0)
  throw new Error(`sheet-proofs <positions> [${sheetProofs.map(({ name }) => name).join(' | ')}]`)

for (const proof of chosen) {
  const sheet = proofSheet(proof)
  const compared = compareSheet(proof, sheet, Number(size))
  const lines = { sheet: linesIn(sheet.text), code: linesIn(codeOf(proof)) }
  for (const line of reportOf(proof, compared, lines)) console.log(line)
  for (const each of compared.differing.slice(0, shown)) console.log(`  ${each}`)
  if (compared.differing.length > 0) process.exitCode = 1
}
