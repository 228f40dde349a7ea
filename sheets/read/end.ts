import type { End, Ending } from '../model/index.ts'
import { words } from '../say/words.ts'
import { conditionOf } from './condition.ts'
import { noteAsked } from './look-alike.ts'
import type { Outline } from './outline.ts'
import { firstMatch, type Phrase, sourceOf, withoutEnd } from './phrase.ts'
import { numberOf } from './quantity.ts'
import { phraseOf, type Reading, report, type Scope } from './reading.ts'

const scope: Scope = { it: 'any' }

/** The end: bullets or numbers that say who wins when. */
export function endOf({ body }: Outline, reading: Reading): End {
  const items = body === undefined || body.kind === 'table' ? [] : body.items
  const endings = items.flatMap(({ letters }) => {
    const phrase = withoutEnd(phraseOf(letters, reading), '.')
    const ending = endingOf(phrase, reading)
    if (ending === undefined) report(reading, phrase, words.notAnEnding)
    return ending ?? []
  })
  return { kind: 'end', endings }
}

function endingOf(phrase: Phrase, reading: Reading): Ending | undefined {
  const source = sourceOf(phrase)
  return firstMatch(phrase, reading.language.endings, (form, slots): Ending | undefined => {
    const winner = form.startsWith('you') ? 'player' : form.startsWith('nobody') ? 'nobody' : 'opponent'
    const turn = slots.number && numberOf(slots.number)
    if (turn !== undefined) return { ...source, winner, when: { form: 'afterTurn', turn } }
    if (slots.condition === undefined) return undefined
    const condition = noteAsked(conditionOf(slots.condition, reading, scope), slots.condition, reading, scope)
    return { ...source, winner, when: { form: 'condition', condition } }
  })
}
