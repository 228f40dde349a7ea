import { playAnswers, logTexts } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import { eventsAhead } from './track-events.ts'
import { missionByForms } from '../../testing/matches.ts'

function mission(events: readonly number[]) {
  return missionByForms({ events: [...events] })
}

test('each Round begins with the events that are printed ahead of the marker', () => {
  const match = playAnswers(mission([9, 3, 30]), ['mission', 'round'])
  expect(logTexts(match)).toContain(
    'Events printed on the Mission Track, ahead of the marker: spaces 3 and 9.',
  )
  playAnswers(match, ['mission', 'two'], ['mission', 'two'], ['mission', 'round'])
  expect(logTexts(match)).toContain('Events printed on the Mission Track, ahead of the marker: space 9.')
  expect(eventsAhead(match.situation)).toEqual([9])
})

test('the marker lands on a printed event or passes it, and it is told each time', () => {
  const match = playAnswers(mission([1, 2, 4]), ['mission', 'two'])
  expect(logTexts(match).filter((line) => /an event is/i.test(line))).toEqual([
    'The marker skips space 1, where an event is printed: your Solo Rules say whether it takes place.',
    'An event is printed on space 2: read it on the sheet.',
  ])
})

test('where no pack names the events, a space that the marker jumps is told', () => {
  const match = missionByForms()
  const from = match.log.length
  playAnswers(match, ['mission', 'one'], ['mission', 'two'])
  expect(logTexts(match, from).filter((line) => /skips/.test(line))).toEqual([
    'The marker skips space 2: if an event is printed there, your Solo Rules say whether it takes place.',
  ])
})

test('without printed events nothing is told of them', () => {
  const match = playAnswers(mission([]), ['mission', 'two'], ['mission', 'round'])
  expect(logTexts(match).join(' ')).not.toMatch(/event/i)
})
