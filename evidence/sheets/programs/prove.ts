/**
 * Reads mutated and random texts: no crash, no slow text, no diagnostic without a position. `npm run prove sheets-reader 100000`
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { proveMany } from '@opfor/evidence/kernel/programs/many'
import { triedText } from './tried-text.ts'

const readme = readFileSync(path.join(import.meta.dirname, '../../../sheets/README.md'), 'utf8')
const sheets = [...readme.matchAll(/^```markdown.*\n([\s\S]*?)^```$/gm)].map(([, text = '']) => text)

proveMany(import.meta.url, {
  matches: 'texts',
  steps: 'findings',
  faults: 'faults',
  tried: (seed) => triedText(sheets, seed),
})
