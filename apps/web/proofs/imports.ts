/** Mutated files, links and positions for the readers of this app: `npm run prove imports 1000000`. */
import { importsCommand } from '@opfor/kernel/hostile'
import { readers } from './imports/readers.ts'

await importsCommand('web', import.meta.url, readers)
