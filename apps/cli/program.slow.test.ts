import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { opfor, scratch } from './testing/opfor.ts'

const standard = ['play', 'blitzkrieg', '--standard', '--seed', '7']
const toTheEnd = Array.from({ length: 200 }, () => '1')

function playedMatch(): string {
  const file = path.join(scratch(), 'match.json')
  opfor([...standard, '--journal', file], toTheEnd)
  return file
}

describe('games', () => {
  test('lists the shelf by id with stage and edition', () => {
    expect(opfor(['games']).out).toMatch(/^blitzkrieg +BLITZKRIEG! \(released; BLZ003/)
    expect(JSON.parse(opfor(['games', '--json']).out)).toContainEqual(
      expect.objectContaining({ id: 'blitzkrieg', stage: 'released' }),
    )
  })
})

describe('play, piped', () => {
  test('answers from standard input play a match to its end', () => {
    const { code, out } = opfor(standard, toTheEnd)
    expect(code).toBe(0)
    expect(out).toMatch(/(You win|The bot wins)/)
    expect(out).not.toContain('\u001B')
  })

  test('input that ends before the match does exits with 3', () => {
    expect(opfor(standard, ['1']).code).toBe(3)
  })

  test('a bad answer is explained on standard error and asked again', () => {
    const { err, out } = opfor(standard, ['Atlantis'])
    expect(err).toContain('There is no "Atlantis" here.')
    expect(out.match(/Where do you place a unit\?/g)).toHaveLength(2)
  })

  test('--json prints one object a line: what was said, the question, the outcome', () => {
    const lines = opfor([...standard, '--json'], toTheEnd)
      .out.trim()
      .split('\n')
    const states = lines.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)
    expect(states[0]).toMatchObject({
      step: 7,
      question: { id: 'blitzkrieg.space', kind: 'choice', to: 'player' },
    })
    expect(states.at(-1)).toMatchObject({ outcome: { way: expect.any(String) as string } })
  })

  test('options, rulings and dice are said on the command line', () => {
    const { out } = opfor([...standard, '--set', 'difficulty=hard', '--dice', 'real'], [])
    expect(out).toContain('Roll for a theatre where the bot starts ahead')
    expect(opfor([...standard, '--set', 'difficulty=brutal']).err).toContain('There is no "brutal" here.')
    expect(opfor([...standard, '--ruling', 'blitzkrieg.theatreOrder=sideways']).err).toContain(
      'columns, height',
    )
  })

  test('a game that is not on the shelf is named as such', () => {
    const { code, err } = opfor(['play', 'chess'])
    expect(code).toBe(1)
    expect(err).toContain('There is no game "chess" on the shelf. There is: blitzkrieg')
  })
})

describe('at a question', () => {
  const said = (...lines: readonly string[]) => opfor(standard, ['SEA.1.2', '2', ...lines])

  test('why gives the rule behind each step', () => {
    expect(said('why').out).toContain('The Procedure, 1: Selecting a theatre')
  })

  test('why not names the line that dropped it, with the numbers', () => {
    expect(said('why not Western Europe').out).toMatch(/Western Europe has 2,\s+Africa & Middle East 3\./)
  })

  test('undo takes the last answer back and says what to move; redo gives it again', () => {
    const { out } = said('undo', 'redo')
    expect(out).toContain('Taken back. To bring the table into line:')
    expect(out).toContain('[ ] the marker of South East Asia: now the red cell (was')
    expect(out).toContain('Given again.')
  })

  test('overrule puts another one in place and plays on', () => {
    const { out } = said('overrule 2 AME.1.2 : the book says so', 'why')
    expect(out).toContain('Overruled. To bring the table into line:')
    expect(out).toContain('the book says so')
  })

  test('correct sets right a number, a token and refuses nonsense', () => {
    const { out, err } = said(
      "correct the bot's VP = 9",
      'correct move spy from pool to row',
      'correct vp.bot = lots',
      'check',
    )
    expect(out).toContain("the bot's VP: 9.")
    expect(out).toContain("the bot's row: 5 pieces")
    expect(err).toContain('VP are 0 to 99, not "lots".')
  })

  test('look shows an earlier position and leaves the match where it stands', () => {
    const { out } = said('look 0', 'look 999')
    expect(out).toContain('After step 0 of 15:')
    expect(out.trim().split('\n').at(-1)).toContain('SEA.1.3')
  })

  test('history, help, board, save and an unknown word all say something of use', () => {
    const copy = path.join(scratch(), 'copy.json')
    const { out, err } = said('history all', 'help', 'board', `save ${copy}`, 'save')
    expect(out).toMatch(/8 {2}Where do you place a unit\? South East Asia, campaign 1, space 2\n/)
    expect(out).toContain('why not <name>')
    expect(out).toContain('┌─ Western Europe')
    expect(existsSync(copy)).toBe(true)
    expect(err).toContain('Say where: save <file>.')
  })

  test('dice and draws become real in the middle', () => {
    const { out } = said('draws real', '1', '1')
    expect(out).toContain('The draws are real')
    expect(out).toMatch(/\? Draw a (unit|special weapon)/)
  })
})

describe('replay and explain', () => {
  test('a kept match prints its transcript, and the transcript checks', () => {
    const file = playedMatch()
    const { out } = opfor(['replay', file])
    expect(out.startsWith('> match {')).toBe(true)
    expect(opfor(['replay', file, '--check']).out).toMatch(/^True to the rules: \d+ steps\./)
    const text = path.join(scratch(), 'match.txt')
    writeFileSync(text, out)
    expect(opfor(['replay', text, '--check']).code).toBe(0)
    writeFileSync(text, out.replace('The bot places', 'The bot plays'))
    const broken = opfor(['replay', text, '--check'])
    expect(broken.code).toBe(1)
    expect(broken.err).toMatch(/line \d+ differs/)
  })

  test('a link holds the whole match, well under 2 KB', () => {
    const file = playedMatch()
    const link = opfor(['replay', file, '--link']).out.trim()
    expect(opfor(['replay', link]).out).toBe(opfor(['replay', file]).out)
    expect(link.length).toBeLessThan(2000)
  })

  test('a journal that was tampered with is refused, and left as it is', () => {
    const file = playedMatch()
    const changed = readFileSync(file, 'utf8').replace(/"digest":"\w+"/, '"digest":"00000000"')
    writeFileSync(file, changed)
    const { code, err } = opfor(['replay', file, '--check'])
    expect(code).toBe(1)
    expect(err).toContain('Turn 1 ended in another situation')
    expect(opfor(['play', 'blitzkrieg', '--journal', file]).code).toBe(1)
    expect(readFileSync(file, 'utf8')).toBe(changed)
  })

  test('explain gives the rules behind a step, and why not', () => {
    const file = playedMatch()
    expect(opfor(['explain', file, '--at', '6']).out).toContain('Selecting a theatre')
    expect(opfor(['explain', file, '--at', '6', '--why-not', 'Pacific']).out).toContain('Pacific Ocean')
    expect(opfor(['explain', file, '--at', '999']).err).toContain('The match has steps 0 to')
  })

  test.each([
    '{',
    '[]',
    '{"format":2,"game":"blitzkrieg","version":1}',
    '{"format":1,"game":"blitzkrieg","version":9}',
  ])('a file that holds %s is refused with a reason', (text) => {
    const file = path.join(scratch(), 'bad.json')
    writeFileSync(file, text)
    const { code, err } = opfor(['replay', file])
    expect(code).toBe(1)
    expect(err.length).toBeGreaterThan(20)
  })
})

describe('reference', () => {
  test("prints the game's lists, options and rulings from the rule data", () => {
    const { out } = opfor(['reference', 'blitzkrieg'])
    expect(out).toContain('empty spaces in the open campaign')
    expect(out).toContain('* columns:')
    expect(JSON.parse(opfor(['reference', 'blitzkrieg', '--json']).out)).toMatchObject({ game: 'blitzkrieg' })
  })
})
