import type { HouseRuleNames } from '@opfor/kernel'

/** The lists of the AI have hexes, tiles, cards and orders. */
export const published: HouseRuleNames = {
  lists: {
    'conflict-of-heroes.marker': { of: 'the hexes of the maps' },
    'conflict-of-heroes.nearest': { of: 'the hexes near by' },
    'conflict-of-heroes.tile': { of: 'the tiles of the AI' },
    'conflict-of-heroes.sheet': {
      of: 'the two sides',
      called: { symbols: 'symbols on the tiles' },
    },
    'conflict-of-heroes.nextTile': { of: 'the tiles that are left' },
    'conflict-of-heroes.counteraction': { of: 'the Counteractions' },
    'conflict-of-heroes.missionOrder': { of: 'the Mission Orders' },
    'conflict-of-heroes.lowestCard': { of: 'the cards for this CAP' },
    'conflict-of-heroes.highestCard': { of: 'the cards for this CAP' },
    'conflict-of-heroes.advantage': { of: 'the hexes of the maps' },
  },
}
