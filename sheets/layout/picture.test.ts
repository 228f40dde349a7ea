import { chanceAnswererFor, cellText, type Game, pictureOfMatch, autoPlay, format } from '@opfor/kernel'
import { newMatch } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import { readSheet } from '../sheet-reader.ts'
import { gameOfSheet } from '../run/game.ts'

const text = `# The Guard
## Guards
| guard | class | men | hurt | post |
|-------|-------|----:|------|------|
| Anna  | gun   |   3 | no   | ?    |

## Tracks
- Alarm: 1 (0 to 6)
- Stance: calm (calm, bold)

## Orders
A deck.
- 4 x Wait
- 1 x March

## Its hand
A hand of 2 from Orders, hidden.

## Turn
1. You: move.
`

test('rosters are tables, counters have their span, and a hidden hand is only counted', () => {
  const game = gameOfSheet(readSheet(text)) as unknown as Game
  const match = newMatch(game, {}, 1)
  autoPlay(match, chanceAnswererFor({ dice: 'app', draws: 'app' }))
  const { columns } = pictureOfMatch(game, match.situation)
  const [[guards], [tracks, cards]] = columns as [[(typeof columns)[0][0]], (typeof columns)[0]]
  expect(guards?.heads?.map((head) => format(head))).toEqual(['guard', 'class', 'men', 'hurt', 'post'])
  const rowsOf = (panel: typeof guards | undefined) =>
    panel?.rows.map(({ label, cells }) => [format(label), ...cells.map(cellText)])
  expect(rowsOf(guards)).toEqual([['Anna', 'gun', '3', 'no', '?']])
  expect(rowsOf(tracks)).toEqual([
    ['Alarm', '1', '0 to 6'],
    ['Stance', 'calm'],
  ])
  expect(rowsOf(cards)).toEqual([
    ['Orders', '3 left'],
    ['Its hand', '2 cards'],
  ])
})

test('German pieces that the player names are called as in "deine Einheiten", not as in "eine deiner Einheiten"', () => {
  const german = `# Der Bär
Sprache: de

## Opfer
Wähle eine deiner Einheiten.
1. bevorzugt: sie ist verletzt
Gleichstand: du wählst

## Zug
1. Wähle Opfer.
`
  const match = newMatch(gameOfSheet(readSheet(german)) as unknown as Game, {}, 1)
  expect(match.question?.id).toBe('sheet.named.deiner-einheiten')
  expect(match.question === undefined ? '' : format(match.question.text)).toContain('“deine Einheiten”')
  match.answer(['Lena', 'Otto'], 'person')
  const names = match.game.layout(match.situation).counters.map(({ name }) => format(name))
  expect(names).toContain('deine Einheiten')
  const [[panel] = []] = pictureOfMatch(match.game, match.situation).columns
  expect(panel?.rows.map(({ label }) => format(label))).toEqual(['deine Einheiten'])
})
