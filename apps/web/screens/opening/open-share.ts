import { withParams, type Message } from '@opfor/kernel'
import { loadShare, removeShare } from '../../data/device/shared-files-cache.ts'
import { routeOfSheet } from '../../ui/sharing/link.ts'
import { readFile } from '../../data/transfer/import-file.ts'
import { allGames } from '../../data/storage/open-game.ts'
import { appAddress, maxPageLength, detectContent } from '../../data/transfer/detect-content.ts'
import { type Content, contentsOf } from './contents.ts'
import { openingWords } from './words.ts'

export type OpenedShare =
  | { readonly kind: 'several'; readonly names: readonly string[] }
  | { readonly kind: 'matches'; readonly text: string; readonly contents: readonly Content[] }
  | { readonly kind: 'problem'; readonly problems: readonly Message[] }

export async function openShare(id: string, at: number | undefined): Promise<OpenedShare | string> {
  if (id === 'too-large') return problem(openingWords.tooLarge)
  if (id === 'failed') return problem(openingWords.failed)
  const share = await loadShare(id)
  if (share === undefined) return problem(openingWords.gone)
  const { files } = share
  if (files.length > 1 && at === undefined) return { kind: 'several', names: files.map(({ name }) => name) }
  const file = files[at ?? 0]
  const text = file === undefined ? share.text : await readFile(file)
  if (typeof text !== 'string' && !text.ok) return problem(openingWords.failed)
  return openText(typeof text === 'string' ? text : text.value, file?.name, files.length > 1)
}

async function openText(text: string, name: string | undefined, isOneOfMany: boolean) {
  const found = detectContent(text, appAddress(), name)
  if (found.kind === 'matches') {
    const contents = await contentsOf(text, allGames)
    return 'id' in contents ? problem(contents) : ({ kind: 'matches', text, contents } as const)
  }
  if (found.kind === 'unknown') {
    const what =
      name === undefined ? openingWords.unknownText : withParams(openingWords.unknownFile, { name })
    return problem(what, openingWords.known)
  }
  if (found.kind === 'sheet' && text.length > maxPageLength) return problem(openingWords.pageTooLong)
  // From here on the route has the contents.
  if (!isOneOfMany) await removeShare()
  return found.kind === 'link' ? found.route : routeOfSheet(text)
}

function problem(...problems: readonly Message[]): OpenedShare {
  return { kind: 'problem', problems }
}
