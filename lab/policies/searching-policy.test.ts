import { ask, choice, type GameModule, message, Table, pendingSignal } from '@opfor/kernel'
import { smallGame } from '@opfor/kernel/small-game'
import { expect, test } from 'vitest'
import { makeSearchingPolicy } from './searching-policy.ts'

interface Climb {
  readonly height: number
  readonly stopped: boolean
}

const named = (id: string) => ({ id, name: message(`climb.${id}`, id) })
const falls = ['left', 'right', 'back', 'down'].map(named)

/** Each turn one step leads up and four lead down; after a stop there are no more questions. */
const climb: GameModule<Climb> = {
  ...(smallGame as unknown as GameModule<Climb>),
  heuristics: { score: ({ height }) => height, modes: [], mode: () => undefined },
  *setup() {
    // No set-up.
  },
  *turn(table) {
    if (table.now.stopped) return
    const step = yield* ask(table, () =>
      choice('climb.step', 'player', message('climb.ask', 'Where to?'), [
        named('stop'),
        named('up'),
        ...falls,
      ]),
    )
    const height = table.now.height + (step.id === 'up' ? 1 : step.id === 'stop' ? 2 : -5)
    table.change({ height, stopped: step.id === 'stop' }, message('climb.told', 'A step.'))
  },
  outcome: () => undefined,
}

test('later answers are not random: stopping is not overrated', () => {
  const start: Climb = { height: 0, stopped: false }
  const { memory } = new Table(start, () => pendingSignal)
  const position = { game: climb, situation: start, isSetup: false, memory, factCount: 0, since: [] }
  const table = new Table(start, () => pendingSignal)
  const { value: question } = climb.turn(table).next()
  if (question === undefined) throw new Error('No question.')
  const answer = makeSearchingPolicy(1000)(question, position, (below) => below >> 1)
  expect(answer).toMatchObject({ id: 'up' })
})
