/** Fuzzes the parsers of this app with mutated files, links and positions: `npm run prove imports 1000000`. */
import { importsCommand } from '@opfor/evidence/kernel/programs/malformed/index'
import { readers } from './imports/readers.ts'

await importsCommand('web', import.meta.url, readers)
