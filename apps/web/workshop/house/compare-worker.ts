import { opponentOf } from '@opfor/variants'
import { type CompareTask, comparer } from './comparison.ts'

let last: { readonly text: string; readonly compare: ReturnType<typeof comparer> } | undefined

function compareFor({ game, text }: CompareTask): ReturnType<typeof comparer> {
  if (last?.text === text) return last.compare
  const opponent = opponentOf(game)
  if (opponent === undefined) throw new Error(`House rules cannot be played with ${game}.`)
  last = { text, compare: comparer(opponent, text) }
  return last.compare
}

addEventListener('message', ({ data }: MessageEvent<CompareTask>) => {
  postMessage(compareFor(data)(data))
})
