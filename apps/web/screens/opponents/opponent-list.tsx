import { useEffect, useState } from 'react'
import { cachePart } from '../../data/device/app-parts.ts'
import { addressOf, addressOfMatch } from '../../data/storage/address.ts'
import { gameIdOfHouseRules } from '../../data/storage/house-rules.ts'
import { useMatchList } from '../../data/storage/match-list.ts'
import type { MatchRecord } from '../../data/storage/saved-match.ts'
import type { SavedSheet } from '../../data/storage/sheet-list.ts'
import './opponents.css'
import { SheetCard } from './sheet-card.tsx'
import { type TitleDifference, distinguishTitles } from './distinguish-titles.ts'

/** Undefined if there is no match. */
export function lastPlayed(
  { played, digest, text }: SavedSheet,
  matches: readonly MatchRecord[],
): number | undefined {
  const address = addressOf({ id: gameIdOfHouseRules(text) ?? 'sheet', rules: { digest } })
  const times = matches.filter((match) => addressOfMatch(match) === address).map(({ changed }) => changed)
  const last = Math.max(played ?? 0, ...times)
  return last === 0 ? undefined : last
}

export function OpponentList({ sheets }: { readonly sheets: readonly SavedSheet[] }) {
  const { matches = [] } = useMatchList()
  // Sheets are played offline, also after an update.
  useEffect(() => cachePart('sheets'), [])
  const [apart, setApart] = useState<ReadonlyMap<string, TitleDifference>>()
  useEffect(() => {
    void distinguishTitles(sheets).then(setApart)
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
