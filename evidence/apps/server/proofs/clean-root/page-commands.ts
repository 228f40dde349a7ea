import { readFileSync } from 'node:fs'
import path from 'node:path'

const page = path.join(import.meta.dirname, '../../../../../docs/operations.md')

/** A block of commands of the page. */
export interface Block {
  /** The heading above it. */
  readonly heading: string
  /** Its first line, which the proofs know it by. */
  readonly first: string
  readonly commands: string
}

/** All blocks of commands in docs/operations.md, in their order. */
export function pageBlocks(text: string = readFileSync(page, 'utf8')): readonly Block[] {
  return text.split(/^## /m).flatMap((section) =>
    [...section.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, commands = '']) => ({
      heading: section.split('\n')[0] ?? '',
      first: commands.split('\n')[0] ?? '',
      commands,
    })),
  )
}

/** Lines of the page that look like commands but are in no such block. */
export function strayCommands(text: string = readFileSync(page, 'utf8')): readonly string[] {
  const withoutBlocks = text.replaceAll(/^```sh\n.*?^```$/gms, '')
  return withoutBlocks.split('\n').filter((line) => /^(?: {4}\S|```)/.test(line))
}
