import type { Decision } from '@opfor/kernel'
import { decisionsOf, explanationText, logTexts, turn } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { matchAt, playerPlaces } from './testing/matches.ts'

/** A strategic space in Africa, so that every list of the bot decides. */
function played() {
  const match = matchAt({ row: ['army-1', 'navy-1', 'army-2'] }, { options: { stratagems: false } })
  turn(match, ['unit.tie', 1], ['drawForBot', ['general']])
  return match
}

function decision(match: ReturnType<typeof played>, list: string): Decision {
  const [found] = decisionsOf(match, list)
  if (found === undefined) throw new Error(`${list} did not decide.`)
  return found
}

describe('every decision of the bot can be overruled:', () => {
  test.each([
    ['theatre', 'AME', 'WE'],
    ['position', 'AME.1.1', 'AME.1.4'],
    ['unit', 'row-1', 'row-3'],
    ['strategic', 'WE', 'SEA'],
  ])('%s: %s becomes %s', (list, was, to) => {
    const match = played()
    expect(decision(match, list).chosen?.id).toBe(was)
    const edits = match.overrule(decision(match, list), to, 'a better idea')
    expect(edits.ok && edits.value.length).toBeGreaterThan(0)
    expect(decision(match, list).chosen?.id).toBe(to)
    expect(explanationText(match, list, 0)).toContain('You decided:')
    expect(explanationText(match, list, 0)).toContain('a better idea')
  })

  test.each(['theatre', 'position', 'unit', 'strategic'])('%s: nobody', (list) => {
    const match = played()
    expect(match.overrule(decision(match, list), undefined, 'not today').ok).toBe(true)
    expect(decision(match, list).chosen).toBeUndefined()
    expect(match.question).toBeDefined()
  })

  test('without a placement the bot still draws a unit and the turn passes', () => {
    const match = played()
    match.overrule(decision(match, 'theatre'), undefined, 'it rests')
    turn(match, ['drawForBot', ['general']])
    expect(match.situation.bot.reserve).toEqual(['army-1', 'navy-1', 'army-2', 'general'])
    expect(match.situation.toMove).toBe('player')
  })

  test('a unit that may not be placed there is placed all the same', () => {
    const match = played()
    match.overrule(decision(match, 'unit'), 'row-2', 'house rule')
    expect(logTexts(match)).toContain(
      'The bot places navy 1 on Africa & Middle East, campaign 1, space 1 (Strategic Advantage 3).',
    )
  })

  test('a spy with nothing to copy is placed as a unit without strength', () => {
    const match = matchAt({ row: ['spy', 'army-1', 'army-2'] }, { options: { stratagems: false } })
    turn(match, ['unit.tie', 1], ['drawForBot', ['general']])
    match.overrule(decision(match, 'unit'), 'row-1', 'house rule')
    expect(match.situation.theatres[3]).toMatchObject({
      marker: 0,
      spaces: [
        ['spy', '', '', ''],
        ['', '', ''],
      ],
    })
  })

  test('it can be taken back', () => {
    const match = played()
    const before = match.situation
    match.overrule(decision(match, 'unit'), 'row-3', 'a better idea')
    match.undo()
    expect(match.situation).toEqual(before)
  })

  test('a later turn plays on from it', () => {
    const match = played()
    match.overrule(decision(match, 'position'), 'AME.1.4', 'points')
    turn(match)
    expect(match.situation.bot.vp).toBe(1)
    playerPlaces(match, 'general', 'EE.1.1')
    expect(match.situation.toMove).toBe('bot')
  })

  test('one that was not among the candidates is refused', () => {
    const match = played()
    expect(match.overrule(decision(match, 'theatre'), 'MOON', 'why not').ok).toBe(false)
  })
})
