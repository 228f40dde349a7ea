import { lazy } from 'react'
import type { OpenMatch } from '../../data/store/match-store.ts'
import type { PastMove } from '../../data/store/past-move.ts'
import type { SheetName } from './sheet-name.ts'

const HistorySheet = lazy(async () => ({ default: (await import('./history-sheet.tsx')).HistorySheet }))
const MoreSheet = lazy(async () => ({ default: (await import('./more-sheet.tsx')).MoreSheet }))
const SpotCheckSheet = lazy(async () => ({
  default: (await import('./spot-check-sheet.tsx')).SpotCheckSheet,
}))
const ShareSheet = lazy(async () => ({
  default: (await import('../../ui/sharing/share-sheet.tsx')).ShareSheet,
}))

/** The open sheet of a match, if it is one of these. */
export function Sheets({
  name,
  open,
  close,
  show,
  look,
  why,
}: {
  readonly name: SheetName
  readonly open: OpenMatch
  readonly close: () => void
  readonly show: (name: SheetName) => void
  readonly look: (past: PastMove) => void
  /** Shows the reasons of the last move, if there are any. */
  readonly why: (() => void) | undefined
}) {
  if (name === 'share') return <ShareSheet match={open.match} record={open.record} close={close} />
  if (name === 'check') return <SpotCheckSheet open={open} close={close} correct={() => show('correct')} />
  if (name === 'more') return <MoreSheet open={open} close={close} show={show} why={why} />
  if (name !== 'history') return undefined
  return (
    <HistorySheet
      open={open}
      close={close}
      look={(past) => {
        close()
        look(past)
      }}
    />
  )
}
