import { cardStarterSheets, type StarterSheet } from './cards.ts'
import { chartStarterSheets } from './charts.ts'
import { rosterStarterSheets } from './rosters.ts'

export const starterSheets: readonly StarterSheet[] = [
  ...rosterStarterSheets,
  ...chartStarterSheets,
  ...cardStarterSheets,
]
