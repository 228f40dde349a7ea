import {
  ask,
  choice,
  type LiveMatch,
  formQuestion,
  type GameModule,
  message,
  number,
  type Procedure,
  type Table,
  yesNo,
} from '@opfor/kernel'
import { smallGame } from '@opfor/kernel/small-game'
import { newMatch } from '@opfor/kernel/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { handleInput } from './handle-input.ts'
import { historyLines } from './history.ts'
import { TerminalMatch } from '../session/terminal-match.ts'

type Situation = ReturnType<typeof smallGame.initialSituation>

const words = (text: string) => message(text, text)
const models = { from: 0, to: 8, unit: words('models') }

/** Asks a form without defaults, then a choice with a dead end. */
const game: GameModule<Situation> = {
  ...smallGame,
  *setup(table: Table<Situation>): Procedure<void> {
    yield* ask(table, () =>
      formQuestion('form', 'north', words('What happened?'), {
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
    table.change(table.now, { ...words('Draw a unit.'), undoMessage: back })
    yield* ask(table, () => choice('next', 'north', words('Where?'), chosen.id === 'stuck' ? [] : [chosen]))
  },
}

afterEach(() => vi.restoreAllMocks())

async function enter(
  ...lines: readonly string[]
): Promise<{ readonly text: string; readonly match: LiveMatch<unknown> }> {
  const printed: string[] = []
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => printed.push(String(text)) > 0)
  const match = newMatch(game) as LiveMatch<unknown>
  const input = { next: () => Promise.resolve(undefined), putBack: () => undefined }
  const session = new TerminalMatch(match, { dice: 'app', draws: 'app' }, undefined, input)
  for (const line of lines) await handleInput(session, line, false)
  vi.restoreAllMocks()
  return { text: [...printed, ...session.takeNotices()].join('\n'), match }
}

test('a form asks for missing fields and combines them with earlier ones', async () => {
  const { text, match } = await enter('lost 2', 'yes')
  expect(text).toContain('Entered: lost 2. Still missing:')
  expect(text).toContain('  list: Is it listed? yes or no')
  expect(text).toContain('Entered: lost 2, list yes.')
  expect(match.steps).toMatchObject([{ q: 'form', a: { lost: 2, list: true }, by: 'person', seat: 'north' }])
})

test('Enter alone does not fill required fields', async () => {
  const { text, match } = await enter('')
  expect(text).toContain('Required fields:')
  expect(match.steps).toEqual([])
})

test('field names and full option names have priority over commands', async () => {
  const { match } = await enter('list yes, 3', 'check')
  expect(match.steps).toMatchObject([{ a: { lost: 3, list: true } }, { a: 'check' }])
})

test('answers can be JSON', async () => {
  const { match } = await enter('{"lost": 1, "list": false}', '"check"')
  expect(match.steps).toMatchObject([{ a: { lost: 1, list: false } }, { a: 'check' }])
  expect((await enter('{"lost": 9, "list": false}')).text).toContain('lost: A number from 0 to 8')
})

test('the history shows a form as text', async () => {
  const { match } = await enter('1, no', 'check')
  expect(historyLines(match, 0)).toEqual([
    '   1  What happened? Models lost: 1; Is it listed? no',
    '   2  And then? Check',
  ])
})

test('an answer that the rules reject changes nothing', async () => {
  const { text, match } = await enter('1, no', 'stuck')
  expect(text).toContain('opfor: Nothing would be left to choose for this question: Where?')
  expect(match.question?.id).toBe('what')
})

test('undo names the answer that was undone, and the manual steps that no layout shows', async () => {
  const { text } = await enter('1, no', 'check', 'undo')
  expect(text).toContain('Undone: And then? Check\nUpdate your table:\n  [ ] Put back the unit you drew.')
})
