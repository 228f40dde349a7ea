import { type ModdableGame, findModdableGame } from '@opfor/variants'
import { type CompareTask, comparer } from './comparison.ts'
import { changesMatch, type SearchTask } from './search.ts'

/** Memoizes the result for the last page. */
function kept<T>(make: (opponent: ModdableGame, text: string) => T): (game: string, text: string) => T {
  let last: { readonly text: string; readonly made: T } | undefined
  return (game, text) => {
    if (last?.text === text) return last.made
    const opponent = findModdableGame(game)
    if (opponent === undefined) throw new Error(`House rules cannot be played with ${game}.`)
    last = { text, made: make(opponent, text) }
    return last.made
  }
}

const compare = kept(comparer)
const search = kept(changesMatch)

addEventListener('message', ({ data }: MessageEvent<CompareTask | SearchTask>) => {
  const { game, text } = data
  postMessage('search' in data ? search(game, text)(data.search) : compare(game, text)(data))
})
