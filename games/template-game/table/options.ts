import { message, number, type MatchOption, type Settings } from '@opfor/kernel'

export const options: readonly MatchOption[] = [
  {
    question: number('rounds', 'player', message('template-game.option.rounds', 'How many rounds?'), {
      from: 4,
      to: 20,
      unit: message('template-game.rounds', 'rounds'),
    }),
    default: 10,
  },
]

export function roundsIn({ options: chosen }: Settings): number {
  return Number(chosen['rounds'])
}
