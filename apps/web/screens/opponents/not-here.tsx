import { useEffect } from 'react'
import { Link } from 'wouter'
import { TopBar } from '../../ui/components/top-bar.tsx'
import { forgetGameAt } from '../../data/storage/open-game.ts'
import { useSay } from '../../ui/text/language.tsx'
import { opponentWords } from './words.ts'

/** Says that the opponent at an address is not on this device, with the way back. */
export function NotHere({ address }: { readonly address: string }) {
  const say = useSay()
  // After its link was opened again it is here.
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
