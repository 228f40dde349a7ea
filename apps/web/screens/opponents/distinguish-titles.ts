import type { Message } from '@opfor/kernel'
import { formatChange, readVariant } from '@opfor/variants'
import { loadModdableGameOfPage } from '../../data/storage/house-rules.ts'
import type { SavedSheet } from '../../data/storage/sheet-list.ts'

/** The time of change, and for house rules their first change. */
export interface TitleDifference {
  readonly changed: number
  readonly first: Message | undefined
}

/** By id; only pages that share a title. */
export async function distinguishTitles(
  sheets: readonly SavedSheet[],
): Promise<ReadonlyMap<string, TitleDifference>> {
  const alike = [...Map.groupBy(sheets, ({ title }) => title).values()].filter(({ length }) => length > 1)
  const told = alike.flat().map(async ({ id, text, changed }) => {
    const opponent = await loadModdableGameOfPage(text)
    const [first] = opponent === undefined ? [] : readVariant(text, opponent).changes
    return [id, { changed, first: first && formatChange(first) }] as const
  })
  return new Map(await Promise.all(told))
}
