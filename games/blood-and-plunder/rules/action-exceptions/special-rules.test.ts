import { playAnswers, logTexts, type ScriptedAnswer } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { apart } from '../../table/on-the-map.ts'
import ofGame from '../../texts/de.json' with { type: 'json' }
import { landBattle } from '../../table/samples/land.ts'
import { nameOf } from '../../table/samples/names.ts'
import { seaBattle } from '../../table/samples/sea.ts'
import { unitWith } from '../../table/situation.ts'
import { activation, type Field, matchOn, stalemate, unharmed } from '../../testing/field.ts'
import { traits, unitAs } from '../../testing/profiles.ts'

const germanTexts: Readonly<Record<string, string>> = ofGame

const reminder = 'Use Hidden of Town Muskets as often as you can (as the book has it).'

describe('guerrillas use their special rules as often as possible: you are reminded', () => {
  const yours: Field = {
    units: { 'town-muskets': unitAs(traits('Hidden')), boarders: {} },
    change: { next: ['player'] },
  }

  test.each([
    ['charged', 'whom'],
    ['shot', 'atWhom'],
  ])('when they are attacked (%s), before the harm is entered', (deed, whom) => {
    const match = playAnswers(matchOn(yours), ['yours', 'boarders'], ['did', [deed]])
    expect(logTexts(match)).not.toContain(reminder)
    playAnswers(match, [whom, 'town-muskets'])
    expect(logTexts(match)).toContain(reminder)
    expect(match.question?.id).toBe('blood-and-plunder.harm')
  })

  test('by the name of the rule alone where you wrote no words for it', () => {
    const bare = unitAs({ traits: [{ name: 'Hidden', reminder: '' }] })
    const match = playAnswers(
      matchOn({ ...yours, units: { ...yours.units, 'town-muskets': bare } }),
      ['yours', 'boarders'],
      ['did', ['shot']],
      ['atWhom', 'town-muskets'],
    )
    expect(logTexts(match)).toContain('Use Hidden of Town Muskets as often as you can.')
  })

  test('when they are ordered by a command point', () => {
    const { match } = activation(
      {
        units: {
          'garrison-line': { fatigue: 1 },
          'town-muskets': unitAs(traits('Hidden'), { activated: true, fatigue: 1 }),
          boarders: {},
        },
      },
      ['nearestEnemy.measured', 30],
      ['move.aggressive.one', true],
      ['commandRange.one', true],
      ['rallied', 1],
      ['rallied', 1],
    )
    const told = logTexts(match)
    const ordered = told.indexOf('Garrison Line gives a command point to Town Muskets.')
    expect(ordered).toBeGreaterThan(0)
    expect(told[ordered + 1]).toBe(reminder)
  })
})

describe('engaged Skirmishers', () => {
  const scouts = (more: Partial<Field> = {}, at = { x: 100, y: 200 }): Field => ({
    card: 'D13',
    units: {
      'town-muskets': unitAs(traits('Skirmishers'), { engaged: ['boarders'], at }),
      boarders: { engaged: ['town-muskets'], fatigue: 1, at: { x: at.x, y: at.y - 20 } },
    },
    ...more,
  })
  const out =
    'Town Muskets leaves the melee with Boarders, as Skirmishers. If that takes actions, correct the actions left.'

  test('get out of melee where you say that their rule lets them, and go on with their column', () => {
    const { did, now } = activation(
      scouts(),
      ['getsOut.one', true],
      ['nearestEnemy.measured', 3],
      ['shot.12.one', true],
      ['harm', unharmed],
      ['chargeable.one', false],
      ['move.aggressive.one', false],
    )
    expect(did).toEqual([out, 'Town Muskets shoots at Boarders.', 'Town Muskets reloads and is loaded.'])
    expect(now.units.map(({ engaged }) => engaged)).toEqual([[], []])
  })

  test('fight on where it does not, and are not asked again in the same melee', () => {
    const { asked, did } = activation(
      scouts(),
      ['getsOut.one', false],
      ['melee', stalemate],
      ['melee', stalemate],
    )
    expect(asked).toEqual(['getsOut.one', 'melee', 'melee'])
    expect(did).toEqual(['Town Muskets fights Boarders.', 'Town Muskets fights Boarders.'])
  })

  test('stand apart on a map', () => {
    const script: readonly ScriptedAnswer[] = [
      ['getsOut.one', true],
      ['harm', unharmed],
    ]
    const { did, match } = activation(scouts({ way: 'map', card: 'S13' }), ...script)
    expect(did[0]).toBe(out)
    const now = match.situation
    expect(apart(now, unitWith(now, 'town-muskets'), unitWith(now, 'boarders'))).toBeGreaterThan(0)
  })

  test('others are not asked', () => {
    const field = scouts()
    const hidden = { ...field.units, 'town-muskets': unitAs(traits('Hidden'), { engaged: ['boarders'] }) }
    const { asked } = activation({ ...field, units: hidden }, ['melee', stalemate], ['melee', stalemate])
    expect(asked).not.toContain('getsOut.one')
  })
})

test('the reminders of our samples have a German of their own', () => {
  const written = JSON.stringify([landBattle, seaBattle]).matchAll(/"reminder":"([^"]+)"/g)
  const reminders = [...new Set([...written].map(([, reminder = '']) => reminder))]
  expect(reminders.length).toBeGreaterThan(2)
  expect(
    reminders.filter(
      (each) => germanTexts[nameOf(each).id] === undefined || nameOf(each).params !== undefined,
    ),
  ).toEqual([])
})
