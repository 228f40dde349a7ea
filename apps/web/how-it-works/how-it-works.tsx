import { guides } from 'virtual:guides'
import { Suspense } from 'react'
import { symbolsOf } from '../boards/extras.ts'
import { useSay } from '../text/language.tsx'
import './how-it-works.css'

/** How a game works, in a few numbered sentences, and what its symbols mean. */
export function HowItWorks({ id }: { readonly id: string }) {
  const say = useSay()
  const Symbols = symbolsOf(id)
  return (
    <>
      <ol className="how-it-works">
        {guides[id]?.map((sentence) => (
          <li key={sentence.id}>{say(sentence)}</li>
        ))}
      </ol>
      {Symbols !== undefined && (
        <Suspense>
          <Symbols />
        </Suspense>
      )}
    </>
  )
}
