import { type FormQuestion, format } from '@opfor/kernel'
import { playAnswers, optionIds } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { unusedMaps } from '../../table/maps/maps.ts'
import { askedNow, atOnce, byForms } from '../../testing/by-forms.ts'
import { duel, typed } from '../../testing/matches.ts'
import { loggedByAnswers } from '../../testing/logged-by-answers.ts'

describe('G 3.8, a map and the edge to which it is joined, in one form:', () => {
  const adding = () => playAnswers(byForms(), atOnce('german-05-special', ['addMap']))

  test('any other map, to any open edge, either way round', () => {
    const match = adding()
    expect(askedNow(match)).toBe(
      'Which map do you add, and to which edge do you join it? Edges that touch have the same length.',
    )
    const { fields } = match.question as unknown as FormQuestion<Readonly<Record<string, unknown>>>
    expect(Object.values(fields).map(({ text }) => format(text))).toEqual(['Map', 'Joined to'])
    expect(fields['map']?.options?.map(({ id }) => id)).toEqual(unusedMaps(match.situation).map(String))
    const turned = fields['join']?.options?.find(({ id }) => id === '1-18-turned')
    expect(turned && format(turned.name)).toMatch(/^map 1, .*; the new map rotated 180°$/)
  })

  test('with every map in play it has no effect', () => {
    const match = byForms()
    const sides = ['german', 'soviet']
    for (let nth = 0; unusedMaps(match.situation).length > 0; nth += 1) {
      playAnswers(
        match,
        atOnce(`${sides[nth % 2]}-${String(6 + Math.floor(nth / 2)).padStart(2, '0')}-special`, ['addMap']),
      )
      const { fields } = match.question as unknown as FormQuestion<Readonly<Record<string, unknown>>>
      playAnswers(match, [
        'mapAndJoin',
        { map: fields['map']?.options?.[0]?.id ?? '', join: fields['join']?.options?.[0]?.id ?? '' },
      ])
    }
    const { maps, next } = match.situation
    const told = loggedByAnswers(match, atOnce(`${sides[next]}-14-vp`, ['addMap']))
    expect(told).toContain('Every map is in use: this has no effect.')
    expect(match.situation.maps).toEqual(maps)
  })
})

describe('G 3.8, the entry edge that a new map covers:', () => {
  test('the units enter over the far edge of the new map; the edge of the other player stays', () => {
    const match = playAnswers(duel('5'), ...typed('german-05', 'special', '0', ['addMap']), ['addMap', '3'])
    expect(askedNow(match)).toBe('To which edge do you join map 3? Edges that touch have the same length.')
    const told = loggedByAnswers(match, ['join', '1-A'])
    expect(told.filter((line) => line.startsWith('The new map covers'))).toEqual([
      'The new map covers the entry edge of the German player: the units enter from map 3, long edge A02 to A18 instead.',
    ])
    expect(match.situation.players.map(({ edge }) => edge?.map)).toEqual([3, 1])
  })

  test('nothing is told where none is covered', () => {
    const match = playAnswers(duel('5'), ...typed('german-05', 'special', '0', ['addMap']), ['addMap', '3'])
    expect(optionIds(match)).toContain('1-18')
    expect(loggedByAnswers(match, ['join', '1-18']).join()).not.toContain('covers the entry edge')
  })
})
