import type { Opponent } from '@opfor/variants'
import { useEffect, useState } from 'react'
import { TopBar } from '../../ui/components/top-bar.tsx'
import { opponentWords } from '../opponents/words.ts'
import { opponentOfPage } from '../../data/storage/house-rules.ts'
import type { SavedSheet } from '../../data/storage/sheet-list.ts'
import { loadSheet } from '../../data/storage/sheet-storage.ts'
import { loadUndo, type UndoList } from '../../data/storage/undo-storage.ts'
import { useSay } from '../../ui/text/language.tsx'
import { HouseWorkshop } from './house/house-workshop.tsx'
import { Workshop } from './workshop.tsx'

interface Loaded {
  readonly saved: SavedSheet
  readonly undoList: UndoList | undefined
  /** The opponent that it is house rules of. */
  readonly opponent: Opponent | undefined
}

/** A text is shown also where what can be undone in it cannot be read. */
async function load(id: string): Promise<Loaded | 'missing'> {
  const [saved, undoList] = await Promise.all([loadSheet(id), loadUndo(id).catch(() => undefined)])
  return saved === undefined ? 'missing' : { saved, undoList, opponent: await opponentOfPage(saved.text) }
}

/** The workshop of an opponent: its text, and beside it what the text does. */
export function WorkshopScreen({ id }: { readonly id: string }) {
  const say = useSay()
  const [loaded, setLoaded] = useState<Loaded | 'missing'>()
  useEffect(() => {
    void load(id).then(setLoaded)
  }, [id])
  if (loaded !== undefined && loaded !== 'missing') {
    const { opponent, ...page } = loaded
    return opponent === undefined ? <Workshop {...page} /> : <HouseWorkshop {...page} opponent={opponent} />
  }
  return (
    <>
      <TopBar title={say(opponentWords.title)} back="/opponents" />
      <main className="page">
        {loaded === 'missing' && <p role="alert">{say(opponentWords.notFound)}</p>}
      </main>
    </>
  )
}
