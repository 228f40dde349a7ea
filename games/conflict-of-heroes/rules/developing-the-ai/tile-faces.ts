import { message } from '@opfor/kernel'

/** G 5.3.2: the colors of the sheet's areas. */
export const areas = [
  { id: 'counteraction', name: message('coh.area.counteraction', 'Counteractions (red)') },
  { id: 'order', name: message('coh.area.order', 'Mission Orders (green)') },
  { id: 'track', name: message('coh.area.track', 'Mission Track (blue)') },
] as const

export type Area = (typeof areas)[number]['id']

/** G 5.3.2: the symbols behind a tile's number. */
export const symbols = [
  { id: 'shield', name: message('coh.symbol.shield', 'Defense Shield') },
  { id: 'burst', name: message('coh.symbol.burst', 'Offense Burst') },
] as const
