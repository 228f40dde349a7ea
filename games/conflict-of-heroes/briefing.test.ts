import { type Json, resume, say, english, translated } from '@opfor/kernel'
import { expect, test } from 'vitest'
import { type Briefing, briefing, ranges } from './briefing.ts'
import { germanTexts } from './german.ts'
import { conflictOfHeroes } from './index.ts'
import { example, soloExample } from './testing/example.ts'
import { answer, newMatch } from './testing/matches.ts'

const german = translated(english, germanTexts)

const page = ({ title, parts }: Briefing, language?: typeof german): string =>
  [
    say(title, language),
    ...parts.flatMap(({ heading, lines }) => [
      '',
      say(heading, language),
      ...lines.map((line) => `  ${say(line, language)}`),
    ]),
  ].join('\n')

function mission() {
  const match = soloExample()
  answer(match, ['yourSide', 3], ['yellow', false], ['parameter', false], ['parameter', false], ['sheet', 5])
  answer(match, ['end', 20], ['soloHandicap', 'none'])
  return match
}

test('the briefing of the printed example', () => {
  expect(page(briefing(example().situation))).toMatchInlineSnapshot(`
    "Firefight 1: Intro Firefight

    The firefight
      Rounds: 4. Action and Bonus Cards: 02-07.
      Maps: 1.
      Initiative Player: Soviet player.

    Order of battle: the Germans
      The German player: 7 CAPs, Action Cards each Round: 1.
      Units of the German player enter over map 1, long edge L02 to L18.
      Beside the edge: LMG 11, Pioneer 16 and Rifle 03.

    Order of battle: the Soviets
      The Soviet player: 6 CAPs, Action Cards each Round: 2.
      Units of the Soviet player enter over map 1, long edge A02 to A18.
      Beside the edge: NKVD 20, Rifle 03, Rifle 04 and Rifle 06.
      On Round 2: Rifle 07 and Rifle 08.

    Set-up by hex
      D11: NKVD 21.
      D13: Pioneer 18.
      E09: Control Marker (the Soviets).
      E13: Pioneer 17.
      F11: Rifle 05.
      G07: MMG 18.

    Special Rules & Events
      Soviet card 01, top: Well Prepared
      Soviet card 04, top: Partisans
      German card 01, top: Veteran

    Victory Points
      German card 03, top: Secure"
  `)
})

test('the briefing of the solo example ends with the AI', () => {
  expect(page(briefing(mission().situation)).split('\n').slice(-9)).toMatchInlineSnapshot(`
    [
      "",
      "The AI plays the Soviets",
      "  Solo Mission Sheet: Offense side.",
      "  Counteractions from the left: Tile 04 and the order printed on space 3.",
      "  Mission Orders from the left: the order printed on space 3.",
      "  Tile 01 on space 2 of the Mission Track.",
      "  The mission ends on space 20.",
      "  Order Cards (41): 13-51 and 54-55.",
      "  AI Draw Cup: NKVD 20, Rifle 03, Rifle 04 and Rifle 06.",
    ]
  `)
})

test('in German too', () => {
  expect(page(briefing(mission().situation), german)).toContain('Solo-Missionsbogen: Seite Angriff.')
})

test('before anything is set up it has nothing to tell, and nothing breaks', () => {
  expect(page(briefing(newMatch({ labels: 'third' }).situation))).toContain('None.')
})

test('the same journal, written as JSON, gives the same briefing: a link regenerates it', () => {
  const match = mission()
  const again = resume(conflictOfHeroes, JSON.parse(JSON.stringify(match.journal)) as typeof match.journal)
  expect(again.ok && briefing(again.value.situation)).toEqual(briefing(match.situation))
  expect(JSON.parse(JSON.stringify(briefing(match.situation))) as Json).toEqual(briefing(match.situation))
})

test('order cards are told as ranges', () => {
  expect(ranges(['01', '02', '05', '07', '08', '09'])).toEqual(['01-02', '05', '07-09'])
  expect(ranges([])).toEqual([])
})
