import { messages } from '@opfor/kernel'

export const roundWords = messages('web.history', {
  setUp: 'Set-up',
  turn: 'Turn {number}',
  round: 'Round {number}',
})
