import { games } from 'virtual:games'
import type { Message } from '@opfor/kernel'
import { use } from 'react'
import { useSay } from '../text/language.tsx'

const loaded = new Map<string, Promise<readonly Message[]>>()

/** Loads the sentences about a game, once. */
function sentencesAbout(id: string): Promise<readonly Message[]> {
  const already = loaded.get(id)
  if (already !== undefined) return already
  const game = games.find((each) => each.id === id)
  const loading = game?.howItWorks?.().then(({ howItWorks }) => howItWorks) ?? Promise.resolve([])
  loaded.set(id, loading)
  loading.catch(() => loaded.delete(id))
  return loading
}

/** How a game works, in a few numbered sentences. */
export function HowItWorks({ id }: { readonly id: string }) {
  const say = useSay()
  return (
    <ol className="how-it-works">
      {use(sentencesAbout(id)).map((sentence) => (
        <li key={sentence.id}>{say(sentence)}</li>
      ))}
    </ol>
  )
}
