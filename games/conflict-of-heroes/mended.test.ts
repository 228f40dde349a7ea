import { say } from '@opfor/kernel'
import { answer, offered, said } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { briefing } from './briefing.ts'
import { conflictOfHeroes } from './index.ts'
import { freeHexes, mayPlace } from './placing-units.ts'
import { playerOf } from './situation.ts'
import { example, soloExample } from './testing/example.ts'
import { discardRest, duel, firefight, solo, typed, wins } from './testing/matches.ts'
import { boxUnits, unitOf } from './units.ts'

const end = [['markerStart', 0] as const, ['end', 20] as const, ['soloHandicap', 'none'] as const]

/** The printed example in play, with a Soviet AI. */
function inPlay() {
  const match = soloExample()
  answer(match, ['yourSide', 3], ['yellow', false], ['parameter', false], ['parameter', false], ['sheet', 5])
  return answer(match, ...end)
}

describe('a unit is named with its side where both own such units:', () => {
  test('no two units of the box have the same name', () => {
    const names = boxUnits.map(({ name }) => say(name))
    expect(new Set(names).size).toBe(names.length)
  })

  test('a name that one side alone has stands alone, any other has its side', () => {
    expect(say(unitOf('soviet NKVD 20').name)).toBe('NKVD 20')
    expect(say(unitOf('soviet Rifle 03').name)).toBe('Soviet Rifle 03')
    expect(say(unitOf('german Opel 07').name)).toBe('German Opel 07')
  })

  test('of the two Rifles 03 of the example the one that was destroyed is told apart', () => {
    const match = answer(inPlay(), ['mission', 'lost'])
    const names = (match.question?.options ?? []).map(({ name }) => say(name))
    expect(names.filter((name) => name.includes('Rifle 03'))).toEqual(['German Rifle 03', 'Soviet Rifle 03'])
  })

  test('the set-up says whose a unit is, and on which hex it goes', () => {
    const lines = briefing(example().situation).parts.flatMap((part) => part.lines.map((each) => say(each)))
    expect(lines).toContain(
      'Soviet card 03 (the Soviets): MMG 18 on G07, NKVD 21 on D11 and Soviet Rifle 05 on F11.',
    )
  })
})

describe('the Victory Points are asked before the outcome:', () => {
  test('at the end of the Mission Track, with those that were scored as the proposal', () => {
    const match = inPlay()
    answer(match, ['mission', 'vp'], ['scores', 'soviet'], ['vp', 2])
    match.correct([{ set: 'marker', to: 19 }])
    answer(match, ['mission', 'one'])
    expect(match.outcome).toBeUndefined()
    expect(match.question).toMatchObject({ id: 'coh.finalVp', proposal: 0 })
    answer(match, ['finalVp', 3])
    expect(match.question?.proposal).toBe(2)
    answer(match, ['finalVp', 2])
    expect(match.outcome).toMatchObject({ winner: 'player', way: 'track' })
  })

  test('finalVp: counted at the end, or as they were scored', () => {
    const match = solo({}, { rulings: { 'conflict-of-heroes.finalVp': 'scored' } })
    discardRest(match)
    answer(match, ['yourSide', 6], ['sheet', 1], ...end, ['mission', 'end'])
    expect(match.outcome).toMatchObject({ winner: 'nobody', way: 'called' })
  })

  test('where a person calls it over, too', () => {
    const match = answer(inPlay(), ['mission', 'end'])
    expect(match.question?.id).toBe('coh.finalVp')
    answer(match, ['finalVp', 0], ['finalVp', 1])
    expect(match.outcome).toMatchObject({ winner: 'bot', way: 'called' })
  })
})

describe('units of a bottom that are not told are none that are missing:', () => {
  test('the AI Draw Cup is filled with the units of those cards', () => {
    const match = solo()
    answer(match, ...typed('german-05', 'units'), ...typed('soviet-05', 'units'), [
      'play',
      'german-04-bottom',
    ])
    discardRest(match)
    answer(match, ['yourSide', 6], ['sheet', 1], ['markerStart', 0], ['end', 20])
    expect(said(match)).toContain(
      'Put the units of the AI that wait at its edge into the AI Draw Cup: Pioneer 17 and Pioneer 18, and those of German card 05.',
    )
  })

  test('where none is told, no sentence says that there is none', () => {
    const match = solo()
    answer(match, ...typed('german-05', 'units'))
    discardRest(match)
    answer(match, ['yourSide', 6], ['sheet', 1], ['markerStart', 0], ['end', 20])
    const told = said(match).filter((text) => text.includes('AI Draw Cup'))
    expect(told).toEqual([
      'Put the units of the AI that wait at its edge into the AI Draw Cup: those of German card 05.',
    ])
  })

  test('an AI that has played no bottom is told nothing of its cup', () => {
    const match = solo()
    discardRest(match)
    answer(match, ['yourSide', 6], ['sheet', 1], ['markerStart', 0], ['end', 20])
    expect(said(match).filter((text) => text.includes('AI Draw Cup'))).toEqual([])
  })

  test('a card that places units places theirs', () => {
    const match = duel('5')
    answer(match, ...typed('german-05', 'units'), ...typed('soviet-05', 'vp'), ['play', 'german-01-top'])
    expect(said(match)).toContain(
      'Place units that wait beside the edge as the card says: those of German card 05.',
    )
    expect(said(match).join()).not.toContain('nothing is placed')
  })

  test.each(['kept', 'lost'])('beside a Control Marker theirs may be placed, and no right is %s', (how) => {
    const match = duel('5', { rulings: { 'conflict-of-heroes.reaction': how } })
    answer(match, ...typed('german-05', 'vp'), ...typed('soviet-05', 'units'))
    answer(match, ...typed('german-06', 'vp', '0', ['marker']), ['marker', 4], ['markerHex', '1-I09'])
    expect(said(match).at(-1)).toBe(
      'The units of one of these cards may be placed within 3 hexes of it: Soviet card 05.',
    )
    expect(playerOf(match.situation, 'soviet').owed).toEqual([])
  })

  test('the briefing says that they are not told', () => {
    const match = answer(duel('5'), ...typed('german-05', 'units'))
    const lines = briefing(match.situation).parts.flatMap((part) => part.lines.map((each) => say(each)))
    expect(lines).toContain('Not told: the units of German card 05.')
  })
})

describe('in a mission nothing is refused because of where units began:', () => {
  test('a Defense Counter may lie where an enemy stood, and the rule is told', () => {
    const match = inPlay()
    answer(match, ['mission', 'defenses'], ['tileDefenses', 1], ['drawDefense', ['wire']], ['sideUp', 'wire'])
    expect(offered(match)).toContain('1-E13')
    expect(offered(match)).toContain('1-E12')
    expect(match.question?.text.text).toContain('as they stand now')
  })

  test('a counter on the map may be moved anywhere', () => {
    const now = inPlay().situation
    expect(mayPlace(now, 'soviet', '1-E13')).toBe(true)
    expect(freeHexes(now, 'soviet')).toHaveLength(196)
    const { mission: _, ...before } = now
    expect(mayPlace(before, 'soviet', '1-E13')).toBe(false)
  })

  test('who goes into a Trench is not asked of those who began there', () => {
    const match = inPlay()
    answer(match, ['mission', 'defenses'], ['tileDefenses', 1], ['drawDefense', ['trench']])
    answer(match, ['sideUp', 'trench'], ['defenseHex', '1-D11'])
    expect(match.question?.id).toBe('coh.mission')
    expect(said(match)).toContain(
      'A unit in that hex may go into the Trench at once, if the base game lets it.',
    )
  })
})

describe('units near a new Control Marker:', () => {
  test('only cards that were played for units are offered: not the Truck of Soviet 22', () => {
    const match = duel('5')
    answer(match, ...typed('german-05', 'vp'), ...typed('soviet-22', 'special'), ...typed('german-06', 'vp'))
    answer(match, ['play', 'soviet-03-bottom'])
    answer(match, ...typed('german-07', 'vp', '0', ['marker']), ['marker', 4], ['markerHex', '1-I09'])
    expect(offered(match)).toEqual(['soviet-03', 'none'])
  })

  test('who has played the card is asked', () => {
    const match = firefight({ guideline: '8', cards: 'real' })
    answer(match, ['variant', 'no'], ...wins, ...wins.slice(2), ...wins.slice(2), ['side', 'german-1'])
    answer(match, ['map', '1'], ['edge', '1-A'], ['optional', false], ['handicap', 'none'])
    answer(match, ...typed('german-05', 'vp'), ...typed('soviet-05', 'vp'), ...typed('german-15', 'vp'))
    answer(match, ...typed('soviet-15', 'units', '0', ['units']), ['units', ['soviet Rifle 01']])
    answer(match, ...typed('german-06', 'vp', '0', ['marker']), ['marker', 4], ['markerHex', '1-I09'])
    expect(match.question).toMatchObject({
      id: 'coh.reaction',
      to: playerOf(match.situation, 'soviet-2').seat,
    })
  })
})

describe('Low Risk moves are those of the units of the card:', () => {
  test('units that were chosen for another card are free', () => {
    const match = solo()
    answer(match, ['play', 'german-04-bottom'], ['play', 'soviet-03-bottom'], ['play', 'german-02-bottom'])
    answer(match, ...typed('soviet-16', 'vp'), ['chosen', ['soviet Rifle 05']], ...typed('german-05', 'vp'))
    answer(match, ...typed('soviet-10', 'vp', '0', ['chosen']), ['chosen', ['soviet NKVD 21']])
    discardRest(match)
    answer(match, ['yourSide', 2], ['area', 'order'], ['symbol', 'shield'], ['parameter', false])
    answer(match, ['symbol', 'shield'], ...end, ['mission', 'stays'])
    expect(said(match)).toContain('Low Risk moves only: Soviet Rifle 05.')
    const lines = briefing(match.situation).parts.flatMap((part) => part.lines.map((each) => say(each)))
    expect(lines).toContain('Tile 16: Low Risk moves only for Soviet Rifle 05.')
  })
})

describe('smaller mends:', () => {
  test('a Rumored Enemy is not placed in water', () => {
    const match = solo({ pack: { format: 1, title: 'mine', terrain: { 1: { D14: 'water' } } } })
    discardRest(match)
    answer(match, ['yourSide', 1], ['sheet', 1], ...end, ['mission', 'rumor'], ['label', 'D14'])
    expect(match.situation.rumored).toEqual([])
    expect(said(match).at(-1)).toBe('No Rumored Enemy appears: no hex D14 can hold it.')
  })

  test('a firefight tells nothing by a rule of the Solo Mission Generator', () => {
    const match = duel('5')
    answer(match, ['play', 'german-04-bottom'], ['play', 'soviet-03-bottom'])
    answer(match, ...typed('german-14', 'special'), ['hideUnit', 'german Pioneer 17'])
    answer(match, ...typed('soviet-08', 'special'), ['hideCard', 'soviet-03'])
    answer(match, ...typed('german-20', 'special'), ...typed('soviet-20', 'special'))
    answer(match, ...typed('german-05', 'units'), ...typed('soviet-22', 'special'))
    discardRest(match)
    const told = match.told.flatMap((one) => (one.kind === 'change' ? [one.tell.id] : []))
    const solo = told.filter((id) => /^G [56]/.test(conflictOfHeroes.cites?.[id]?.number ?? ''))
    expect(solo).toEqual([])
    expect(said(match).join()).not.toMatch(/\bAI\b/)
    expect(match.outcome?.way).toBe('ready')
  })
})
