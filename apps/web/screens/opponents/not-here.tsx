import { useEffect } from 'react'
import { Link } from 'wouter'
import { TopBar } from '../../ui/components/top-bar.tsx'
import { forgetGameAt } from '../../data/storage/open-game.ts'
import { useSay } from '../../ui/text/language.tsx'
import { opponentWords } from './words.ts'

export function OpponentNotFound({ address }: { readonly address: string }) {
  const say = useSay()
  // The opponent is here after its link was opened.
  useEffect(() => () => forgetGameAt(address), [address])
  return (
    <>
      <TopBar title={say(opponentWords.title)} back="/" />
      <main className="page">
        <p role="alert">{say(opponentWords.openAgain)}</p>
        <div className="row">
          <Link href="/" className="button">
            {say(opponentWords.home)}
          </Link>
        </div>
      </main>
    </>
  )
}
