import { formQuestion, message, number, type Question } from '@opfor/kernel'
import { newMatch } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import { drawLegend, drawPicture } from './draw-picture.ts'
import { requireGame } from '../testing/games.ts'

const game = requireGame('blood-and-plunder')
const unit = message('inches', 'inches')

function whereTo(id: string, proposal: Readonly<Record<string, number>>): Question {
  const fields = Object.fromEntries(
    Object.keys(proposal).map((key) => [
      key,
      number(key, 'table', unit, { from: 0, to: 48, step: 0.1, unit }),
    ]),
  )
  const asked = 'heading' in proposal ? 'blood-and-plunder.whereShip' : 'blood-and-plunder.where'
  return formQuestion<Readonly<Record<string, number>>>(asked, 'table', message('where', 'Where?'), fields, {
    proposal,
    points: { by: 'heading' in proposal ? 'pose' : 'place', about: [id] },
  })
}

function drawn(battle: 'land' | 'sea', question?: Question): string {
  const { situation } = newMatch(game, { options: { battle, way: 'map' } }, 7)
  const picture = game.picture?.(situation, { question })
  if (picture === undefined) throw new Error('There is no picture.')
  return [...drawPicture(picture), '', ...drawLegend(picture)].join('\n')
}

test('the land sample with a proposed move, in 80 columns', () => {
  expect(drawn('land', whereTo('garrison-line', { x: 20.5, y: 26 }))).toMatchInlineSnapshot(`
    "  +------------------------------------+ ┌─ The OPFOR, 0 strike points (turn 1)┐
      |                                    | │ A Garrison Line 17/28    m7 f0 L    │
      |                                    | │ B Town Muskets  11/21    m8 f0 L    │
    30|.    E.     .     .     .     .     | │ C Lance Party   22.5/27  m6 f0      │
      |            F    A      ::::::::    | │ D Bow Scouts    28/25    m5 f0 L    │
      |                 +++@ C ::::::::    | │ E Light Horse   5/30     m4 f0 L    │
    24|.     . 2   .  #####    ::::D:::    | │ F Battery Crew  12/29    m4 f0 L    │
      |               #####    ::::::::    | ├─ You, 0 strike points (turn 1) ─────┤
      |           B   #####                | │ a Captain's Company 15/5     m7 f0  │
    18|.     . ======    .     %%%%%3.     | │ b Free Muskets      9/4      m7 f0  │
      |                  1    %%%%%%%%     | │ c Boarders          24/4     m8 f0  │
      |                       %%%%%%%%     | │ d River Guides      30/7     m6 f0  │
    12|.     .     .     .     %%%%%%.     | └─────────────────────────────────────┘
      |   %%%%%%          ~~~~             | A Garrison Line: 4 inches from
      |   %%%%%%          ~~~~             |   (17"/28") to @ (20.5"/26")  # Church
     6|.  %%%%%%   .     .     .     d     | = Low wall  % Grove and Thicket  ~ Pond
      |         b     a        c           | : Cane field  1 The well
      |                                    | 2 The storehouse  3 The mill
     0|.     .     .     .     .     .     |
      +------------------------------------+
       0     6     12    18    24    30

    m models, f Fatigue, L loaded, r Reloads to go, E engaged, b bayonets fixed, *
      activated.
    Capital letters are the OPFOR, small ones are yours, with inches from the left
      and from the bottom, or the letter of the ship they are aboard; / \\ ^ v < >
      beside a ship is its bow, and @ is where a move ends.
    The table is 36 by 36 inches, and the OPFOR's home edge is at the top. A
      character is 1 by 2 inches; (x"/y") is x inches from the left and y from the
      bottom.
    # Church, with corners at (15"/20"), (20"/20"), (20"/25") and (15"/25"): it is
      impassable, it hides what is behind it and it gives full cover.
    = Low wall, with corners at (8"/18"), (14"/18"), (14"/18.5") and (8"/18.5"): it
      gives full cover.
    % Grove, a circle 7 inches across around (27"/16"): it hides what is behind it
      and it gives some cover.
    % Thicket, a circle 6 inches across around (6"/9"): it hides what is behind it
      and it gives some cover.
    ~ Pond, a circle 4 inches across around (21"/10"): it is impassable.
    : Cane field, with corners at (24"/22"), (31"/22"), (32"/28") and (25"/29"): it
      gives some cover.
    1 The well, an objective at (18"/17").
    2 The storehouse, an objective at (8"/24").
    3 The mill, an objective at (29"/19.5")."
  `)
})

test('the sea sample with a proposed movement: ships have bows, and crews stand at the letter of their ship', () => {
  expect(drawn('sea', whereTo('guard-ship', { x: 22.8, y: 30.2, heading: 7 }))).toMatchInlineSnapshot(`
    "  +------------------------------------------------+
      |                                                |
      |                                                |
    42|.     .     .     .     .     .     .     .     |
      |                                                |
      |                                                |
    36|.     .     .     .     .     .     .     .     |
      |                                                |
      |                    A+                          |
    30|.     .     .     .  \\@ .     .     .     .     |
      |                      v                         |
      |                           ######               |
    24|.     .     .     .     .  ######   .     .     |
      |                           ######               |
      |                           ######               |
    18|.     .     .     .     .     .     .     .     |
      |                                                |
      |          ~~~~            \\                     |
    12|.     .   ~~~~    .     .  a  .     .     .     |
      |                                                |
      |                                                |
     6|.     .     .     .     .     .     .     .     |
      |                                                |
      |                                                |
     0|.     .     .     .     .     .     .     .     |
      +------------------------------------------------+
       0     6     12    18    24    30    36    42
    A Guard Ship: 4 inches from (20"/33") to @ (22.8"/30.2", bow to the bottom,
      slightly right)  A Guard Ship (20"/33", bow to the bottom right)
    a Sloop (27"/12", bow to the top left)  # Islet  ~ Reef
    ┌─ The OPFOR, 0 strike points (turn 1)┐  ┌─ You, 0 strike points (turn 1) ─────┐
    │ B Garrison Line A        m7 f0 L    │  │ b Captain's Company a        m7 f0  │
    │ C Naval Gunners A        m8 f0 L    │  │ c Boarders          a        m8 f0  │
    │ D Grenade Party A        m4 f0 L    │  │ d Gun Deck          a        m8 f0  │
    │ E Town Muskets  A        m8 f0 L    │  ├─ Ships ─────────────────────────────┤
    ├─ Ships ─────────────────────────────┤  │ a Sloop d0          h14             │
    │ A Guard Ship d0          h6         │  └─────────────────────────────────────┘
    └─────────────────────────────────────┘

    m models, f Fatigue, L loaded, r Reloads to go, E engaged, b bayonets fixed, *
      activated.
    Ships: d damage, G grappled, h heading in sixteenths clockwise from the top.
    Capital letters are the OPFOR, small ones are yours, with inches from the left
      and from the bottom, or the letter of the ship they are aboard; / \\ ^ v < >
      beside a ship is its bow, and @ is where a move ends.
    The table is 48 by 48 inches, and the OPFOR's home edge is at the top. A
      character is 1 by 2 inches; (x"/y") is x inches from the left and y from the
      bottom.
    # Islet, a circle 6 inches across around (30"/24"): it is impassable and it
      hides what is behind it.
    ~ Reef, a circle 4 inches across around (12"/14"): it is impassable."
  `)
})

test('every line fits, and the map is plain ASCII', () => {
  for (const battle of ['land', 'sea'] as const) {
    const lines = drawn(battle).split('\n')
    expect(lines.filter(({ length }) => length > 80)).toEqual([])
    const { situation } = newMatch(game, { options: { battle, way: 'map' } }, 7)
    const map = game.picture?.(situation)?.map?.lines ?? []
    expect(map.length).toBeGreaterThan(20)
    expect(map.flat().filter(({ text }) => typeof text !== 'string' || /[^ -~]/.test(text))).toEqual([])
  }
})

test('no map is drawn without one', () => {
  const { situation } = newMatch(game, { options: { battle: 'land', way: 'asked' } }, 7)
  expect(game.picture?.(situation).map).toBeUndefined()
})
