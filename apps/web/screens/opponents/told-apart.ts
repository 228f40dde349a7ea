import type { Message } from '@opfor/kernel'
import { changeTold, readVariant } from '@opfor/variants'
import { opponentOfPage } from '../../data/storage/house-rules.ts'
import type { SavedSheet } from '../../data/storage/sheet-list.ts'

/** What tells a page from others with its title: when it was changed, and for house rules what they change first. */
export interface Apart {
  readonly changed: number
  readonly first: Message | undefined
}

/** The pages that have the title of another one, by their ids, with what tells them apart. */
export async function toldApart(sheets: readonly SavedSheet[]): Promise<ReadonlyMap<string, Apart>> {
  const alike = [...Map.groupBy(sheets, ({ title }) => title).values()].filter(({ length }) => length > 1)
  const told = alike.flat().map(async ({ id, text, changed }) => {
    const opponent = await opponentOfPage(text)
    const [first] = opponent === undefined ? [] : readVariant(text, opponent).changes
    return [id, { changed, first: first && changeTold(first) }] as const
  })
  return new Map(await Promise.all(told))
}
