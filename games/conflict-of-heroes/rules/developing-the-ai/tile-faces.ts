import { message } from '@opfor/kernel'

/** Where a tile goes: the colors of the sheet's areas; G 5.3.2. */
export const areas = [
  { id: 'counteraction', name: message('coh.area.counteraction', 'Counteractions (red)') },
  { id: 'order', name: message('coh.area.order', 'Mission Orders (green)') },
  { id: 'track', name: message('coh.area.track', 'Mission Track (blue)') },
] as const

/** One of the areas of the sheet. */
export type Area = (typeof areas)[number]['id']

/** The symbols that stand behind a tile's number; G 5.3.2. */
export const symbols = [
  { id: 'shield', name: message('coh.symbol.shield', 'Defense Shield') },
  { id: 'burst', name: message('coh.symbol.burst', 'Offense Burst') },
] as const
