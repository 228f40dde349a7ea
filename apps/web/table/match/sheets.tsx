import { lazy } from 'react'
import type { OpenMatch } from '../../data/store/open-match.ts'
import type { PastMove } from '../../data/store/past-move.ts'
import type { SheetName } from './more-sheet.tsx'

const HistorySheet = lazy(async () => ({ default: (await import('./history-sheet.tsx')).HistorySheet }))
const MoreSheet = lazy(async () => ({ default: (await import('./more-sheet.tsx')).MoreSheet }))
const SpotCheckSheet = lazy(async () => ({
  default: (await import('./spot-check-sheet.tsx')).SpotCheckSheet,
}))
const ShareSheet = lazy(async () => ({
  default: (await import('../../ui/sharing/share-sheet.tsx')).ShareSheet,
}))

/** Renders nothing for other sheets. */
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
