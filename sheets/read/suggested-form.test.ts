import { format } from '@opfor/kernel'
import { describe, expect, test } from 'vitest'
import { applyFix } from '../apply-fix.ts'
import { readSheet } from '../sheet-reader.ts'

const guns = `# Guns
## Guns
| gun | shells | acted |
|-----|-------:|-------|
| North | 3 | no |
| House | 2 | no |

## Tracks
- Alarm: 0 (0 to 6)
- Stance: calm (calm, bold)

## Stratagems
A deck. Reshuffle when empty.
- 3 x Smoke
- 2 x Ambush

## Its hand
A hand of 2 from Stratagems.

## Mood
Roll d6.
| roll | result |
|------|--------|
| 1-6 | Raid |

## Raid
1. It raids.

## Gunner
Choose one of Guns.
1. most shells
Tie: in order

## Turn
1. Choose Gunner. Read Mood.
`

const geschütze = `# Geschütze
Sprache: de
## Geschütze
| Geschütz | Granaten | gehandelt |
|----------|---------:|-----------|
| Nord | 3 | nein |

## Leisten
- Alarm: 0 (0 bis 6)
- Haltung: ruhig (ruhig, kühn)

## Ereignisse
Ein Stapel. Mische neu, wenn leer.
- 3 x Stille

## Laune
Würfle W6.
| Wurf | Ergebnis |
|------|----------|
| 1-6 | Ruhe |

## Schütze
Wähle eines der Geschütze.
1. meiste Granaten
Gleichstand: der Reihe nach

## Zug
1. Wähle Schütze. Lies Laune.
`

function fixed(page: string, step: string): readonly [readonly string[], string | undefined] {
  const text = `${page}2. ${step}\n`
  const { findings } = readSheet(text)
  const fix = findings[0]?.fixes[0]
  const after = fix && applyFix(text, fix)
  return [findings.map(({ id }) => id), after?.slice(page.length + 3).trimEnd()]
}

function meant(page: string, id: string, step: string, by: string) {
  expect(fixed(page, step)).toEqual([[`sheets.${id}`], by])
  expect(fixed(page, by)).toEqual([[], undefined])
}

describe('a change that is only shown is noted, and the known form is offered', () => {
  test.each([
    ['Increase Alarm by 1.', 'Add 1 to Alarm.'],
    ['Alarm +1.', 'Add 1 to Alarm.'],
    ['+1 Alarm', 'add 1 to Alarm'],
    ['Alarm: -2', 'Take 2 from Alarm'],
    ['Lower Alarm by 2', 'Take 2 from Alarm'],
    ['If it rains: raise Alarm by two.', 'If it rains: add 2 to Alarm.'],
    ['Alarm goes up by 1 if it rains.', 'If it rains: add 1 to Alarm.'],
    ['Reduce its shells by 1.', 'Take 1 from its shells.'],
    ['Its shells drop by 1.', 'Take 1 from its shells.'],
    ['Reduce shells by 1.', 'Take 1 from its shells.'],
    ['It loses a shell.', 'Take 1 from its shells.'],
    ['House loses 1 shell.', "Take 1 from House's shells."],
    ['Reduce the shells of House by 1.', "Take 1 from House's shells."],
    ['It fires and loses 1 shell.', 'It fires. Take 1 from its shells.'],
    ['It fires, then increase Alarm by 1.', 'It fires. Add 1 to Alarm.'],
    ['Lower Alarm to 2.', 'Set Alarm to 2.'],
    ['Stance becomes bold.', 'Set Stance to bold.'],
  ])('%s', (step, by) => meant(guns, 'notChanged', step, by))

  test.each([
    ['Alarm +1.', 'Erhöhe Alarm um 1.'],
    ['Alarm steigt um eins.', 'Erhöhe Alarm um 1.'],
    ['Alarm um 2 senken.', 'Senke Alarm um 2.'],
    ['Subtrahiere 1 von Alarm.', 'Senke Alarm um 1.'],
    ['Es verliert zwei Granaten.', 'Senke seine Granaten um 2.'],
    ['Nord verliert 1 Granate.', 'Senke Granaten von Nord um 1.'],
    ['Es feuert und verliert eine Granate.', 'Es feuert. Senke seine Granaten um 1.'],
    ['Alarm steigt um 1, wenn es regnet.', 'Wenn es regnet: erhöhe Alarm um 1.'],
    ['Haltung wird kühn.', 'Setze Haltung auf kühn.'],
  ])('%s', (step, by) => meant(geschütze, 'notChanged', step, by))

  test.each([
    'Raise the alarm.',
    'It moves up to 3 hexes.',
    'Your unit loses 2 models.',
    'You: add 1 to Alarm, or lose 1 shell.',
    '"Increase Alarm by 1."',
    'It takes 2 shells with it.',
    'A gun with 3 shells fires.',
  ])('%s is a text', (step) => expect(fixed(guns, step)).toEqual([[], undefined]))

  test('it says what does not change, and what is written', () => {
    const [finding] = readSheet(`${guns}2. Increase Alarm by 1.\n`).findings
    expect(finding && format(finding.message)).toBe(
      'This is only shown, so "Alarm" does not change. The known form is "add 1 to Alarm".',
    )
  })
})

describe('a head that is only shown is noted, and the known one is offered', () => {
  test.each([
    ['When Alarm is 3 or higher: it fires.', 'If Alarm is 3 or more: it fires.'],
    ['When Alarm is 3, it fires.', 'If Alarm is 3: it fires.'],
    ['Whenever it is near: it fires.', 'If it is near: it fires.'],
  ])('%s', (step, by) => meant(guns, 'notAHead', step, by))

  test.each([['Sobald Alarm mindestens 3 ist: es feuert.', 'Wenn Alarm mindestens 3 ist: es feuert.']])(
    '%s',
    (step, by) => meant(geschütze, 'notAHead', step, by),
  )

  test.each([
    ['On a roll of 5+, it fires twice.', 'Roll d6. If the roll is 5 or more: it fires twice.'],
    ['On a 6: it fires.', 'Roll d6. If the roll is 6: it fires.'],
    ['On 1-2, it holds.', 'Roll d6. If the roll is 1 to 2: it holds.'],
    ['Roll d6. On 3 or less, it holds.', 'Roll d6. If the roll is 3 or less: it holds.'],
  ])('%s', (step, by) => meant(guns, 'notOnRoll', step, by))

  test.each([
    ['Bei einem Wurf von 5+: es feuert.', 'Würfle W6. Wenn der Wurf mindestens 5 ist: es feuert.'],
    ['Bei 5 oder 6: es feuert.', 'Würfle W6. Wenn der Wurf 5 bis 6 ist: es feuert.'],
  ])('%s', (step, by) => meant(geschütze, 'notOnRoll', step, by))

  test('no fix puts one head inside of another', () => {
    const { findings } = readSheet(`${guns}2. Roll d6. On 1-2, it holds. On 3+, it fires.\n`)
    expect(findings.map(({ fixes }) => fixes.map(({ edits }) => edits[0]?.text))).toEqual([
      ['"'],
      ['If the roll is 3 or more: it fires', '"'],
    ])
  })

  test('a sentence without a condition that is known, or without a number, is a text', () => {
    expect(fixed(guns, 'When it is near, it fires.')).toEqual([[], undefined])
    expect(fixed(guns, 'On a hill, it holds.')).toEqual([[], undefined])
  })
})

describe('a comparison in other words is offered in known ones', () => {
  test.each([
    ['If Alarm is 3 or higher: it fires.', 'If Alarm is 3 or more: it fires.'],
    ['If Alarm is 3+: it fires.', 'If Alarm is 3 or more: it fires.'],
    ['If Alarm reaches 3: it fires.', 'If Alarm is 3 or more: it fires.'],
    ['If its shells is below 2: it fires.', 'If its shells is less than 2: it fires.'],
  ])('%s', (step, by) => meant(guns, 'looksKnown', step, by))

  test.each([
    ['Wenn Alarm 3 erreicht: es feuert.', 'Wenn Alarm mindestens 3 ist: es feuert.'],
    ['Wenn Alarm 3+ ist: es feuert.', 'Wenn Alarm mindestens 3 ist: es feuert.'],
  ])('%s', (step, by) => meant(geschütze, 'looksKnown', step, by))
})

describe('a sentence that begins with a known verb is offered as the form that it probably means', () => {
  test.each([
    ['Draw a Stratagem.', 'Draw from Stratagems.'],
    ['Draw from Stratagem deck', 'Draw from Stratagems'],
    ['Draw 2 Stratagems', 'Draw 2 from Stratagems'],
    ['Draw a card.', 'Draw from Stratagems.'],
    ['Draw one Stratagem into its hand', 'Draw from Stratagems into Its hand'],
    ['Shuffle the deck.', 'Shuffle Stratagems.'],
    ['Put Smoke on Stratagems.', 'Put Smoke on top of Stratagems.'],
    ['Roll on Mood.', 'Read Mood.'],
    ['Roll a die.', 'Roll d6.'],
    ['Roll 2 dice.', 'Roll 2d6.'],
    ['Take 1 from shells of House.', "Take 1 from House's shells."],
    ['Put 1 on Alarm.', 'Add 1 to Alarm.'],
    ['Set Stance bold.', 'Set Stance to bold.'],
    ['Mark acted.', 'Mark it acted.'],
    ['Remove House.', 'Remove House from Guns.'],
    ['Play Raid.', 'Do Raid.'],
    ['Go to the Raid section.', 'Go to Raid.'],
    ['Add 1 to Alarm if it rains.', 'If it rains: add 1 to Alarm.'],
    ['Draw from Stratagems and add 1 to Alarm.', 'Draw from Stratagems. Add 1 to Alarm.'],
  ])('%s', (step, by) => meant(guns, 'looksDone', step, by))

  test.each([
    ['Ziehe eine Karte.', 'Ziehe von Ereignisse.'],
    ['Zieh von Ereignisse.', 'Ziehe von Ereignisse.'],
    ['Würfle auf Laune.', 'Lies Laune.'],
    ['Würfle 2 Würfel.', 'Würfle 2W6.'],
    ['Nimm 1 von den Granaten.', 'Senke seine Granaten um 1.'],
    ['Erhöhe Alarm auf 3.', 'Setze Alarm auf 3.'],
  ])('%s', (step, by) => meant(geschütze, 'looksDone', step, by))

  test.each([
    'Choose a hex.',
    'Take cover.',
    'Roll d6 twice.',
    'Draw a line of sight.',
    'Read the rulebook.',
  ])('%s can mean none, and is offered in quotes', (step) =>
    expect(fixed(guns, step)).toEqual([['sheets.looksDone'], expect.stringMatching(/^".*"\.$/)]),
  )

  test.each([
    [
      'Draw a Stratagem.',
      '"draw from Stratagems", "draw from Stratagems into ..." and "draw 1 from Stratagems into ..."',
    ],
    ['Take cover.', '"take ... out of Stratagems" and "take 1 from Alarm"'],
    ['Choose a hex.', '"choose Gunner"'],
  ])('%s is told the forms of its verb', (step, forms) => {
    const [finding] = readSheet(`${guns}2. ${step}\n`).findings
    expect(finding && format(finding.message)).toMatch(/, so it is only shown\. Known forms: /)
    expect(finding && format(finding.message)).toContain(`${forms}.`)
  })
})
