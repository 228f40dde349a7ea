import type { ModdableGame } from '@opfor/variants'
import { useEffect, useState } from 'react'
import { TopBar } from '../../ui/components/top-bar.tsx'
import { opponentWords } from '../opponents/words.ts'
import { loadModdableGameOfPage } from '../../data/storage/house-rules.ts'
import type { SavedSheet } from '../../data/storage/sheet-list.ts'
import { loadSheet } from '../../data/storage/sheet-storage.ts'
import { loadUndo, type UndoList } from '../../data/storage/undo-storage.ts'
import { useSay } from '../../ui/text/language.tsx'
import { HouseWorkshop } from './house/house-workshop.tsx'
import { Workshop } from './workshop.tsx'

interface Loaded {
  readonly saved: SavedSheet
  readonly undoList: UndoList | undefined
  /** Undefined unless the page has house rules. */
  readonly opponent: ModdableGame | undefined
}

/** Shows a text even if its undo history cannot be read. */
async function load(id: string): Promise<Loaded | 'missing'> {
  const [saved, undoList] = await Promise.all([loadSheet(id), loadUndo(id).catch(() => undefined)])
  return saved === undefined
    ? 'missing'
    : { saved, undoList, opponent: await loadModdableGameOfPage(saved.text) }
}

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
