import { say } from '@opfor/kernel'
import { opponentOf, readVariant } from './index.ts'
import type { Opponent } from './opponent.ts'
import type { Variant } from './read/variant.ts'

/** An opponent that there is. */
export function known(id: string): Opponent {
  const found = opponentOf(id)
  if (found === undefined) throw new Error(`There is no opponent ${id}.`)
  return found
}

/** A page of house rules with these sections. */
export function pageOf(id: string, ...sections: readonly string[]): string {
  return [`# Mine`, `House rules: ${id}`, ...sections].join('\n\n')
}

/** What is wrong with a page: the line, and the words. */
export function wrongIn(id: string, page: string): readonly string[] {
  return readVariant(page, known(id)).findings.map(({ line, message }) => `${line}: ${say(message)}`)
}

/** What a page changes. */
export function changesIn(id: string, page: string): Variant['changes'] {
  return readVariant(page, known(id)).changes
}
