import { expect, test } from 'vitest'
import { format } from '../messages/language.ts'
import type { PicturePanel } from '../ask/picture.ts'
import { newMatch } from '../testing/matches.ts'
import type { Layout } from '../pieces/layout.ts'
import { message } from '../messages/message.ts'
import { smallGame } from '../small-game/index.ts'
import { named } from '../small-game/pieces.ts'
import { pictureOfMatch } from './picture-of-match.ts'

function lines({ title, rows }: PicturePanel): readonly string[] {
  return [
    format(title),
    ...rows.map(({ label, id, cells }) => {
      const shown = cells.map(({ text, id: piece }) => {
        const told = typeof text === 'string' ? text : format(text)
        return piece === undefined ? told : `${told} (${piece})`
      })
      return `${format(label)} (${id}): ${shown.join(', ')}`
    }),
  ]
}

test('a game without a picture is drawn from its layout: places with their pieces, things with their numbers', () => {
  const { situation } = newMatch(smallGame, {}, 1)
  const [places = [], numbers = []] = pictureOfMatch(smallGame, situation).columns
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
  expect(pictureOfMatch({ ...smallGame, picture: () => own }, situation)).toBe(own)
})

test('the picture from a layout has a panel for each part, and nothing that only the program has', () => {
  const { situation } = newMatch(smallGame, {}, 1)
  const place = (id: string, part?: string) => ({
    ...named(id),
    ...(part === undefined ? {} : { part: message(part, part) }),
  })
  const layout: Layout = {
    lying: [
      { piece: named('boat'), at: place('quay', 'harbour'), count: 1 },
      { piece: named('crate'), at: place('quay', 'harbour'), count: 0 },
    ],
    rows: [],
    places: [place('quay', 'harbour'), place('pier', 'harbour'), place('deck'), place('hill')],
    inProgram: ['deck'],
    counters: [
      { ...named('turn'), value: 3 },
      { ...named('memo'), value: 1, note: true },
      {
        ...named('wind'),
        shortName: message('w', 'Wind'),
        of: named('sea'),
        value: 2,
        text: message('n', 'north'),
      },
      {
        ...named('tide'),
        of: named('sea'),
        value: 0,
        allowedValues: [{ value: 0, text: message('low', 'low') }],
      },
    ],
  }
  const { columns, below, legend } = pictureOfMatch({ ...smallGame, layout: () => layout }, situation)
  expect(columns.map((panels) => panels.map(lines))).toEqual([
    [
      ['harbour', 'quay (quay): boat (boat)', 'pier (pier): '],
      ['the table', 'hill (hill): '],
    ],
    [
      ['sea', 'Wind (undefined): north', 'tide (undefined): low'],
      ['the match', 'turn (undefined): 3'],
    ],
  ])
  expect([below, legend]).toEqual([[], []])
  const tones = columns.flatMap((panels) =>
    panels.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.map(({ tone }) => tone))),
  )
  expect(tones).toEqual(['special', 'free', 'free', 'free'])
})
