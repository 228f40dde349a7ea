import { type Opponent, opponentOf } from '@opfor/variants'
import { type CompareTask, comparer } from './comparison.ts'
import { changesMatch, type SearchTask } from './search.ts'

/** What is made of a page for many tasks: the last one of its kind is kept. */
function kept<T>(make: (opponent: Opponent, text: string) => T): (game: string, text: string) => T {
  let last: { readonly text: string; readonly made: T } | undefined
  return (game, text) => {
    if (last?.text === text) return last.made
    const opponent = opponentOf(game)
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
