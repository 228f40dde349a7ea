import {
  ask,
  choice,
  type Conversation,
  entry,
  type GameModule,
  message,
  number,
  type Procedure,
  type Table,
  withBack,
  yesNo,
} from '@opfor/kernel'
import { smallGame } from '@opfor/kernel/small-game'
import { newMatch } from '@opfor/kernel/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { handleInput } from './handle-input.ts'
import { historyLines } from './history.ts'
import { TerminalMatch } from './terminal-match.ts'

type Situation = ReturnType<typeof smallGame.begin>

const words = (text: string) => message(text, text)
const models = { from: 0, to: 8, unit: words('models') }

/** In which a form without defaults is asked, then a choice of which one cannot go on. */
const game: GameModule<Situation> = {
  ...smallGame,
  *setup(table: Table<Situation>): Procedure<void> {
    yield* ask(table, () =>
      entry('form', 'north', words('What happened?'), {
        lost: number('lost', 'north', words('Models lost'), models),
        list: yesNo('list', 'north', words('Is it listed?')),
      }),
    )
    const chosen = yield* ask(table, () =>
      choice('what', 'north', words('And then?'), [
        { id: 'check', name: words('Check') },
        { id: 'stuck', name: words('Stuck') },
      ]),
    )
    const back = words('Put back the unit you drew.')
    table.change(table.now, withBack(words('Draw a unit.'), back))
    yield* ask(table, () => choice('next', 'north', words('Where?'), chosen.id === 'stuck' ? [] : [chosen]))
  },
}

afterEach(() => vi.restoreAllMocks())

/** Says lines to the game; what was printed, and the match. */
async function said(
  ...lines: readonly string[]
): Promise<{ readonly text: string; readonly match: Conversation<unknown> }> {
  const printed: string[] = []
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => printed.push(String(text)) > 0)
  const match = newMatch(game) as Conversation<unknown>
  const person = { next: () => Promise.resolve(undefined), putBack: () => undefined }
  const session = new TerminalMatch(match, { dice: 'app', draws: 'app' }, undefined, person)
  for (const line of lines) await handleInput(session, line, false)
  vi.restoreAllMocks()
  return { text: [...printed, ...session.takeNotices()].join('\n'), match }
}

test('a form asks for what is missing, and takes it with what was given before', async () => {
  const { text, match } = await said('lost 2', 'yes')
  expect(text).toContain('Entered: lost 2. Still missing:')
  expect(text).toContain('  list: Is it listed? yes or no')
  expect(text).toContain('Entered: lost 2, list yes.')
  expect(match.steps).toMatchObject([{ q: 'form', a: { lost: 2, list: true }, by: 'person', seat: 'north' }])
})

test('Enter alone fills no field that has no default', async () => {
  const { text, match } = await said('')
  expect(text).toContain('Required fields:')
  expect(match.steps).toEqual([])
})

test('a field that is called like a command is a field, and a whole name of an option is an answer', async () => {
  const { match } = await said('list yes, 3', 'check')
  expect(match.steps).toMatchObject([{ a: { lost: 3, list: true } }, { a: 'check' }])
})

test('programs answer in JSON', async () => {
  const { match } = await said('{"lost": 1, "list": false}', '"check"')
  expect(match.steps).toMatchObject([{ a: { lost: 1, list: false } }, { a: 'check' }])
  expect((await said('{"lost": 9, "list": false}')).text).toContain('lost: A number from 0 to 8')
})

test('the history tells a form in words', async () => {
  const { match } = await said('1, no', 'check')
  expect(historyLines(match, 0)).toEqual([
    '   1  What happened? Models lost: 1; Is it listed? no',
    '   2  And then? Check',
  ])
})

test('what the rules refuse is said, and nothing has changed', async () => {
  const { text, match } = await said('1, no', 'stuck')
  expect(text).toContain('opfor: Nothing would be left to choose for this question: Where?')
  expect(match.question?.id).toBe('what')
})

test('undo names the answer that was undone, and the manual steps that no layout shows', async () => {
  const { text } = await said('1, no', 'check', 'undo')
  expect(text).toContain('Undone: And then? Check\nUpdate your table:\n  [ ] Put back the unit you drew.')
})
