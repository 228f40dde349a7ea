import { format } from '@opfor/kernel'
import { playAnswers, logTexts, logTextsWithReasons } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import { garrisonSheet } from '../testing/garrison.ts'
import { matchOf } from '../testing/match.ts'

const sight = 'asked.an-enemy-is-in-its-sight.which'

test('a turn of the whole sheet, with its reasons', () => {
  const match = matchOf(garrisonSheet, { options: { Training: 'hardened' } })
  playAnswers(match, ['draw.events', ['Shots']], [sight, ['Rifles_B', 'Field_gun']], ['roll.order', 4])
  playAnswers(match, ['asked.it-is-in-cover', false], ['named.your-units', ['Red', 'Blue']])
  playAnswers(match, ['asked.the-actor-can-see-it.which', ['Red', 'Blue']])
  playAnswers(match, ['asked.it-was-hit-this-turn.which', []], ['measured.distance.fewest', ['Blue']])
  expect(logTextsWithReasons(match)).toMatchInlineSnapshot(`
    [
      "Turn 1",
      "Events: Shots is drawn.",
      "Alarm is now 1.",
      "  an enemy is in its sight: for which of these? You answered: Rifles B and Field gun",
      "  1. prefer: an enemy is in its sight: Rifles B and Field gun",
      "  3. in order of its class: gun, foot: Field gun",
      "  Actor: Field gun",
      "  Field gun: Order: what does the 6-sided die show? Rolled: 4",
      "  Field gun: it is in cover? You answered: no",
      "  5 or more, no, Fire (rolled 4, +1 for Training is hardened: 5)",
      "  Order (Field gun): Fire",
      "your units: Red and Blue.",
      "  Field gun: the actor can see it: for which of these? You answered: Red and Blue",
      "  1. must: the actor can see it: all",
      "  Field gun: it was hit this turn: for which of these? You answered: none",
      "  2. prefer: it was hit this turn: none, skipped",
      "  Field gun: Which is nearest? You answered: Blue",
      "  3. nearest: Blue",
      "  Target (Field gun): Blue",
      "Field gun: Fire",
      "Field gun: It fires at Target. (Target: Blue)",
      "Field gun: acted is now yes.",
    ]
  `)
  expect(match.question && format(match.question.text)).toBe('You: activate one unit.')
})

test('what cannot be done is told, and nothing could be done', () => {
  const match = matchOf(garrisonSheet)
  playAnswers(match, ['draw.events', ['Quiet']], [sight, ['Field_gun']], ['roll.order', 6])
  playAnswers(match, ['asked.it-is-in-cover', true])
  expect(logTexts(match).slice(-3)).toEqual([
    'Assault: only if its class is foot.',
    'Field gun: It holds.',
    'Field gun: acted is now yes.',
  ])
})

test('a match ends as soon as the app can see it', () => {
  const match = matchOf(garrisonSheet)
  playAnswers(match, ['draw.events', ['Quiet']])
  expect(
    match.correct([
      { set: 'Rifles_A.models', to: 0 },
      { set: 'Rifles_B.models', to: 0 },
    ]).ok,
  ).toBe(true)
  expect(match.correct([{ set: 'Field_gun.models', to: 0 }]).ok).toBe(true)
  playAnswers(match, ['roll.order', 1], ['asked.it-is-in-cover', true])
  expect(match.outcome).toMatchObject({ winner: 'player', way: 'sheet.ended.1' })
})

test('braces in a sheet mean nothing', () => {
  const match = matchOf('# A\n\n## Turn\n1. Move {count, plural, one {#}} inches.\n')
  expect(logTexts(match)).toContain('Move {count, plural, one {#}} inches.')
})

test('a sheet of prose alone is played by its lists', () => {
  const match = matchOf('# A\n\n## Attack\n1. Go for the nearest tower.\n2. Burn it.\n')
  playAnswers(match, ['whatNow', 'sheet.attack'])
  expect(logTexts(match)).toEqual(['Turn 1', 'Go for the nearest tower.', 'Burn it.'])
})
