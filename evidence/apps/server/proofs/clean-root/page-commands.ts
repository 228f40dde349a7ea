import { readFileSync } from 'node:fs'
import path from 'node:path'

const page = path.join(import.meta.dirname, '../../../../../docs/operations.md')

export interface Block {
  readonly heading: string
  /** The first line identifies the block. */
  readonly first: string
  readonly commands: string
}

export function pageBlocks(text: string = readFileSync(page, 'utf8')): readonly Block[] {
  return text.split(/^## /m).flatMap((section) =>
    [...section.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, commands = '']) => ({
      heading: section.split('\n')[0] ?? '',
      first: commands.split('\n')[0] ?? '',
      commands,
    })),
  )
}

/** Lines of the page that look like commands but are in no block. */
export function strayCommands(text: string = readFileSync(page, 'utf8')): readonly string[] {
  const withoutBlocks = text.replaceAll(/^```sh\n.*?^```$/gms, '')
  return withoutBlocks.split('\n').filter((line) => /^(?: {4}\S|```)/.test(line))
}
