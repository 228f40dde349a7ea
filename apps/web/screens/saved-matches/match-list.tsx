import { lazy, Suspense, useState } from 'react'
import { Link } from 'wouter'
import { dateLocale, useLanguage, useSay } from '../../ui/text/language.tsx'
import type { MatchRecord, SavedMatch } from '../../data/storage/saved-match.ts'
import { deleteMatch, saveMatch, loadMatch } from '../../data/storage/storage.ts'
import { ui } from '../../ui/text/words.ts'
import { useMatchList } from '../../data/storage/match-list.ts'
import { usePreferences } from '../../data/device/preferences.ts'
import { shouldOfferInstall } from '../../ui/installing/good-moment.ts'
import { Icon } from '../../ui/design/icon.tsx'
import './saved-matches.css'
import { houseTitleOf } from '../../data/storage/page-title.ts'
import { formatHouseRules } from '../../ui/text/house-words.ts'
import { progressText } from '../../data/storage/progress-text.ts'
import { savedMatchWords } from '../../ui/text/saved-match-words.ts'

const MatchSheet = lazy(async () => ({ default: (await import('./match-sheet.tsx')).MatchSheet }))

const InstallOffer = lazy(async () => ({
  default: (await import('../../ui/installing/install-offer.tsx')).InstallOffer,
}))

/** Older matches are collapsed. */
const maxRecent = 3

export function MatchList() {
  const say = useSay()
  const { matches = [], refresh } = useMatchList()
  const { offersInstall } = usePreferences()
  const [deleted, setDeleted] = useState<SavedMatch>()
  const [chosen, setChosen] = useState<MatchRecord>()
  const remove = async ({ id }: MatchRecord): Promise<void> => {
    const saved = await loadMatch(id)
    await deleteMatch(id)
    setDeleted(saved)
    await refresh()
  }
  const restore = async (saved: SavedMatch): Promise<void> => {
    await saveMatch(saved)
    setDeleted(undefined)
    await refresh()
  }
  return (
    <>
      {deleted !== undefined && (
        <div className="notice" role="status">
          <p>{say(ui.removed, { name: deleted.record.name })}</p>
          <div className="row">
            <button type="button" className="button" onClick={() => void restore(deleted)}>
              {say(ui.undoRemove)}
            </button>
          </div>
        </div>
      )}
      {offersInstall && shouldOfferInstall(matches) && (
        <Suspense>
          <InstallOffer />
        </Suspense>
      )}
      {matches.length > 0 && (
        <section className="kept">
          <header className="row kept-head">
            <h2>{say(ui.matches)}</h2>
            <Link href="/plays" className="text-button">
              {say(ui.plays)}
            </Link>
          </header>
          <MatchRows matches={matches.slice(0, maxRecent)} choose={setChosen} />
          {matches.length > maxRecent && (
            <details>
              <summary>{say(savedMatchWords.older, { count: matches.length - maxRecent })}</summary>
              <MatchRows matches={matches.slice(maxRecent)} choose={setChosen} />
            </details>
          )}
        </section>
      )}
      {chosen !== undefined && (
        <Suspense>
          <MatchSheet
            record={chosen}
            close={() => {
              setChosen(undefined)
              void refresh()
            }}
            remove={() => void remove(chosen)}
          />
        </Suspense>
      )}
    </>
  )
}

function MatchRows({
  matches,
  choose,
}: {
  readonly matches: readonly MatchRecord[]
  readonly choose: (match: MatchRecord) => void
}) {
  return (
    <ul className="matches">
      {matches.map((match) => (
        <MatchRow key={match.id} match={match} choose={() => choose(match)} />
      ))}
    </ul>
  )
}

function MatchRow({ match, choose }: { readonly match: MatchRecord; readonly choose: () => void }) {
  const say = useSay()
  const { code } = useLanguage()
  const played = new Date(match.changed).toLocaleString(dateLocale(code), {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  const { ended, chosen = [] } = match
  const title = houseTitleOf(match)
  const result = ended === undefined ? undefined : say(resultOf(ended.winner))
  return (
    <li className="card match-row">
      <Link href={`/match/${match.id}`} className="match-link">
        <strong>{match.name}</strong>
        <span className="soft">{[played, say(progressText(match)), result].filter(Boolean).join(' · ')}</span>
        {title !== undefined && <span className="soft">{say(formatHouseRules(title))}</span>}
        {chosen.length > 0 && <span className="soft">{chosen.map((each) => say(each)).join(' · ')}</span>}
      </Link>
      <button
        type="button"
        className="icon-button"
        aria-label={say(savedMatchWords.about, { name: match.name })}
        onClick={choose}
      >
        <Icon name="more" />
      </button>
    </li>
  )
}

function resultOf(winner: string) {
  if (winner === 'bot') return savedMatchWords.lost
  return winner === 'nobody' ? savedMatchWords.drawn : savedMatchWords.won
}
