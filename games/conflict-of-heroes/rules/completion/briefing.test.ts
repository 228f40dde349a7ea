import { english, type Json, resumeMatch, format, withTexts } from '@opfor/kernel'
import { playAnswers, optionIds } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import { type Briefing, briefing } from './briefing.ts'
import ofGame from '../../texts/de.json' with { type: 'json' }
import { conflictOfHeroes } from '../../index.ts'
import { ranges } from '../../table/naming.ts'
import { example, soloExample } from '../../testing/example.ts'
import { firefight, solo, typed } from '../../testing/matches.ts'

const germanTexts: Readonly<Record<string, string>> = ofGame

const german = withTexts(english, germanTexts)

const page = ({ title, parts }: Briefing, language?: typeof german): string =>
  [
    format(title, language),
    ...parts.flatMap(({ heading, lines }) => [
      '',
      format(heading, language),
      ...lines.map((line) => format(line, language)).flatMap((line) => (line === '' ? [] : [`  ${line}`])),
    ]),
  ].join('\n')

function mission() {
  const match = soloExample()
  playAnswers(
    match,
    ['yourSide', 3],
    ['yellow', false],
    ['parameter', false],
    ['parameter', false],
    ['sheet', 5],
  )
  playAnswers(match, ['markerStart', 0], ['end', 20], ['soloHandicap', 'none'])
  return match
}

test('the briefing of the printed example', () => {
  expect(page(briefing(example().situation))).toMatchInlineSnapshot(`
    "Firefight 1: Intro Firefight

    The firefight
      Rounds: 4. Action and Bonus Cards: 02-07.
      Map 1.
      Initiative Player: Soviet player.

    Order of battle: the Germans
      The German player: 7 CAPs, Action Cards each Round: 1.
      Units of the German player enter from map 1, long edge L02 to L18.
      On the map: Pioneer 17 and Pioneer 18.
      Beside the edge: LMG 11, Pioneer 16 and Rifle 03.

    Order of battle: the Soviets
      The Soviet player: 6 CAPs, Action Cards each Round: 2.
      Units of the Soviet player enter from map 1, long edge A02 to A18.
      On the map: MMG 18, NKVD 21 and Rifle 05.
      Beside the edge: NKVD 20, Rifle 03, Rifle 04 and Rifle 06.
      On Round 2: Rifle 07 and Rifle 08.

    Set-up, in order
      Control Markers (the Soviets): E09.
      Soviet card 03 (the Soviets): MMG 18 on G07, NKVD 21 on D11 and Soviet Rifle 05 on F11.
      German card 04 (the Germans): Pioneer 17 on E13 and Pioneer 18 on D13.

    Special Rules & Events
      Soviet card 01, top: Well Prepared (+1 Action Card)
      Soviet card 04, top: Partisans (Rifle 07 and Rifle 08 in Round 2 and +1 CAP)
      German card 01, top: Veteran (+1 CAP and units may be placed)

    Victory Points
      German card 03, top: Secure (an enemy Control Marker, 4 hexes)
      Destroyed units: VP as your cards say.

    Tracks
      Round track: the marker on 1, the end after Round 4.
      Command marker of the German player: 7.
      Command marker of the Soviet player: 6.
      AP marker and VP marker of each player: on their tracks."
  `)
})

test('the briefing of the solo example ends with the AI', () => {
  expect(page(briefing(mission().situation)).split('\n').slice(-10)).toMatchInlineSnapshot(`
    [
      "The AI plays the Soviets",
      "  Solo Mission Sheet: Offense side.",
      "  Counteractions from the left: Tile 04 and the order printed on space 3.",
      "  Mission Orders from the left: the order printed on space 3.",
      "  Tile 01 on space 2 of the Mission Track.",
      "  Mission Track marker: before space 1.",
      "  The mission ends on space 20.",
      "  Order Cards (41): 13-51 and 54-55.",
      "  Of these, the Command Cards that CAPs have added: 54-55.",
      "  AI Draw Cup: NKVD 20, Soviet Rifle 03, Soviet Rifle 04 and Soviet Rifle 06.",
    ]
  `)
})

function specialMission() {
  const match = solo({ guideline: '5' }, { rulings: { 'conflict-of-heroes.thirdTile': 'aside' } })
  playAnswers(match, ...typed('german-05', 'vp'), ...typed('soviet-22', 'special'))
  playAnswers(match, ...typed('german-06', 'vp'), ['play', 'soviet-03-bottom'])
  playAnswers(match, ...typed('german-07', 'vp'), ...typed('soviet-08', 'special'), ['hideCard', 'soviet-03'])
  for (const column of ['03', '05', '07', '09', '11', '13', '15', '17'])
    playAnswers(match, ['rumorHex', `1-B${column}`])
  playAnswers(match, ...typed('german-08', 'vp'), ...typed('soviet-16', 'vp'), [
    'chosen',
    ['soviet Rifle 05'],
  ])
  playAnswers(match, ...typed('german-09', 'vp'), ...typed('soviet-20', 'special'))
  playAnswers(match, ['yourSide', 1], ['mineHex', '1-D03'])
  playAnswers(match, ['symbol', 'shield'], ['yellow', false], ['parameter', false])
  playAnswers(match, ['symbol', 'shield'])
  playAnswers(match, ['area', 'track'], ['symbol', 'shield'], ['yellow', true], ['parameter', true])
  playAnswers(match, ['area', 'track'], ['symbol', 'shield'], ['yellow', true], ['parameter', false])
  playAnswers(match, ['markerStart', 0], ['end', 9], ['truckFrom', '1-A'])
  return match
}

test('the briefing tells every unit, the Truck, what is in the cups, and what is in force', () => {
  const match = specialMission()
  playAnswers(match, ['truckTo', '1-L'], ['soloHandicap', 'none'])
  const parts = page(briefing(match.situation)).split('\n\n')
  expect(parts.find((part) => part.startsWith('Order of battle: the Soviets'))).toMatchInlineSnapshot(`
    "Order of battle: the Soviets
      Units of the Soviet player enter from map 1, long edge L02 to L18.
      In the Rumored Enemy Draw Cup: MMG 18, NKVD 21, Rifle 05 and Rifle 06.
      Truck a: enters from map 1, long edge A02 to A18 and drives along the road to map 1, long edge L02 to L18.
      Units that a card applies to: Rifle 05."
  `)
  expect(parts.at(-1)).toMatchInlineSnapshot(`
    "The AI plays the Soviets
      Solo Mission Sheet: Defense side.
      Counteractions from the left: Tile 16 and the order printed on space 3.
      Mission Orders from the left: the order printed on space 3.
      Tile 08 on space 2 of the Mission Track.
      Tile 20 on space 4 of the Mission Track.
      Tile 22 stays beside the sheet.
      Mission Track marker: before space 1.
      The mission ends on space 9.
      Order Cards (39): 05-43.
      Rumored Enemy Draw Cup: MMG 18, NKVD 21, Soviet Rifle 05, Soviet Rifle 06, No Enemy (4) and a Mine.
      Tile 16: Low Risk moves only for Soviet Rifle 05.
      Tile 20 has a Special Mission Parameter that is in force.
      Soviet card 20: the AI plots no artillery; its tile resolves the strikes."
  `)
})

test('the exit edge of the Truck is another one than its entrance', () => {
  const match = specialMission()
  expect(optionIds(match)).toEqual(['1-L', '1-02', '1-18'])
})

test('in German too', () => {
  expect(page(briefing(mission().situation), german)).toContain('Solo-Missionsbogen: Seite Angriff.')
})

test('before anything is set up it has nothing to tell, and nothing breaks', () => {
  expect(page(briefing(firefight({ labels: 'third' }).situation))).toContain('None.')
})

test('the same journal, written as JSON, gives the same briefing: a link regenerates it', () => {
  const match = mission()
  const again = resumeMatch(
    conflictOfHeroes,
    JSON.parse(JSON.stringify(match.journal)) as typeof match.journal,
  )
  expect(again.ok && briefing(again.value.situation)).toEqual(briefing(match.situation))
  expect(JSON.parse(JSON.stringify(briefing(match.situation))) as Json).toEqual(briefing(match.situation))
})

test('order cards are told as ranges', () => {
  expect(ranges(['01', '02', '05', '07', '08', '09'])).toEqual(['01-02', '05', '07-09'])
  expect(ranges([])).toEqual([])
})
