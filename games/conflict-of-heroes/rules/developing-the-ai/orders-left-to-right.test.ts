import { format, explainWhyNot } from '@opfor/kernel'
import {
  playAnswers,
  decisionsOf,
  explanationText,
  matchFrom,
  type ScriptedAnswer,
} from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { conflictOfHeroes } from '../../index.ts'
import { missionOf } from '../../table/situation.ts'
import { discardRest, solo, typed } from '../../testing/matches.ts'

const face = (area: string): readonly ScriptedAnswer[] => [
  ['area', area],
  ['symbol', 'shield'],
  ['parameter', false],
]

function mission(...areas: readonly string[]) {
  const match = solo()
  for (const at of areas.keys()) {
    playAnswers(
      match,
      ...typed(`german-0${5 + at}`, 'vp'),
      ['play', `soviet-0${5 + at}`],
      ['half', 'neither'],
    )
  }
  discardRest(match)
  playAnswers(match, ['yourSide', 6], ...areas.flatMap(face))
  return playAnswers(match, ['markerStart', 0], ['end', 20], ['soloHandicap', 'none'])
}

type Match = ReturnType<typeof mission>

function against(match: Match, list: string, id: string): string {
  const decision = decisionsOf(match, list).at(-1)
  return decision === undefined ? '' : format(explainWhyNot(decision, id))
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
    playAnswers(match, ['mission', list], [done, ['05', '06', 'default']])
    expect(explanationText(match, list)).toBe(
      [
        `Which of these ${title}s can an AI unit carry out now? You answered: Tile 05, Tile 06 and the order printed on space 3`,
        'an AI unit can carry it out: all',
        'Tie, the leftmost: Tile 05 (of Tile 05, Tile 06 and the order printed on space 3)',
        `${title}: Tile 05`,
      ].join('\n'),
    )
    expect(decisionsOf(match, list).at(-1)?.by.cite.number).toBe(rule)
  })

  test('a tile of the other area, and one that lies on no space, are no candidates', () => {
    const { situation } = mission(area, area, other)
    const row = list === 'counteraction' ? 'counteractions' : 'orders'
    const match = matchFrom(
      conflictOfHeroes,
      { ...situation, mission: { ...missionOf(situation), [row]: ['05'] } },
      { options: { asking: 'each', mode: 'solo', cards: 'real', guideline: '5' } },
    )
    playAnswers(match, ['mission', list], [done, ['05']])
    expect(against(match, list, '07')).toContain('its face belongs to another area')
    expect(against(match, list, '06')).toContain('it is not on any space of the sheet')
  })

  test('the order printed on space 3 is a candidate unless a third tile covers it', () => {
    const two = playAnswers(mission(area, area), ['mission', list], [done, ['05']])
    expect(against(two, list, 'default')).not.toContain('covers space 3')
    const three = playAnswers(mission(area, area, area), ['mission', list], [done, ['05']])
    expect(against(three, list, 'default')).toBe(
      `${title}: the order printed on space 3 was not an option, because Tile 07 covers space 3.`,
    )
  })

  test('is asked anew each time', () => {
    const match = playAnswers(mission(area), ['mission', list], [done, ['05']])
    playAnswers(match, ['mission', list])
    expect(match.question?.id).toContain(done)
  })
})
