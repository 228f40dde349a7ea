import { newMatch, playAtRandom } from '@opfor/kernel/testing'
import { gameOfVariant, findModdableGame, writePrintedVariant, readVariant } from '@opfor/variants'
import { expect, test } from 'vitest'
import { placeOfDecision } from './decision-text.ts'
import { comparedTurn, playTurn, turnsOf } from './turns.ts'

const opponent = findModdableGame('blitzkrieg')
if (opponent === undefined) throw new Error('There is no such opponent.')
const { game } = opponent
const match = playAtRandom(newMatch(game, {}, 2), 2, 40)
const turns = turnsOf(match)
const { settings } = match.journal
const printed = writePrintedVariant(opponent)

function compared(text: string) {
  const house = opponent && gameOfVariant(text, opponent)
  if (house?.ok !== true) throw new Error(house?.problem)
  return turns.map((turn) => {
    const [first, second] = [game, house.value].map((by) => playTurn(by, turn, settings, match.seed))
    if (first === undefined || second === undefined) throw new Error('A turn was not played.')
    return comparedTurn(turn, first, second)
  })
}

test('the turns of a match are played again as they were', () => {
  expect(turns.length).toBeGreaterThan(5)
  const chosen = match.log.flatMap((one) =>
    one.kind === 'decision' && !one.open && one.turn < match.turns + 1 && one.turn > 0
      ? [`${one.by.id} ${one.chosen?.id}`]
      : [],
  )
  const replayed = compared(printed).flatMap((turn) =>
    turn.printed.told.flatMap((one) => (one.kind === 'decision' ? [`${one.by.id} ${one.chosen?.id}`] : [])),
  )
  expect(replayed.slice(0, chosen.length)).toEqual(chosen)
})

test('the printed page changes no turn, and a line that is moved changes some, by its line', () => {
  expect(compared(printed).filter(({ nth }) => nth !== undefined)).toEqual([])
  const line = '10. most empty spaces in the open campaign\n'
  const moved = printed.replace(line, '').replace('5. if Counterattack', `${line}5. if Counterattack`)
  const changed = compared(moved).filter(({ nth }) => nth !== undefined)
  expect(changed.length).toBeGreaterThan(0)
  const [first] = changed
  const decision = first?.house.decisions[first.nth ?? 0]
  const variant = readVariant(moved, opponent)
  expect(decision && placeOfDecision(variant, decision)?.line).toBe(14)
})
