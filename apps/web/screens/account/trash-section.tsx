import { dateLocale, useLanguage, useSay } from '../../ui/text/language.tsx'
import { restorable } from '../../data/account/items/trash-bodies.ts'
import { screenWords } from './screen-words.ts'
import { restoreMatch, useSyncState } from '../../data/account/sync.ts'
import { trash } from '../../data/account/trash.ts'

export function TrashSection() {
  const say = useSay()
  const { code } = useLanguage()
  // Every change of the trash reports a new sync state.
  useSyncState()
  const matches = restorable(trash.list(), Date.now())
  if (matches.length === 0) return undefined
  return (
    <section className="card">
      <h2>{say(screenWords.trash)}</h2>
      <p className="soft">{say(screenWords.trashIntro)}</p>
      <ul className="access">
        {matches.map(({ match, name, since }) => (
          <li key={match} className="row">
            <span>
              {say(screenWords.trashed, {
                name,
                date: new Date(since).toLocaleDateString(dateLocale(code), { dateStyle: 'medium' }),
              })}
            </span>
            <button type="button" className="button quiet" onClick={() => void restoreMatch(match)}>
              {say(screenWords.restore, { name })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
