import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Block, pageBlocks } from '../clean-root/page-commands.ts'

const page = path.join(import.meta.dirname, '../../../../../docs/releasing.md')

/** A block of commands of docs/releasing.md. */
export interface KnownBlock {
  readonly without?: RegExp
  readonly difference?: string
}

export const knownBlocks: Readonly<Record<string, KnownBlock>> = {
  Releasing: {
    without: /./,
    difference: 'not run: the installed packages are linked, and this is the rehearsal',
  },
  Prepare: {
    without: /^npm run check$/,
    difference: 'npm run check is left out: it takes minutes, and is a command of its own',
  },
  Build: {},
  Publish: {},
  Verify: {},
  'If a release is faulty': {},
}

export function releasingBlocks(text: string = readFileSync(page, 'utf8')): readonly Block[] {
  return pageBlocks(text.replace(/^# /m, '## '))
}

export function blockBelow(heading: string): { readonly commands: string; readonly difference?: string } {
  const block = releasingBlocks().find((each) => each.heading === heading)
  if (block === undefined) throw new Error(`docs/releasing.md has no commands below "${heading}".`)
  const { without, difference } = knownBlocks[heading] ?? {}
  const lines = block.commands.split('\n').filter((line) => without?.test(line) !== true)
  return { commands: lines.join('\n'), ...(difference === undefined ? {} : { difference }) }
}
