import { expect, test } from 'vitest'
import { say } from '../say/language.ts'
import type { Panel } from '../ask/picture.ts'
import { newMatch } from '../testing/matches.ts'
import { smallGame } from '../small-game/index.ts'
import { pictureOf } from './picture-of.ts'

function lines({ title, rows }: Panel): readonly string[] {
  return [
    say(title),
    ...rows.map(({ label, id, cells }) => {
      const shown = cells.map(({ text, id: piece }) => {
        const told = typeof text === 'string' ? text : say(text)
        return piece === undefined ? told : `${told} (${piece})`
      })
      return `${say(label)} (${id}): ${shown.join(', ')}`
    }),
  ]
}

test('a game without a picture is drawn from its layout: places with their pieces, things with their numbers', () => {
  const { situation } = newMatch(smallGame, {}, 1)
  const [places = [], numbers = []] = pictureOf(smallGame, situation).columns
  expect(places.flatMap(lines)).toMatchInlineSnapshot(`
    [
      "the table",
      "hill (hill): 3 × supply (supply)",
      "ford (ford): 3 × supply (supply)",
      "mill (mill): 3 × supply (supply)",
      "wood (wood): 3 × supply (supply)",
      "loot (loot): ",
      "deck (deck): 2 × lull (lull), 3 × march (march), 3 × raid (raid)",
      "discard (discard): ",
      "play (play): ",
      "top (top): ",
    ]
  `)
  expect(numbers.flatMap(lines).slice(0, 6)).toMatchInlineSnapshot(`
    [
      "hill",
      "hill-distance (undefined): 0",
      "hill-sight (undefined): no",
      "ford",
      "ford-distance (undefined): 0",
      "ford-sight (undefined): no",
    ]
  `)
})

test('the picture of a game is preferred to the one from the layout', () => {
  const own = { columns: [], below: [], legend: [] }
  const { situation } = newMatch(smallGame, {}, 1)
  expect(pictureOf({ ...smallGame, picture: () => own }, situation)).toBe(own)
})
