import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findModdableGame, writePrintedVariant } from '@opfor/variants'
import { describe, expect, test } from 'vitest'
import { runCommandLine, programPath, makeScratchFolder } from '../testing/opfor.ts'

interface LabRun {
  readonly games: number
  readonly totals: Readonly<Record<string, { readonly games: number }>>
}

const lab = (...args: readonly string[]) => runCommandLine(['lab', 'blitzkrieg', ...args])
const parseRun = (text: string) => JSON.parse(text) as LabRun

describe('opfor lab', () => {
  test('--json prints one object on standard output, and the progress goes to standard error', () => {
    const { out, err, code } = lab('--games', '30', '--json')
    expect(code).toBe(0)
    expect(out.trim().split('\n')).toHaveLength(1)
    expect(JSON.parse(out)).toMatchObject({
      game: 'blitzkrieg',
      games: 30,
      seconds: expect.any(Number) as number,
      gamesPerSecond: expect.any(Number) as number,
      totals: { easy: { games: 10 }, medium: { games: 10 }, hard: { games: 10 } },
    })
    expect(err).toContain('30 of 30')
  })

  test('totals are byte-identical for 1, 2 and 8 workers', () => {
    const texts = ['1', '2', '8'].map((workers) =>
      JSON.stringify(parseRun(lab('--games', '120', '--workers', workers, '--json').out).totals),
    )
    expect(new Set(texts).size).toBe(1)
  })

  test('prints win rates with intervals, how it ended, the stratagems, and each line', () => {
    const { out } = lab('--games', '20', '--difficulty', 'hard', '--policy', 'greedy')
    expect(out).toMatch(/\| hard +\| 20 +\| \d+\.\d% \(\d+\.\d to \d+\.\d\)/)
    expect(out).toContain('| the war victory track')
    expect(out).toContain('| Counterattack')
    expect(out).toMatch(/\| blitzkrieg\.theatre\.5 +\| \d+/)
    expect(out).toContain('Never reached: blitzkrieg.theatre.first.place')
    expect(out).not.toContain('| easy')
  })

  test('the mean of one match is shown without an interval', () => {
    expect(lab('--games', '1', '--difficulty', 'hard').out).toMatch(/\| \d+\.00 \(one value: no interval\)/)
  })

  test('unknown values are reported', () => {
    expect(lab('--difficulty', 'brutal').err).toContain('Unknown difficulty "brutal"')
    expect(lab('--set', 'nonsense=1').err).toContain('has no option nonsense')
    expect(runCommandLine(['lab', 'chess']).err).toContain('Unknown game "chess"')
  })

  test('--report writes a self-contained page', () => {
    const file = path.join(makeScratchFolder(), 'report.html')
    lab('--games', '30', '--report', file)
    const page = readFileSync(file, 'utf8')
    expect(page.match(/<svg/g)?.length).toBeGreaterThan(3)
    expect(page.match(/<table/g)).toHaveLength(7)
    expect(page).not.toMatch(/<script|<link|src=|https?:/)
  })

  test('Ctrl-C prints the totals so far', async () => {
    const child = spawn(process.execPath, [programPath, 'lab', 'blitzkrieg', '--games', '50000000', '--json'])
    const chunks: string[] = []
    child.stdout.setEncoding('utf8').on('data', (text: string) => chunks.push(text))
    child.stderr.once('data', () => child.kill('SIGINT'))
    const code = await new Promise((resolve) => {
      child.on('close', resolve)
    })
    expect(code).toBe(130)
    const { games, totals } = parseRun(chunks.join(''))
    expect(games).toBeGreaterThan(0)
    expect(games).toBeLessThan(50_000_000)
    expect(Object.values(totals).reduce((sum, arm) => sum + arm.games, 0)).toBe(games)
  })
})

describe('opfor lab diff', () => {
  const diff = (...args: readonly string[]) => runCommandLine(['lab', 'diff', 'blitzkrieg', ...args])

  test('prints changed decisions with both explanations, and the change of the win rate', () => {
    const { out } = diff('--games', '60', '--second', 'blitzkrieg.theatreOrder=columns')
    expect(out).toMatch(/\| Theatre +\| 5c\. the topmost.* \| 5c\. column by column/)
    expect(out).toMatch(/Another decision: \d+ of \d+ turns/)
    expect(out).toMatch(/first\nTheatre: .*\n[\s\S]*second\nTheatre: /)
    expect(out).toMatch(/[+-]\d+\.\d\d \([+-]\d+\.\d\d to [+-]\d+\.\d\d\) points/)
  })

  test('two sets of options are compared on the same seeds', () => {
    const { out } = diff(
      '--games',
      '40',
      '--first',
      'difficulty=easy',
      '--second',
      'difficulty=hard',
      '--json',
    )
    expect(JSON.parse(out)).toMatchObject([{ games: 40, totals: { games: 40 } }])
  })

  const variant = (change: (text: string) => string): string => {
    const file = path.join(makeScratchFolder(), 'mine.md')
    const printed = findModdableGame('blitzkrieg')
    if (printed === undefined) throw new Error('BLITZKRIEG! can have house rules.')
    writeFileSync(file, change(writePrintedVariant(printed)))
    return file
  }
  const campaignLine = /^\d+\. prefer: one placement can close and win its campaign\n/m

  test('a variant is compared with the printed opponent until the change is known, also as a page', () => {
    const page = path.join(makeScratchFolder(), 'page.md')
    const file = variant((text) => text.replace(campaignLine, ''))
    const { out } = diff(file, '--games', '2000', '--page', page)
    expect(out).toContain(
      'Known after 250 seeds: the win rate changes. The second opponent is easier to beat.',
    )
    expect(out).toMatch(/Turns: .* with the first and .* with the second: -/)
    expect(out).toMatch(/10\. Seed \d+, turn \d+\nfirst\nTheatre: /)
    expect(readFileSync(page, 'utf8')).toMatch(/Made by `opfor lab diff blitzkrieg .*digest `[0-9a-f]{16}`/s)
  })

  test('a variant that changes nothing is known to change nothing, turn by turn', () => {
    const { out } = diff(
      variant((text) => text),
      '--games',
      '40',
      '--json',
    )
    expect(JSON.parse(out)).toMatchObject([
      { known: 'nothing', totals: { same: 40, replayed: { changed: {} } } },
    ])
  })

  test('a variant that is not accepted is refused at its line', () => {
    const file = variant((text) => text.replace('prefer: one placement', 'prefer: none placement'))
    expect(diff(file, '--games', '4').err).toMatch(/mine\.md: Line \d+: /)
  })

  test('a variant of another game is refused with the name of its game', () => {
    const file = variant((text) => text.replaceAll('BLITZKRIEG!', 'Admiral the Board Game'))
    expect(diff(file, '--games', '4').err).toMatch(
      /mine\.md has house rules for Admiral the Board Game\. Use that game: admiral/,
    )
  })

  test('missing or invalid settings are reported', () => {
    expect(diff('--games', '4').err).toContain('Specify a file with a variant')
    expect(diff('--second', 'blitzkrieg.theatreOrder=sideways').err).toContain('columns, height')
  })
})

test('opfor lab lines ranks every line and every reading, as a table and as a page', () => {
  const page = path.join(makeScratchFolder(), 'lines.md')
  const { out } = runCommandLine([
    'lab',
    'lines',
    'blitzkrieg',
    '--games',
    '2',
    '--policy',
    'random',
    '--page',
    page,
  ])
  expect(out).toMatch(/\| 1 +\| Theatre, without: 2\. one placement can close and win its campaign/)
  expect(out).toContain('With random answers: win rates would mean nothing.')
  expect(out).not.toContain('win rate, points')
  expect(out).toMatch(/^\d+ edits changed no decision in these matches:\n\n- /m)
  expect(readFileSync(page, 'utf8')).toContain('Not played, because the game does not allow it:')
})

describe('opfor lab match', () => {
  test('replays the match of a seed', () => {
    const file = path.join(makeScratchFolder(), 'match.json')
    const which = ['lab', 'match', 'blitzkrieg', '--seed', '5', '--policy', 'greedy']
    expect(runCommandLine(which).out).toMatch(/^> match .*"difficulty":"hard"/)
    expect(runCommandLine([...which, '--journal', file]).code).toBe(0)
    expect(runCommandLine(['replay', file, '--check']).out).toContain('Valid: all ')
  })
})
