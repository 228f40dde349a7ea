import { useEffect } from 'react'
import { keepPart } from '../device/app-parts.ts'
import { useMatchList } from '../storage/match-list.ts'
import type { SavedSheet } from '../storage/sheet-list.ts'
import { lastPlayed } from './last-played.ts'
import './opponents.css'
import { SheetCard } from './sheet-card.tsx'

/** The opponents of the user, as a list. */
export function Shelf({ sheets }: { readonly sheets: readonly SavedSheet[] }) {
  const { matches = [] } = useMatchList()
  // They are played offline, also after an update.
  useEffect(() => keepPart('sheets'), [])
  return (
    <ul className="opponents">
      {sheets.map((sheet) => (
        <SheetCard key={sheet.id} sheet={sheet} played={lastPlayed(sheet, matches)} />
      ))}
    </ul>
  )
}
