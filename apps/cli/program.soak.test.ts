import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Journal } from '@opfor/kernel'
import { describe, expect, test } from 'vitest'
import { runCommandLine, makeScratchFolder, sourceProgramPath } from './testing/opfor.ts'

const standard = ['play', 'blitzkrieg', '--standard', '--seed', '7']
const keptMatch = path.join(import.meta.dirname, '../../evidence/games/admiral/recorded/straits.json')
const toTheEnd = Array.from({ length: 200 }, () => '1')

function playedMatch(): string {
  const file = path.join(makeScratchFolder(), 'match.json')
  runCommandLine([...standard, '--journal', file], toTheEnd)
  return file
}

describe('games', () => {
  test('lists the games by id with stage and edition', () => {
    expect(runCommandLine(['games']).out).toMatch(/^blitzkrieg +BLITZKRIEG! \(released; BLZ003/)
    expect(JSON.parse(runCommandLine(['games', '--json']).out)).toContainEqual(
      expect.objectContaining({ id: 'blitzkrieg', stage: 'released' }),
    )
  })
})

test('the program runs from its source as it does from its package', () => {
  const played = runCommandLine(standard, ['1'])
  expect(runCommandLine(standard, ['1'], undefined, sourceProgramPath)).toEqual(played)
  expect(played.out).toContain('Where do you place a unit?')
})

describe('play, piped', () => {
  test('answers from standard input play a match to its end', () => {
    const { code, out } = runCommandLine(standard, toTheEnd)
    expect(code).toBe(0)
    expect(out).toMatch(/(You win|The bot wins)/)
    expect(out).not.toContain('\u001B')
  })

  test('input that ends before the match does exits with 3', () => {
    expect(runCommandLine(standard, ['1']).code).toBe(3)
  })

  test('a bad answer is explained on standard error and asked again', () => {
    const { err, out } = runCommandLine(standard, ['Atlantis'])
    expect(err).toContain('Not found: "Atlantis".')
    expect(out.match(/Where do you place a unit\?/g)).toHaveLength(2)
  })

  test('--json prints one object per line: the log, the question, the outcome', () => {
    const lines = runCommandLine([...standard, '--json'], toTheEnd)
      .out.trim()
      .split('\n')
    const states = lines.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)
    expect(states[0]).toMatchObject({
      step: 7,
      question: { id: 'blitzkrieg.space', kind: 'choice', to: 'player' },
    })
    expect(states.at(-1)).toMatchObject({ outcome: { way: expect.any(String) as string } })
  })

  test('options, rulings and dice are set by flags', () => {
    const { out } = runCommandLine([...standard, '--set', 'difficulty=hard', '--dice', 'real'], [])
    expect(out).toContain('Roll 1 of 4: where does the bot start 2 cells ahead?')
    expect(runCommandLine([...standard, '--set', 'difficulty=brutal']).err).toContain('Not found: "brutal".')
    expect(runCommandLine([...standard, '--ruling', 'blitzkrieg.theatreOrder=sideways']).err).toContain(
      'columns, height',
    )
  })

  test('an unknown game is reported', () => {
    const { code, err } = runCommandLine(['play', 'chess'])
    expect(code).toBe(1)
    expect(err).toContain('Unknown game "chess". Available: blitzkrieg')
  })
})

describe('at a question', () => {
  const enter = (...lines: readonly string[]) => runCommandLine(standard, ['SEA.1.2', '2', ...lines])

  test('why gives the rule behind each step', () => {
    expect(enter('why').out).toContain('The Procedure, 1: Selecting a theatre')
  })

  test('why not names the line that dropped it, with the numbers', () => {
    expect(enter('why not Western Europe').out).toMatch(/\d\s+for\s+Western\s+Europe,\s+\d\s+for\s+/)
  })

  test('undo reverts the last answer and says what to move; redo repeats it', () => {
    const { out } = enter('undo', 'redo')
    expect(out).toMatch(/Undone: Which unit do you place on South East Asia.*\nUpdate your table:/s)
    expect(out).toContain("[ ] The marker of South East Asia: now cell 3 on the bot's half (was")
    expect(out).toContain('Redone: Which unit do you place')
  })

  test('overrule replaces the chosen candidate, and the match continues', () => {
    const { out } = enter('overrule 2 AME.1.2 : the book says so', 'why')
    expect(out).toContain('Overruled.\nUpdate your table:')
    expect(out).toContain('the book says so')
  })

  test('correct changes a counter, a token and an order by their names, reports it, and rejects nonsense', () => {
    const { out, err } = enter(
      "correct the bot's VP = 9",
      'correct move spy from the special weapons to row',
      'correct order spy 1',
      'correct your last unit = army 1',
      'correct vp.bot = lots',
      'check',
      'history',
      'undo',
    )
    expect(out).toContain('Corrected: The bot\'s VP: now 9 (was 1). Type "undo" to revert.')
    expect(out).toContain("Corrected: Move spy from the special weapons to the bot's row.")
    expect(out).toMatch(/Corrected: Put the bot's row in this order: spy, /)
    expect(out).toContain('Your last unit: now army 1 (was')
    expect(out).toContain('The bot: VP 9.')
    expect(out).toContain("The bot's row, in this order: spy, ")
    expect(err).toContain('the bot\'s VP: expected 0 to 99, got "lots".')
    expect(out).toContain('Corrected: Your last unit: now army 1')
    expect(out).toContain('Undone: Corrected: your last unit: now army 1')
    expect(out).not.toMatch(/"set"|army-1/)
  })

  test('correct alone prints help, and a name alone shows the accepted values', () => {
    const { out, err } = enter(
      'correct',
      "correct the bot's VP",
      'correct order',
      'correct move spy',
      'correct moon',
    )
    expect(out).toContain('correct move <piece> [from <place>] to <place>')
    expect(out).toContain("The bot's VP = 1   (0 to 99)")
    expect(out).toMatch(/The bot's row: 1\. the bot's/)
    expect(out).toMatch(/Spy: .*\n.*It can be moved to: /)
    expect(err).toContain('Not found: "moon".')
  })

  test('look shows an earlier position and does not change the match', () => {
    const { out } = enter('look 0', 'look 999')
    expect(out).toContain('After step 0 of 15:')
    expect(out.trim().split('\n').at(-2)).toBe('? Where do you place a unit?')
  })

  test('after an error or a command a long question is abbreviated, and list shows it again', () => {
    const { out, err } = enter('Atlantis', 'list sea', '')
    expect(out).toContain('? Where do you place a unit?\n  "list" shows the possible answers again.')
    expect(out).toMatch(/\n +9 {2}SEA\.1\.1 {2}Propaganda 2 +10 {2}SEA\.1\.3/)
    expect(err).toContain('There is no default answer.')
  })

  test('a position is written, and played from again with its settings', () => {
    const file = path.join(makeScratchFolder(), 'position.json')
    const { out } = enter(`position ${file}`, 'position')
    expect(out).toContain(`Saved to ${file}.`)
    expect(out).toContain(`opfor play blitzkrieg --position ${file}`)
    const again = runCommandLine([...standard, '--position', file], ['check'])
    expect(again.out).toContain('Where do you place a unit?')
    expect(again.out).toContain('South East Asia: 1 piece (your ')
  })

  test('history, help, board, save and an unknown word print useful output', () => {
    const copy = path.join(makeScratchFolder(), 'copy.json')
    const { out, err } = enter('history all', 'help', 'board', `save ${copy}`, 'save')
    expect(out).toMatch(/8 {2}Where do you place a unit\? South East Asia, campaign 1, space 2/)
    expect(out).toContain('why [not <name>]')
    expect(out).toContain('┌─ Western Europe')
    expect(existsSync(copy)).toBe(true)
    expect(err).toContain('Usage: save <file>')
  })

  test('dice and draws become real in the middle', () => {
    const { out } = enter('draws real', '1', '1')
    expect(out).toContain('You draw and enter the results.')
    expect(out).toMatch(/\? Which (unit|special weapon) (does the bot|do you) draw/)
  })
})

describe('position', () => {
  test('prints the starting position, which can be played from', () => {
    const { code, out } = runCommandLine(['position', 'admiral', '--set', 'where=table'])
    expect(code).toBe(0)
    const position = JSON.parse(out) as { readonly ships: readonly { readonly id: string }[] }
    const squares: Readonly<Record<string, string>> = { 'player-1': 'd1', 'stratego-1': 'd10' }
    const ships = position.ships.map((ship) => ({ ...ship, order: 1, at: squares[ship.id] ?? 'undeployed' }))
    const file = path.join(makeScratchFolder(), 'start.json')
    writeFileSync(file, JSON.stringify({ ...position, ships }))
    const played = runCommandLine([
      'play',
      'admiral',
      '--standard',
      '--set',
      'where=table',
      '--position',
      file,
    ])
    expect(played.out).toContain('Which of your ships moves, and where to?')
  })

  test('a game without positions reports it', () => {
    const { code, err } = runCommandLine(['position', 'conflict-of-heroes'])
    expect(code).toBe(1)
    expect(err).toContain('does not support positions: A firefight is generated, not entered.')
  })
})

describe('a battle of Blood & Plunder without a map', () => {
  const begin = ['play', 'blood-and-plunder', '--standard', '--seed', '7']
  const before: string[] = []

  function atAForm(...lines: readonly string[]) {
    for (;;) {
      const { out } = runCommandLine(begin, before)
      const question = out.slice(out.lastIndexOf('\n? '))
      if (question.includes('Models lost')) return runCommandLine(begin, [...before, ...lines])
      before.push(answerTo(question))
      if (before.length > 40) throw new Error(out)
    }
  }

  function answerTo(question: string): string {
    if (question.includes('Yes or no.')) return 'yes'
    const shot = question.split('\n').find((line) => /\bshot\b/.test(line))
    return /(\d+) {2}shot/.exec(shot ?? '')?.[1] ?? '1'
  }

  test('the log of the set-up is printed before the first question', () => {
    const { out } = runCommandLine(begin)
    expect(out.indexOf('Set up both sides')).toBeGreaterThanOrEqual(0)
    expect(out.indexOf('Set up both sides')).toBeLessThan(out.indexOf('? '))
  })

  test.each(['2, 1', 'lost 2, fatigue 1', 'models lost=2, Fatigue=1', 'Lost=2, f 1'])(
    'the form takes "%s", and says what it understood',
    (typed) => {
      const { out } = atAForm(typed, 'history')
      expect(out).toMatch(/lost: Models lost, 0 to \d+ \[0\]/)
      expect(out).toContain('Entered: lost 2, fatigue 1, routed no.')
      expect(out).toMatch(/2 models/)
      expect(out).toMatch(/suffer\? Models lost: 2; Fatigue gained: 1/)
    },
  )

  test('the form rejects invalid input, and nothing is recorded', () => {
    const { out, err } = atAForm('2 dead', 'lost 2, 1, no, 8', 'lost 99')
    expect(err).toContain('lost: Type a number.')
    expect(err).toContain('Too many values')
    expect(err).toContain('lost: A number from 0 to')
    expect(out).not.toContain('Entered')
  })
})

describe('replay and explain', () => {
  test('a saved match prints its transcript, and the transcript is valid', () => {
    const file = playedMatch()
    const { out } = runCommandLine(['replay', file])
    expect(out.startsWith('> match {')).toBe(true)
    expect(runCommandLine(['replay', file, '--check']).out).toMatch(
      /^Valid: all \d+ steps replay under the current rules\./,
    )
    const text = path.join(makeScratchFolder(), 'match.txt')
    writeFileSync(text, out)
    expect(runCommandLine(['replay', text, '--check']).code).toBe(0)
    writeFileSync(text, out.replace('The bot places', 'The bot plays'))
    const broken = runCommandLine(['replay', text, '--check'])
    expect(broken.code).toBe(1)
    expect(broken.err).toMatch(/line \d+ differs/)
  })

  test('a link contains the complete match in less than 2 KB', () => {
    const file = playedMatch()
    const link = runCommandLine(['replay', file, '--link']).out.trim()
    expect(runCommandLine(['replay', link]).out).toBe(runCommandLine(['replay', file]).out)
    expect(link.length).toBeLessThan(2000)
  })

  test('a journal that was tampered with is not replay under the current rules, and is left as it is', () => {
    const file = playedMatch()
    const changed = readFileSync(file, 'utf8').replace(/"digest":"\w+"/, '"digest":"00000000"')
    writeFileSync(file, changed)
    const { code, err } = runCommandLine(['replay', file, '--check'])
    expect(code).toBe(1)
    expect(err).toContain('this turn now ends differently')
    const { out } = runCommandLine(['play', 'blitzkrieg', '--journal', file])
    expect(out).toContain(`${file} is unchanged. The match continues in ${file.replace('.json', '-2.json')}.`)
    expect(readFileSync(file, 'utf8')).toBe(changed)
  })

  test('a match that was played by other rules opens where they diverge, says why, and continues in a new file', () => {
    const file = path.join(makeScratchFolder(), 'old.json')
    const other = readFileSync(keptMatch, 'utf8').replace(
      /"turn":4,"digest":"\w+"/,
      '"turn":4,"digest":"00000000"',
    )
    writeFileSync(file, other)
    const { out } = runCommandLine(['play', 'admiral', '--journal', file], ['why'])
    const next = file.replace('.json', '-2.json')
    const { continues } = JSON.parse(readFileSync(next, 'utf8')) as Journal
    const { steps = 0, of = 0 } = continues ?? {}
    expect(continues).toMatchObject({ name: 'old', version: 1 })
    expect(steps).toBeGreaterThan(0)
    expect(out).toContain(`${steps} of its ${of} steps still apply; the match continues from there.`)
    expect(out).toMatch(new RegExp(`^ +${of}  `, 'm'))
    expect(readFileSync(file, 'utf8')).toBe(other)
    expect(runCommandLine(['replay', next, '--check']).code).toBe(0)
    expect(runCommandLine(['replay', file]).out).toContain(
      'The rules have changed since this match was played.',
    )
    expect(runCommandLine(['explain', file, '--at', String(of)]).err).toContain(
      `replays only up to step ${steps}.`,
    )
  })

  test('explain gives the rules behind a step, and why not', () => {
    const file = playedMatch()
    expect(runCommandLine(['explain', file, '--at', '6']).out).toContain('Selecting a theatre')
    expect(runCommandLine(['explain', file, '--at', '6', '--why-not', 'Pacific']).out).toContain(
      'Pacific Ocean',
    )
    expect(runCommandLine(['explain', file, '--at', '999']).err).toContain(
      'Step 999 not found: the match has steps 0 to',
    )
  })

  test.each([
    '{',
    '[]',
    '{"opfor":3,"game":"blitzkrieg","version":1}',
    '{"format":2,"game":"blitzkrieg","version":2}',
    '> match {"format":2,"game":"blitzkrieg","version":2}',
    '{"opfor": 1,"game":"blitzkrieg","version":9}',
  ])('a file that holds %s is refused with a reason', (text) => {
    const file = path.join(makeScratchFolder(), 'bad.json')
    writeFileSync(file, text)
    const { code, err } = runCommandLine(['replay', file])
    expect(code).toBe(1)
    expect(err.length).toBeGreaterThan(20)
  })
})

describe('reference', () => {
  test("prints the game's lists, options and rulings from the rule data", () => {
    const { out } = runCommandLine(['reference', 'blitzkrieg'])
    expect(out).toContain('empty spaces in the open campaign')
    expect(out).toContain('* height:')
    expect(JSON.parse(runCommandLine(['reference', 'blitzkrieg', '--json']).out)).toMatchObject({
      game: 'blitzkrieg',
    })
  })
})
