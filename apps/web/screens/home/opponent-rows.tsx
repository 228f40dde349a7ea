import { useEffect, useState } from 'react'
import { listSheets, type SavedSheet } from '../../data/storage/sheet-list.ts'
import { RowLink } from '../../ui/components/row-link.tsx'
import { useSay } from '../../ui/text/language.tsx'
import { homeWords } from './words.ts'

/** The last two of the player's own, else two of ours. */
export function OpponentRows() {
  const say = useSay()
  const [sheets, setSheets] = useState<readonly SavedSheet[]>([])
  useEffect(() => {
    void listSheets().then(setSheets)
  }, [])
  return (
    <ul className="card rows">
      {sheets.length === 0 ? (
        <>
          <RowLink to="/library/old-dragon" title="The Old Dragon" about={say(homeWords.dragon)} />
          <RowLink to="/library/night-patrol" title="Night Patrol" about={say(homeWords.patrol)} />
        </>
      ) : (
        sheets
          .slice(0, 2)
          .map(({ id, title, plays }) => (
            <RowLink
              key={id}
              to={`/opponent/${id}`}
              title={title || '…'}
              about={plays === '' ? undefined : plays}
            />
          ))
      )}
      <RowLink to="/opponents" title={say(homeWords.opponents)} about={say(homeWords.opponentsIntro)} />
    </ul>
  )
}
