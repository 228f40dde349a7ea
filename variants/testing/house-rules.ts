import { format } from '@opfor/kernel'
import { findModdableGame, readVariant } from '../index.ts'
import type { ModdableGame } from '../printed/opponent.ts'
import type { Variant } from '../read/variant.ts'

export function requireModdableGame(id: string): ModdableGame {
  const found = findModdableGame(id)
  if (found === undefined) throw new Error(`There is no opponent ${id}.`)
  return found
}

export function houseRulesPage(id: string, ...sections: readonly string[]): string {
  return [`# Mine`, `House rules: ${id}`, ...sections].join('\n\n')
}

export function problemsIn(id: string, page: string): readonly string[] {
  return readVariant(page, requireModdableGame(id)).findings.map(
    ({ line, message }) => `${line}: ${format(message)}`,
  )
}

export function changesIn(id: string, page: string): Variant['changes'] {
  return readVariant(page, requireModdableGame(id)).changes
}
