import { say, whyNot } from '@opfor/kernel'
import { answer, decisions, explained, matchFrom, type ScriptedAnswer } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { conflictOfHeroes } from '../../index.ts'
import { missionOf } from '../../table/situation.ts'
import { discardRest, solo, typed } from '../../testing/matches.ts'

const face = (area: string): readonly ScriptedAnswer[] => [
  ['area', area],
  ['symbol', 'shield'],
  ['parameter', false],
]

/** A mission of the German AI with tiles 05, 06 and 07 for these areas. */
function mission(...areas: readonly string[]) {
  const match = solo()
  for (const at of areas.keys()) {
    answer(match, ...typed(`german-0${5 + at}`, 'vp'), ['play', `soviet-0${5 + at}`], ['half', 'neither'])
  }
  discardRest(match)
  answer(match, ['yourSide', 6], ...areas.flatMap(face))
  return answer(match, ['markerStart', 0], ['end', 20], ['soloHandicap', 'none'])
}

type Match = ReturnType<typeof mission>

function against(match: Match, list: string, id: string): string {
  const decision = decisions(match, list).at(-1)
  return decision === undefined ? '' : say(whyNot(decision, id))
}

const lists = [
  ['counteraction', 'counteractionDone', 'Counteraction', 'G 5.3.2 (second)'],
  ['missionOrder', 'missionOrderDone', 'Mission Order', 'G 5.3.3'],
] as const

describe.each(lists)('the leftmost that can be carried out: %s', (list, done, title, rule) => {
  const area = list === 'counteraction' ? 'counteraction' : 'order'
  const other = list === 'counteraction' ? 'order' : 'counteraction'

  test('is explained by its rule, from the left', () => {
    const match = mission(area, area)
    answer(match, ['mission', list], [done, ['05', '06', 'default']])
    expect(explained(match, list)).toBe(
      [
        `Which of these ${title}s can an AI unit carry out now? You said: Tile 05, Tile 06 and the order printed on space 3`,
        'an AI unit can carry it out: all',
        'Tie, the leftmost: Tile 05 (of Tile 05, Tile 06 and the order printed on space 3)',
        `${title}: Tile 05`,
      ].join('\n'),
    )
    expect(decisions(match, list).at(-1)?.by.cite.number).toBe(rule)
  })

  test('a tile of the other area, and one that lies on no space, are no candidates', () => {
    const { situation } = mission(area, area, other)
    const row = list === 'counteraction' ? 'counteractions' : 'orders'
    const match = matchFrom(
      conflictOfHeroes,
      { ...situation, mission: { ...missionOf(situation), [row]: ['05'] } },
      { options: { asking: 'each', mode: 'solo', cards: 'real', guideline: '5' } },
    )
    answer(match, ['mission', list], [done, ['05']])
    expect(against(match, list, '07')).toContain('its face belongs to another area')
    expect(against(match, list, '06')).toContain('it lies on no space of the sheet')
  })

  test('the order printed on space 3 is a candidate unless a third tile covers it', () => {
    const two = answer(mission(area, area), ['mission', list], [done, ['05']])
    expect(against(two, list, 'default')).not.toContain('covers space 3')
    const three = answer(mission(area, area, area), ['mission', list], [done, ['05']])
    expect(against(three, list, 'default')).toBe(
      `${title}: the order printed on space 3 could not be chosen, because Tile 07 covers space 3.`,
    )
  })

  test('is asked anew each time', () => {
    const match = answer(mission(area), ['mission', list], [done, ['05']])
    answer(match, ['mission', list])
    expect(match.question?.id).toContain(done)
  })
})
