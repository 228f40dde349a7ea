import type { CardPack } from '../card-packs/card-pack.ts'

/** Cards and tiles from the booklet's examples and solo changes; some have no section. */
export const revealed: CardPack = {
  opfor: 1,
  title: 'What the rules booklet tells',
  cards: {
    'german-01': { top: { section: 'special', title: 'Veteran', caps: 1, place: true } },
    'german-02': {
      bottom: { section: 'units', caps: 1, units: ['Rifle 03', 'Pioneer 16', 'LMG 11'] },
    },
    'german-03': { top: { section: 'vp', title: 'Secure', caps: 0, marker: 4 } },
    'german-04': { bottom: { section: 'units', caps: 1, units: ['Pioneer 17', 'Pioneer 18'] } },
    'german-14': { top: { hidden: 'unit' } },
    'german-20': { top: { artillery: true } },
    'soviet-01': { top: { section: 'special', title: 'Well Prepared', caps: 0, actions: 1 } },
    'soviet-02': { bottom: { section: 'units', caps: 1, units: ['Rifle 03', 'Rifle 04', 'NKVD 20'] } },
    'soviet-03': {
      bottom: { section: 'units', caps: 0, units: ['Rifle 05', 'Rifle 06', 'MMG 18', 'NKVD 21'] },
    },
    'soviet-04': {
      top: { section: 'special', title: 'Partisans', caps: 1, units: ['Rifle 07', 'Rifle 08'], round: 2 },
    },
    'soviet-08': { top: { hidden: 'card' } },
    'soviet-16': { top: { section: 'vp', title: 'Survive', chosen: true } },
    'soviet-20': { top: { artillery: true } },
    'soviet-22': { top: { truck: true } },
  },
  tiles: {
    'soviet-01': { area: 'track', symbol: 'shield' },
    'soviet-04': { area: 'counteraction', symbol: 'burst' },
    'soviet-08': { area: 'track' },
    'soviet-16': { area: 'counteraction', parameter: 'lowRisk' },
  },
}
