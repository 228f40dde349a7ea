export interface Mutated {
  readonly files: readonly string[]
  /** Glob patterns; `without` names tests that are too slow to run for every mutant. */
  readonly tests: string
  readonly without: readonly string[]
}

/** Each chapter is a string of file names separated by spaces. */
function inGame(game: string, ...chapters: readonly string[]): Mutated['files'] {
  return chapters.map((names) => `games/${game}/**/{${names.split(' ').join(',')}}.ts`)
}

export const mutated: Readonly<Record<string, Mutated>> = {
  kernel: {
    files: [
      'kernel/**/*.ts',
      '!kernel/**/*.test.ts',
      '!kernel/small-game/**',
      '!kernel/testing/**',
      '!kernel/messages/german.ts',
    ],
    tests: 'kernel/**/*.test.ts',
    without: [],
  },
  admiral: {
    files: inGame(
      'admiral',
      'action-dice in-range activation carriers sailing sailing-squares firing-stops reach ways',
      'admiral-symbol triggers green-features red-features aircraft',
      'hierarchy attack firing volley damage ranges line-of-sight typed-grid movement',
    ),
    tests: 'games/admiral/**/*.test.ts',
    without: ['properties', 'corrections-at-random', 'replays', 'taps', 'readme'],
  },
  blitzkrieg: {
    files: inGame(
      'blitzkrieg',
      'bot-turn select-theatre select-position select-unit greatest-change trial fighting effects closing',
    ),
    tests: 'games/blitzkrieg/**/*.test.ts',
    without: ['properties', 'correction-anywhere', 'readme', 'board-pack'],
  },
  'blood-and-plunder': {
    files: [
      ...inGame(
        'blood-and-plunder',
        'activate chart-1 chart-2 number-of-actions command-points order-of-actions',
        'action-exceptions bayonets eight-inches leave-melee defensive-attacks may-defend',
        'drill shots hindrances chargeable',
        'ships ship-to-move courses grapples grapple-range guns-at-ships',
        'movement move-ends bearings',
      ),
      'games/blood-and-plunder/rules/charts/actions/!(*.test).ts',
    ],
    tests: 'games/blood-and-plunder/**/*.test.ts',
    without: ['proofs', 'corrections-at-random', 'readme', 'files', 'layout'],
  },
  'conflict-of-heroes': {
    files: inGame(
      'conflict-of-heroes',
      'initiative-player guideline-setup which-guideline entry-edges handicaps completion',
      'playing-generator-cards resolving-options free-units not-told caps placing-units',
      'control-markers marker-distance defense-counters condition-cards',
      'adding-maps switching-maps nearest-hex standing-on maps hexes',
      'developing-the-ai your-side ai-tiles solo-mission-sheet orders-left-to-right',
      'order-deck mission-track draw-cups placement-advantage special-cards',
      'truck-of-soviet-22 player-handicaps rounds-and-losses tile-defenses final-vp outcome',
    ),
    tests: 'games/conflict-of-heroes/**/*.test.ts',
    without: [
      'properties',
      'corrections-at-random',
      'corrections-in-generation',
      'corrections-in-mission',
      'correct-anything',
      'replays',
      'second',
      'readme',
    ],
  },
}
