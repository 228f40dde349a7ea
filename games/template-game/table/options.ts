import { message, number, type Option, type Settings } from '@opfor/kernel'

/** What a player settles before a match. */
export const options: readonly Option[] = [
  {
    question: number('rounds', 'player', message('template-game.option.rounds', 'How many rounds?'), {
      from: 4,
      to: 20,
      unit: message('template-game.rounds', 'rounds'),
    }),
    standard: 10,
  },
]

/** How many rounds were settled. */
export function roundsIn({ options: chosen }: Settings): number {
  return Number(chosen['rounds'])
}
