import { message } from '@opfor/kernel'

/** What numbers count. */
export const units = {
  rounds: message('coh.unit.rounds', 'Rounds'),
  card: message('coh.unit.card', 'card number'),
  cards: message('coh.unit.cards', 'cards'),
  caps: message('coh.unit.caps', 'CAPs'),
  maps: message('coh.unit.maps', 'maps'),
  counters: message('coh.unit.counters', 'counters'),
  hexes: message('coh.unit.hexes', 'hexes'),
  space: message('coh.unit.space', 'number of the space'),
  vp: message('coh.unit.vp', 'VP'),
} as const
