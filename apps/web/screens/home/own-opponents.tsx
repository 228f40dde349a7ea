import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { listSheets, type SavedSheet } from '../../data/storage/sheet-list.ts'
import { useSay } from '../../ui/text/language.tsx'
import { homeWords } from './words.ts'

type ShelfComponent = ComponentType<{ readonly sheets: readonly SavedSheet[] }>

/** Not shown where it is not on the device: the link says so. */
const Shelf = lazy(async () => ({
  default: await import('../opponents/shelf.tsx').then(
    (part): ShelfComponent => part.Shelf,
    (): ShelfComponent => () => undefined,
  ),
}))

/** The opponents that the user has written or kept, and the way to add one. */
export function OwnOpponents() {
  const say = useSay()
  const [sheets, setSheets] = useState<readonly SavedSheet[]>([])
  useEffect(() => {
    void listSheets().then(setSheets)
  }, [])
  return (
    <section className="card card-text">
      <p className="soft">{say(homeWords.opponentsIntro)}</p>
      {sheets.length > 0 && (
        <Suspense>
          <Shelf sheets={sheets} />
        </Suspense>
      )}
      <Link href="/opponents" className="button">
        {say(homeWords.opponents)}
      </Link>
    </section>
  )
}
