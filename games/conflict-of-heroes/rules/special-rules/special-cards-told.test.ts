import { playAnswers, optionIds } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { askedNow, namesOffered } from '../../testing/by-forms.ts'
import { corrected, moved } from '../../testing/corrected.ts'
import { discardRest, duel, firefight, solo, typed, wins } from '../../testing/matches.ts'
import { loggedByAnswers } from '../../testing/logged-by-answers.ts'

const by = (id: string, to: string) => ({ rulings: { [`conflict-of-heroes.${id}`]: to } })
const away = 'Your units were not rumors: remove your Rumored Enemy and No Enemy counters.'

describe('G 6.2, what is asked of German 14 and Soviet 08:', () => {
  test('the unit of German 14, or one of a card whose units were not told', () => {
    const match = playAnswers(solo(), ...typed('german-05', 'vp'), ...typed('soviet-05', 'units'))
    playAnswers(match, ...typed('german-14', 'special'))
    expect(askedNow(match)).toBe("Which unit does the German player's card hide?")
    expect(namesOffered(match)).toEqual(['a unit of Soviet card 05', 'none'])
  })

  test('of two such cards one unit of the chosen one, and then nothing is short', () => {
    const match = playAnswers(solo(), ...typed('german-05', 'vp'), ...typed('soviet-05', 'units'))
    playAnswers(
      match,
      ...typed('german-06', 'vp'),
      ...typed('soviet-06', 'units'),
      ...typed('german-14', 'special'),
    )
    playAnswers(match, ['hideUnit', 'soviet-05'], ['units', ['soviet Rifle 01']])
    expect(optionIds(match)).toEqual(['soviet Rifle 01', 'none'])
    playAnswers(match, ['hideUnit', 'soviet Rifle 01'], ['rumorHex', '1-K03'], ['rumorHex', '1-K05'])
    expect(loggedByAnswers(match, ['rumorHex', '1-K07']).join()).not.toContain('one short')
  })

  test('the card of Soviet 08, which hides a Mine as well', () => {
    const match = playAnswers(solo(), ...typed('german-05', 'vp'), ['play', 'soviet-03-bottom'])
    playAnswers(match, ...typed('german-06', 'vp'), ...typed('soviet-08', 'special'))
    expect(askedNow(match)).toBe("Which card's units does the Soviet player hide?")
    const told = loggedByAnswers(match, ['hideCard', 'none'])
    expect(told).toContain('The Soviet player hides a Mine: note its hex in secret.')
    expect(told.join()).not.toContain('Rumored Enemy Draw Cup')
  })

  test('units that wait on the Round track are among those of the card', () => {
    const match = playAnswers(solo(), ...typed('german-05', 'vp'), ['play', 'soviet-03-bottom'])
    for (const unit of ['MMG 18', 'NKVD 21', 'Rifle 05', 'Rifle 06'])
      corrected(match, moved(`soviet ${unit}`, 'edge', 'round-3'))
    playAnswers(match, ...typed('german-06', 'vp'), ...typed('soviet-08', 'special'))
    expect(optionIds(match)).toEqual(['soviet-03', 'none'])
  })

  test('in a firefight only units that wait beside the edge', () => {
    const match = playAnswers(duel('5'), ...typed('german-05', 'vp'))
    playAnswers(match, ...typed('soviet-05', 'units', '0', ['units', 'place']), [
      'units',
      ['soviet Rifle 01'],
    ])
    playAnswers(match, ['placeUnits', ['soviet Rifle 01']], ['place', '1-K09'], ...typed('german-06', 'vp'))
    playAnswers(match, ...typed('soviet-08', 'special'))
    expect(optionIds(match)).toEqual(['none'])
  })

  test('no card of a team-mate, though its units were not told', () => {
    const match = firefight({ guideline: '8', cards: 'real' })
    playAnswers(match, ['variant', 'no'], ...wins, ...wins.slice(2), ...wins.slice(2), ['side', 'german-1'])
    playAnswers(match, ['map', '1'], ['edge', '1-A'], ['optional', false], ['handicap', 'none'])
    playAnswers(
      match,
      ...typed('german-05', 'vp'),
      ...typed('soviet-05', 'units'),
      ...typed('german-15', 'vp'),
    )
    playAnswers(
      match,
      ...typed('soviet-15', 'units'),
      ...typed('german-06', 'vp'),
      ...typed('soviet-08', 'special'),
    )
    expect(optionIds(match)).toEqual(['soviet-05', 'none'])
  })
})

describe('G 6.2, ownRumors, hidden: what becomes of the rumors after the roll', () => {
  const rolled = (yourSide: number, ...hidden: readonly string[]) => {
    const match = solo({}, by('ownRumors', 'hidden'))
    playAnswers(match, ...typed('german-05', 'vp'), ['play', 'soviet-03-bottom'])
    if (hidden.length > 0) {
      playAnswers(match, ...typed('german-14', 'special'), ['hideUnit', hidden[0] ?? ''])
      for (const hex of ['1-K03', '1-K05', '1-K07']) playAnswers(match, ['rumorHex', hex])
    }
    discardRest(match)
    return loggedByAnswers(match, ['yourSide', yourSide])
  }

  test('where there are none, nothing is told of them', () => {
    expect(rolled(6)).not.toContain(away)
  })

  test('yours are taken away, also without a unit among them', () => {
    expect(rolled(6, 'soviet Rifle 05')).toContain(away)
    expect(rolled(6, 'none')).toContain(away)
  })

  test('those of the AI stay', () => {
    expect(rolled(1, 'soviet Rifle 05')).not.toContain(away)
  })
})

test('G 6.2, Soviet 08: the Mine is hidden in no hex that is marked as water', () => {
  const match = solo({ pack: { opfor: 1, title: '', terrain: { 1: { F07: 'water' } } } })
  playAnswers(match, ...typed('german-05', 'vp'), ...typed('soviet-08', 'special'), ['hideCard', 'none'])
  discardRest(match)
  playAnswers(match, ['yourSide', 1])
  expect(optionIds(match)).toHaveLength(195)
  expect(optionIds(match)).not.toContain('1-F07')
})
