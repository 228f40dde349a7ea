import { lazy, Suspense, useState } from 'react'
import { Link } from 'wouter'
import { dateLocale, useLanguage, useSay } from '../../ui/text/language.tsx'
import type { MatchRecord, SavedMatch } from '../../data/storage/saved-match.ts'
import { deleteMatch, saveMatch, loadMatch } from '../../data/storage/storage.ts'
import { ui } from '../../ui/text/words.ts'
import { useMatchList } from '../../data/storage/match-list.ts'
import { boards } from '../../table/boards/index.ts'
import { Cover } from '../../ui/design/cover.tsx'
import { Icon } from '../../ui/design/icon.tsx'
import './saved-matches.css'
import { houseTitleOf } from '../../data/storage/page-title.ts'
import { formatHouseRules } from '../../ui/text/house-words.ts'
import { progressText } from '../../data/storage/progress-text.ts'
import { Standing } from './standing.tsx'
import { savedMatchWords } from '../../ui/text/saved-match-words.ts'

const MatchSheet = lazy(async () => ({ default: (await import('./match-sheet.tsx')).MatchSheet }))

export function MatchList() {
  const say = useSay()
  const { matches = [], refresh } = useMatchList()
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
      {matches.length > 0 && (
        <>
          <ul className="card rows">
            {matches.map((match) => (
              <MatchRow key={match.id} match={match} choose={() => setChosen(match)} />
            ))}
          </ul>
          <Link href="/plays" className="text-button match-plays">
            {say(ui.plays)}
          </Link>
        </>
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
    <li className="match-row">
      <Cover of={boards[match.game]?.cover} />
      <Link href={`/match/${match.id}`} className="match-link">
        <b>{match.name}</b>
        <small>{[say(progressText(match)), result, played].filter(Boolean).join(' · ')}</small>
        {title !== undefined && <small>{say(formatHouseRules(title))}</small>}
        {chosen.length > 0 && <small>{chosen.map((each) => say(each)).join(' · ')}</small>}
        <Standing of={match} />
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
