import type { EndSection, SheetEnding } from '../model/index.ts'
import { diagnosticMessages } from '../say/diagnostic-messages.ts'
import { readCondition } from '../phrases/condition.ts'
import { reportLooksKnown } from '../phrases/look-alike.ts'
import type { SectionOutline } from '../text/outline.ts'
import { firstMatch, type Phrase, sourceOf, withoutEnd } from '../phrases/phrase.ts'
import { readNumber } from '../phrases/quantity.ts'
import { phraseOf, type ReadContext, addDiagnostic, type Referents } from '../phrases/read-context.ts'

const scope: Referents = { it: 'any' }

export function readEnd({ body }: SectionOutline, reading: ReadContext): EndSection {
  const items = body === undefined || body.kind === 'table' ? [] : body.items
  const endings = items.flatMap(({ letters }) => {
    const phrase = withoutEnd(phraseOf(letters, reading), '.')
    const ending = endingOf(phrase, reading)
    if (ending === undefined) addDiagnostic(reading, phrase, diagnosticMessages.notAnEnding)
    return ending ?? []
  })
  return { kind: 'end', endings }
}

function endingOf(phrase: Phrase, reading: ReadContext): SheetEnding | undefined {
  const source = sourceOf(phrase)
  return firstMatch(phrase, reading.language.endings, (form, slots): SheetEnding | undefined => {
    const winner = form.startsWith('you') ? 'player' : form.startsWith('nobody') ? 'nobody' : 'opponent'
    const turn = slots.number && readNumber(slots.number)
    if (turn !== undefined) return { ...source, winner, when: { form: 'afterTurn', turn } }
    if (slots.condition === undefined) return undefined
    const condition = reportLooksKnown(
      readCondition(slots.condition, reading, scope),
      slots.condition,
      reading,
      scope,
    )
    return { ...source, winner, when: { form: 'condition', condition } }
  })
}
