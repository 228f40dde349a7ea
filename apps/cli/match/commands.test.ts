import { english, message, resolveSettings } from '@opfor/kernel'
import { playAnswers, decisionsOf, newMatch, answerChance, unwrap } from '@opfor/kernel/testing'
import { afterEach, describe, expect, test } from 'vitest'
import { fieldLines, type Form } from '../lines/form-lines.ts'
import { requireGame } from '../testing/games.ts'
import { languages } from '../text/language-files.ts'
import { setLanguage } from '../text/language.ts'
import { matchCommands, commandHelpLines } from './commands.ts'
import { historyLines } from './history.ts'
import { settingFlags } from './position-command.ts'
import { checklist } from './undo-redo.ts'

const game = requireGame('conflict-of-heroes')

test('a briefing shows the set-up, and entered data is added to a pack', () => {
  const match = newMatch(game)
  expect(game.briefing?.(match.situation).parts.length).toBeGreaterThan(3)
  const pack = game.packFromMatch?.(match.situation, match.journal.settings, undefined)
  expect(pack).toMatchObject({ ok: true, value: { opfor: 1 } })
})

test('a field with many options does not list them', () => {
  const options = Array.from({ length: 60 }, (_, at) => ({
    id: String(at),
    name: { id: 'x', text: `N${at}` },
  }))
  const form = { fields: { hex: { id: 'x', kind: 'choice', text: { id: 'x', text: 'Hex' }, options } } }
  expect(fieldLines(form as unknown as Form)).toEqual([
    '  hex: Hex, one of 60 by number or name, from 1 N0 to 60 N59',
  ])
})

const layout = {
  lying: [],
  rows: [],
  places: [],
  counters: [{ id: 'vp', name: message('vp', "the bot's VP"), value: 3, range: [0, 99] as const }],
}

test('the checklist contains the manual steps', () => {
  const back = message('back', 'put back the unit you drew.')
  expect(checklist([{ set: 'vp', to: 3 }], [back], layout, layout)).toEqual([
    '  [ ] Put back the unit you drew.',
    "  [ ] The bot's VP: now 3.",
  ])
  expect(checklist([], [], layout, layout)).toEqual(['  nothing to move'])
})

test('the flags of a position contain the settings that differ from the defaults', () => {
  const game = requireGame('blitzkrieg')
  const [ruling] = game.rulings
  const other = Object.keys(ruling?.readings ?? {}).find((reading) => reading !== ruling?.default) ?? ''
  const input = { options: { where: 'table', stratagems: false }, rulings: { [ruling?.id ?? '']: other } }
  expect(settingFlags(game, unwrap(resolveSettings(game)))).toBe('')
  expect(settingFlags(game, unwrap(resolveSettings(game, input)))).toBe(
    `--set where=table --set stratagems=false --ruling ${ruling?.id}=${other} `,
  )
})

afterEach(() => setLanguage(english))

describe.each(languages.codes.flatMap((code) => languages.find(code) ?? []))('help in $code', (language) => {
  test('fits on a screen of 80 by 24, with a question of three lines, a space and the prompt below it', () => {
    setLanguage(language)
    expect(commandHelpLines().length).toBeLessThanOrEqual(24 - 5)
    expect(commandHelpLines().filter(({ length }) => length > 80)).toEqual([])
  })

  test('lists every command', () => {
    setLanguage(language)
    const text = commandHelpLines().join(' ')
    expect(Object.keys(matchCommands).filter((word) => !text.includes(word))).toEqual([])
  })
})

test('corrections and overrules are described by names, not ids', () => {
  const match = answerChance(
    playAnswers(newMatch(requireGame('blitzkrieg'), {}, 7), ['space', 'SEA.1.2'], ['unitPlaced', 'army-2']),
  )
  const theatre = decisionsOf(match).findLast(({ by }) => by.id.toLowerCase().endsWith('theatre'))
  const other = theatre?.among.find(({ id }) => id === 'EE')
  if (theatre === undefined || other === undefined) throw new Error('Nothing was decided.')
  expect(match.correct([{ set: 'last.player', to: 'army-1' }]).ok).toBe(true)
  expect(match.overrule(theatre, other.id, 'the book says so').ok).toBe(true)
  const text = historyLines(match, 0).join(' ').replaceAll(/\s+/g, ' ')
  expect(text).toContain('overruled, Eastern Europe instead (the book says so).')
  expect(text).not.toMatch(/[{}]|army-1/)
})
