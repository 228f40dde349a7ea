import { guides } from 'virtual:guides'
import type { Message } from '@opfor/kernel'
import { Suspense, useEffect, useState } from 'react'
import { meaningsOf, symbolsOf } from '../boards/extras.ts'
import { useSay } from '../../ui/text/language.tsx'
import './how-it-works.css'

export function HowItWorks({ id }: { readonly id: string }) {
  const say = useSay()
  const Symbols = symbolsOf(id)
  const [meanings, setMeanings] = useState<readonly Message[]>([])
  useEffect(() => {
    void meaningsOf(id).then((all) => setMeanings([...new Set(all.flatMap(({ meaning }) => meaning))]))
  }, [id])
  return (
    <>
      <ol className="how-it-works">
        {guides[id]?.map((sentence) => (
          <li key={sentence.id}>{say(sentence)}</li>
        ))}
      </ol>
      {Symbols === undefined ? (
        <ul className="symbol-meanings">
          {meanings.map((meaning) => (
            <li key={meaning.id}>{say(meaning)}</li>
          ))}
        </ul>
      ) : (
        <Suspense>
          <Symbols />
        </Suspense>
      )}
    </>
  )
}
