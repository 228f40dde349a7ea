import { Conversation, type Message } from '@opfor/kernel'
import { useEffect, useState } from 'react'
import { CannotOpenScreen } from '../../keeping/cannot-open.tsx'
import { useSay } from '../../language.tsx'
import { useMatch } from '../../match-store.ts'
import { WithOwnTexts } from '../../packs/with-own-texts.tsx'
import { TopBar } from '../../parts/top-bar.tsx'
import { unpacked } from '../../sharing/link.ts'
import { opened } from '../../sharing/opened.ts'
import { BriefingPage } from './briefing-page.tsx'
import { briefingWords } from './words.ts'

const game = 'conflict-of-heroes'

/** The briefing of a match that is kept on this device. */
export function BriefingOfMatch({ id }: { readonly id: string }) {
  const say = useSay()
  const { open, cannot, load } = useMatch()
  useEffect(() => {
    void load(id)
  }, [id, load])
  if (open === undefined || open.kept.id !== id || open.game.id !== game)
    return <CannotOpenScreen cannot={cannot} />
  return (
    <WithOwnTexts game={open.game}>
      <TopBar title={say(briefingWords.briefing)} back={`/match/${id}`} />
      <BriefingPage match={open.match} />
    </WithOwnTexts>
  )
}

/** The briefing that a link makes again. */
export function BriefingByLink({ packed }: { readonly packed: string }) {
  const say = useSay()
  const [match, setMatch] = useState<Conversation<unknown> | Message>()
  useEffect(() => {
    void opened(() => unpacked(packed)).then(setMatch)
  }, [packed])
  return (
    <>
      <TopBar title={say(briefingWords.briefing)} back="/" />
      {match instanceof Conversation && match.game.id === game ? (
        <WithOwnTexts game={match.game}>
          <BriefingPage match={match} />
        </WithOwnTexts>
      ) : (
        <main className="page">
          {match !== undefined && (
            <p role="alert" className="notice">
              {say(match instanceof Conversation ? briefingWords.none : match)}
            </p>
          )}
        </main>
      )}
    </>
  )
}
