import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { makeTranscript, parseTranscript, resumeMatch } from '@opfor/kernel'
import { describe, expect, test } from 'vitest'
import { blitzkrieg } from './index.ts'
import { stratagems } from './table/the-board/pieces.ts'
import { words } from './table/words.ts'

const folder = path.join(import.meta.dirname, 'replays')
const names = globSync('**/*.txt', { cwd: folder }).toSorted()
const replays = names.map((name) => {
  const text = readFileSync(path.join(folder, name), 'utf8')
  const journal = parseTranscript(blitzkrieg, text)
  if (!journal.ok) throw new Error(`${name}: ${journal.problem}`)
  const match = resumeMatch(blitzkrieg, journal.value)
  if (!match.ok) throw new Error(`${name}: ${match.problem}`)
  return { name, text, journal: journal.value, match: match.value }
})

const lines = new Set<string>()
const said = new Set<string>()
const asked = new Set<string>()
const effects = new Set<string>()
const categories = new Set<number>()

for (const { journal, match } of replays) {
  for (const entry of journal.entries) if ('q' in entry) asked.add(entry.q)
  for (const each of match.log) {
    if (each.kind === 'decision')
      for (const line of each.lines) {
        if (line.kind === 'narrowed' || line.kind === 'tied') lines.add(line.rule.id)
        if (line.kind === 'narrowed' && line.rule.id.endsWith('.category'))
          for (const number of line.numbers ?? []) categories.add(number)
      }
    if (each.kind === 'change') {
      said.add(each.tell.id)
      const { space } = each.tell.params ?? {}
      if (typeof space === 'object' && 'params' in space && 'id' in (space.params['effect'] as object))
        effects.add(`${each.tell.id} ${(space.params['effect'] as { readonly id: string }).id}`)
    }
  }
}

describe('the golden transcripts', () => {
  test.each(replays)('$name gives itself back', ({ text, journal }) => {
    expect(makeTranscript(blitzkrieg, journal)).toEqual({ ok: true, value: text })
  })
})

describe('rule coverage: in some replay', () => {
  test.each(blitzkrieg.declared)('every line of the list $id speaks, its tie-break included', (list) => {
    expect(list.lines.map(({ id }) => id).filter((id) => !lines.has(id))).toEqual([])
  })

  test('every stratagem is drawn', () => {
    const drawn = replays.flatMap(({ journal }) =>
      journal.entries.flatMap((entry) =>
        'q' in entry && entry.q === 'blitzkrieg.stratagem' ? [JSON.stringify(entry.a)] : [],
      ),
    )
    expect(stratagems.filter((id) => !drawn.includes(`["${id}"]`))).toEqual([])
  })

  test('every way to end comes up', () => {
    const ways = replays.map(({ match }) => match.outcome?.way)
    expect(blitzkrieg.endings.map(({ id }) => id).filter((id) => !ways.includes(id))).toEqual([])
  })

  test.each([
    ['end-bot-wins-after-your-last-turn.txt', 'bot'],
    ['end-bot-reaches-25-on-your-turn.txt', 'bot'],
    ['end-you-reach-25-on-your-turn.txt', 'player'],
    ['end-you-win-on-your-last-turn.txt', 'player'],
    ['end-you-pass-25-on-the-bots-turn.txt', 'player'],
    ['end-equal-totals-are-yours.txt', 'player'],
    ['end-bot-cannot-place.txt', 'player'],
  ])('%s: won by %s', (file, winner) => {
    expect(replays.find(({ name }) => name === file)?.match.outcome?.winner).toBe(winner)
  })

  test('both sides place on every kind of space of the printed board', () => {
    const printed =
      'production1 production2 research1 research2 researchIndustry1 bombing1 strategic1 strategic2'
    const rest = 'strategic3 tactical1 tactical2 propaganda1 propaganda2 none0'
    const missing = `${printed} ${rest}`
      .split(' ')
      .flatMap((effect) => ['botPlaces', 'playerPlaces'].map((who) => `${who} ${effect}`))
      .filter((each) => {
        const [who = '', effect = ''] = each.split(' ')
        return !effects.has(`blitzkrieg.${who} blitzkrieg.effect.${effect}`)
      })
    expect(missing).toEqual([])
  })

  test('every sentence of the game is said', () => {
    expect(Object.values(words).filter(({ id }) => !said.has(id))).toEqual([])
  })

  test('every question of the game is asked', () => {
    const all =
      'setupYou setupBot region yourRegion nipponTracks open red stratagem drawForBot drawForYou drawWeapon'
    const rest = 'bombed bomb useStrategic leftover space unitPlaced blitz unit.tie strategic.player.tie'
    expect(`${all} ${rest}`.split(' ').filter((id) => !asked.has(`blitzkrieg.${id}`))).toEqual([])
  })

  test('every category of change comes up', () => {
    expect([1, 2, 3, 4, 5, 6, 7].filter((rank) => !categories.has(rank))).toEqual([])
  })

  test('every difficulty, the learning match, the table and the house board are played', () => {
    const options = replays.map(({ journal }) => journal.settings.options)
    const whole = replays
      .filter(({ journal }) => journal.start === undefined)
      .map(({ journal }) => journal.settings)
    for (const level of ['easy', 'medium', 'hard'])
      expect(whole.some(({ options }) => options['difficulty'] === level)).toBe(true)
    expect(options.some((each) => each['stratagems'] === false)).toBe(true)
    expect(options.some((each) => each['where'] === 'table')).toBe(true)
    expect(options.some((each) => each['board'] !== '')).toBe(true)
  })

  test('an undo, a redo, a correction and an overrule are among them', () => {
    const kinds = new Set(
      replays.flatMap(({ journal }) => journal.entries.flatMap((entry) => Object.keys(entry))),
    )
    expect([...kinds]).toEqual(expect.arrayContaining(['undo', 'redo', 'correct', 'overrule']))
  })
})
