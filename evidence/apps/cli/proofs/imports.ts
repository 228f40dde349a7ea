/** Mutated files, links and positions for the readers of this app: `npm run prove imports 1000000`. */
import { importsCommand } from '@opfor/evidence/kernel/programs/malformed/index'
import { readers } from './imports/readers.ts'

await importsCommand('cli', import.meta.url, readers)
