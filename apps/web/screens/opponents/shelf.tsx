import { useEffect, useState } from 'react'
import { keepPart } from '../../data/device/app-parts.ts'
import { useMatchList } from '../../data/storage/match-list.ts'
import type { SavedSheet } from '../../data/storage/sheet-list.ts'
import { lastPlayed } from './last-played.ts'
import './opponents.css'
import { SheetCard } from './sheet-card.tsx'
import { type Apart, toldApart } from './told-apart.ts'

/** The opponents of the user, as a list. */
export function Shelf({ sheets }: { readonly sheets: readonly SavedSheet[] }) {
  const { matches = [] } = useMatchList()
  // They are played offline, also after an update.
  useEffect(() => keepPart('sheets'), [])
  const [apart, setApart] = useState<ReadonlyMap<string, Apart>>()
  useEffect(() => {
    void toldApart(sheets).then(setApart)
  }, [sheets])
  return (
    <ul className="opponents">
      {sheets.map((sheet) => (
        <SheetCard
          key={sheet.id}
          sheet={sheet}
          played={lastPlayed(sheet, matches)}
          apart={apart?.get(sheet.id)}
        />
      ))}
    </ul>
  )
}
