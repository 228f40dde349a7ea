import { type FormQuestion, format } from '@opfor/kernel'
import { playAnswers } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { standing } from '../../testing/corrected.ts'
import { askedNow, atOnce, byForms, namesOffered } from '../../testing/by-forms.ts'
import { duel, typed } from '../../testing/matches.ts'
import { loggedByAnswers } from '../../testing/logged-by-answers.ts'

const rifles = ['german Rifle 01', 'german Rifle 02']

describe('G 3.7, units that wait are placed on the map:', () => {
  test('several in one form, each on its hex or off the map', () => {
    const match = playAnswers(byForms(), atOnce('german-05-units', ['place'], rifles))
    expect(standing(match)).toBe('placeAll')
    expect(askedNow(match)).toContain(
      'Which units of the German player are placed on the map, and where? The others enter from the edge.',
    )
    const { fields } = match.question as unknown as FormQuestion<Readonly<Record<string, unknown>>>
    const last = fields['rifle01']?.options?.at(-1)
    expect(last && format(last.name)).toBe('off the map')
    const told = loggedByAnswers(match, ['placeAll', { rifle01: '1-E09', rifle02: 'off' }])
    expect(told).toContain('Place German Rifle 01 on E09.')
    expect(match.situation.units).toMatchObject({
      'german Rifle 01': { at: '1-E09' },
      'german Rifle 02': { at: 'edge' },
    })
  })

  test('a single one is asked for by itself', () => {
    const match = playAnswers(byForms(), atOnce('german-05-units', ['place'], ['german Rifle 01']))
    expect(standing(match)).toBe('placeUnits')
    playAnswers(match, ['placeUnits', ['german Rifle 01']], ['place', '1-E09'])
    expect(match.situation.units['german Rifle 01']?.at).toBe('1-E09')
  })

  test('one after another, each on a hex or not at all', () => {
    const match = playAnswers(duel('5'), ...typed('german-05', 'units', '0', ['units', 'place']))
    const told = loggedByAnswers(match, ['units', rifles])
    expect(told.join()).not.toContain('as the card says')
    expect(askedNow(match)).toBe('Which units of the German player are placed on the map?')
    playAnswers(match, ['placeUnits', rifles])
    expect(namesOffered(match).at(-1)).toBe('not on the map: it enters from the edge')
    expect(loggedByAnswers(match, ['place', '1-E09'])).toContain('Place German Rifle 01 on E09.')
    expect(loggedByAnswers(match, ['place', 'off'])).toContain('German Rifle 02 stays off the map.')
  })
})
