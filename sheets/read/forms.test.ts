import { expect, test } from 'vitest'
import type { Sentence } from '../model/index.ts'
import { readSheet } from '../sheet-reader.ts'

const pieces = `# Forms
## Units
| unit | class | models | acted | next to |
|------|-------|-------:|-------|---------|
| Rifles A | foot | 6 | no | Field gun, Rifles B |
| Rifles B | foot | 6 | no | Rifles A |
| Field gun | gun | 3 | no | Rifles A |

## Tracks
- Alarm: 0 (0 to 6)
- Stance: calm (calm, bold)

## Events
A deck. Reshuffle when empty.
- 3 x Quiet
- 2 x Shots

## Hand
A hand of 2 from Events.

## Target
Choose one of Units.
1. most models
Tie: in order

## Order
Roll d6.
| roll | result |
|------|--------|
| 1-3 | Hold |
| 4-6 | Fire |

## Hold
1. It waits.

> Option Training: raw, seasoned (standard)
`

const teile = `# Formen
Sprache: de
## Einheiten
| Einheit | Klasse | Modelle | gehandelt |
|---------|--------|--------:|-----------|
| Schützen | Fuß | 6 | nein |
| Geschütz | Kanone | 3 | nein |

## Leisten
- Alarm: 0 (0 bis 6)
- Haltung: ruhig (ruhig, kühn)

## Ereignisse
Ein Stapel. Mische neu, wenn leer.
- 3 x Stille

## Ziel
Wähle eine der Einheiten.
1. meiste Modelle
Gleichstand: der Reihe nach
`

function sentences(before: string, heading: string, step: string): readonly Sentence[] {
  const sheet = readSheet(`${before}\n## ${heading}\n1. ${step}\n2. x\n`)
  const section = sheet.sections.at(-1)
  return section?.kind === 'steps' ? (section.steps[0]?.sentences ?? []) : []
}

const condition = (words: string): string => {
  const [first] = sentences(pieces, 'Try', `If ${words}: wait.`)
  return first?.form === 'if' ? first.condition.form : 'none'
}

test.each([
  ['Alarm is 3', 'compare'],
  ['Alarm is not 3', 'compare'],
  ['Alarm is 3 or more', 'compare'],
  ['Alarm is 3 or less', 'compare'],
  ['Alarm is 2 to 5', 'between'],
  ['Alarm is more than its models', 'compare'],
  ['Alarm is less than number of Units', 'compare'],
  ['Alarm plus 1 is 3', 'compare'],
  ['its class is foot or gun', 'oneOfWords'],
  ['Stance is bold', 'compare'],
  ['it has models', 'has'],
  ['it has no models', 'has'],
  ['it is not acted', 'has'],
  ['Target has acted', 'has'],
  ['it is one of Units', 'memberOf'],
  ['it is next to Target', 'nextTo'],
  ['every unit has acted', 'every'],
  ['every unit that has models has acted', 'every'],
  ['some unit next to it has models', 'some'],
  ['no unit has models', 'none'],
  ['no one of Units has models', 'none'],
  ['there is a Target', 'chosen'],
  ['there is no Target', 'chosen'],
  ['Events is empty', 'empty'],
  ['Events is not empty', 'empty'],
  ['Training is raw', 'compare'],
  ['Order is Fire', 'compare'],
  ['the roll is 5 or more', 'compare'],
  ['the card is Quiet', 'compare'],
  ['turn is 1', 'compare'],
  ['its distance is less than 9', 'compare'],
  ['number of Units whose models is 3 or more is 2', 'compare'],
  ['nothing could be done', 'nothingDone'],
  ['Hold', 'doing'],
  ['Alarm is 3 and it has models', 'all'],
  ['Alarm is 3 or it has models', 'any'],
  ['an enemy is near', 'asked'],
  ['"Alarm is 3"', 'asked'],
  ['an enemy is near and it has models', 'asked'],
])('the condition "%s" is %s', (words, form) => {
  expect(condition(words)).toBe(form)
})

test.each([
  ['Choose Target', 'choose'],
  ['Read Order', 'read'],
  ['Do Hold', 'do'],
  ['Hold', 'do'],
  ['Go to 2', 'goToStep'],
  ['Go to Hold', 'goToSection'],
  ['Done', 'done'],
  ['Stop', 'stop'],
  ['Go on', 'goOn'],
  ['End the turn', 'endTurn'],
  ['End the game', 'endGame'],
  ['Draw from Events', 'draw'],
  ['Draw 2 from Events into Hand', 'draw'],
  ['Play the card', 'play'],
  ['Play one of Hand at random', 'playAtRandom'],
  ['Discard the card', 'discard'],
  ['Shuffle Events', 'shuffle'],
  ['Put the card back', 'putBack'],
  ['Put all back into Events', 'putBack'],
  ['Put the card on top of Events', 'putOnTop'],
  ['Put the rest of Events into Events', 'putInto'],
  ['Take the card out of Events', 'takeOut'],
  ['Add a unit to Units', 'addPiece'],
  ['Remove it from Units', 'remove'],
  ['Set Alarm to 3', 'set'],
  ['Set Stance to bold', 'set'],
  ["Set Target's models to 1", 'set'],
  ['Add 1 to Alarm', 'add'],
  ['Take its models from Alarm', 'take'],
  ['Mark it acted', 'mark'],
  ['Unmark Target acted', 'unmark'],
  ['Clear acted', 'clear'],
  ['Roll d6, +1 if it has models', 'roll'],
  ['Ask its models', 'ask'],
  ['Ask how many were hit? (0 to 6)', 'askNumber'],
  ['Find a hex', 'find'],
  ['Do its class', 'doNamed'],
  ['It runs away', 'told'],
  ['"Add 1 to Alarm."', 'told'],
])('the sentence "%s" is %s', (words, form) => {
  expect(sentences(pieces, 'Try', `${words}.`).map((each) => each.form)).toEqual([form])
})

test.each([
  ['If Alarm is 3: wait.', 'if'],
  ['Until Alarm is 3: wait.', 'until'],
  ['For each unit, fewest models first: wait.', 'forEach'],
  ['For Target: wait.', 'for'],
  ['Repeat Alarm times: wait.', 'repeat'],
  ['You: act.', 'you'],
])('the head of "%s" is %s', (words, form) => {
  expect(sentences(pieces, 'Try', words).map((each) => each.form)).toEqual([form])
})

test('a sentence is done as a whole or told as a whole', () => {
  const forms = (step: string) => sentences(pieces, 'Try', step).map((each) => each.form)
  expect(forms('Add 1 to Alarm, then choose Target; done.')).toEqual(['add', 'choose', 'done'])
  expect(forms('Add 1 to Alarm, then run.')).toEqual(['told'])
})

test('a head governs the rest of the step, and an otherwise belongs to the if just before', () => {
  const [first, second] = sentences(pieces, 'Try', 'If Alarm is 3: wait. Run. Otherwise: stop.')
  expect(first).toMatchObject({ form: 'if', body: [{ words: 'wait.' }, { words: 'Run.' }] })
  expect(second).toMatchObject({ form: 'otherwise', body: [{ form: 'stop' }] })
})

const bedingung = (words: string): string => {
  const [first] = sentences(teile, 'Versuch', `Wenn ${words}: warte.`)
  return first?.form === 'if' ? first.condition.form : 'none'
}

test.each([
  ['Alarm mindestens 3 ist', 'compare'],
  ['Alarm ist 3 oder mehr', 'compare'],
  ['Alarm weniger als ihre Modelle ist', 'compare'],
  ['Haltung kühn ist', 'compare'],
  ['sie Modelle hat', 'has'],
  ['sie nicht gehandelt hat', 'has'],
  ['jede Einheit, die Modelle hat, gehandelt hat', 'every'],
  ['keine Einheit Modelle hat', 'none'],
  ['es kein Ziel gibt', 'chosen'],
  ['Ereignisse leer ist', 'empty'],
  ['nichts getan werden konnte', 'nothingDone'],
  ['Alarm 3 ist und sie Modelle hat', 'all'],
  ['ein Feind nah ist', 'asked'],
])('in German the condition "%s" is %s', (words, form) => {
  expect(bedingung(words)).toBe(form)
})

test.each([
  ['Wähle Ziel', 'choose'],
  ['Ziehe von Ereignisse', 'draw'],
  ['Erhöhe Alarm um 1', 'add'],
  ['Nimm 1 von Alarm', 'take'],
  ['Setze Haltung auf kühn', 'set'],
  ['Markiere sie als gehandelt', 'mark'],
  ['Lösche gehandelt', 'clear'],
  ['Gehe zu 2', 'goToStep'],
  ['Frage nach ihren Modellen', 'ask'],
  ['Frage wie viele sind es? (0 bis 6)', 'askNumber'],
  ['Würfle W6', 'roll'],
  ['Beende den Zug', 'endTurn'],
  ['Sie läuft weg', 'told'],
])('in German the sentence "%s" is %s', (words, form) => {
  expect(sentences(teile, 'Versuch', `${words}.`).map((each) => each.form)).toEqual([form])
})
