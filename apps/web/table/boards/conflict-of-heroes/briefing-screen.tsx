import type { Message, ReopenedMatch } from '@opfor/kernel'
import { useEffect, useState } from 'react'
import { OpenErrorScreen } from '../../failures/open-failure.tsx'
import { useSay } from '../../../ui/text/language.tsx'
import { useMatch } from '../../../data/store/match-store.ts'
import { WithPackTexts } from '../../../ui/components/with-pack-texts.tsx'
import { TopBar } from '../../../ui/components/top-bar.tsx'
import { allGames } from '../../../data/storage/open-game.ts'
import { unpackLink } from '../../../ui/sharing/link.ts'
import { openLinkedMatch } from '../../../ui/sharing/open-linked-match.ts'
import { BriefingPage } from './briefing-page.tsx'
import { briefingWords } from './words.ts'

const game = 'conflict-of-heroes'

export function BriefingOfMatch({ id = '' }: { readonly id?: string }) {
  const say = useSay()
  const { open, failure, load } = useMatch()
  useEffect(() => {
    void load(id)
  }, [id, load])
  if (open === undefined || open.record.id !== id || open.game.id !== game)
    return <OpenErrorScreen failure={failure} />
  return (
    <WithPackTexts game={open.game}>
      <TopBar title={say(briefingWords.briefing)} back={`/match/${id}`} />
      <BriefingPage match={open.match} />
    </WithPackTexts>
  )
}

/** Only the part of the match that agrees with the rules. */
export function BriefingByLink({ packed = '' }: { readonly packed?: string }) {
  const say = useSay()
  const [found, setFound] = useState<ReopenedMatch<unknown> | Message>()
  useEffect(() => {
    void openLinkedMatch(() => unpackLink(packed), allGames).then(setFound)
  }, [packed])
  const match = found !== undefined && 'match' in found ? found.match : undefined
  const problem = match === undefined ? (found as Message | undefined) : briefingWords.none
  return (
    <>
      <TopBar title={say(briefingWords.briefing)} back="/" />
      {match?.game.id === game ? (
        <WithPackTexts game={match.game}>
          <BriefingPage match={match} />
        </WithPackTexts>
      ) : (
        <main className="page">
          {problem !== undefined && (
            <p role="alert" className="notice">
              {say(problem)}
            </p>
          )}
        </main>
      )}
    </>
  )
}
