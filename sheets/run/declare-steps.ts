import { cards, type Section as Declared, type SectionLine, steps } from '@opfor/kernel'
import type { Sentence, Step } from '../model/index.ts'
import type { Declaring } from './declaring.ts'
import { citeOf, words as worded } from './naming.ts'
import type { SectionOf } from './section-of.ts'

/** The lines of a section of steps, each by the step that it was read from. */
export interface DeclaredSteps {
  readonly source: Declared
  readonly keys: ReadonlyMap<Step, string>
}

/** Declares the steps of a section, nested ones too, by their printed numbers. */
export function declaredSteps(
  section: SectionOf<'steps'> | SectionOf<'report'>,
  { sheet, ids }: Declaring,
): DeclaredSteps {
  const keys = new Map<Step, string>()
  const lines: SectionLine[] = []
  for (const step of allSteps(section.steps)) {
    const number = step.path.join('.')
    const key = lines.some((line) => line.key === number) ? `${number}-${lines.length}` : number
    keys.set(step, key)
    lines.push({ key, number, text: worded(step.text) })
  }
  const id = ids.get(section.heading) ?? 'sheet.steps'
  return { source: steps(id, worded(section.heading), citeOf(sheet, section.heading), lines), keys }
}

/** The cards of a deck, each by its kind; undefined if they do nothing. */
export function declaredCards(section: SectionOf<'deck'>, { sheet, ids }: Declaring): Declared | undefined {
  const kinds = new Map(section.cards.map((card) => [card.kind, card]))
  if (kinds.size === 0) return undefined
  const id = ids.get(section.heading) ?? 'sheet.deck'
  const lines = [...kinds].map(([kind, card]) => ({
    key: kind,
    text: worded(card.body.length === 0 ? kind : card.text),
  }))
  return cards(id, worded(section.heading), citeOf(sheet, section.heading), lines)
}

function allSteps(some: readonly Step[]): readonly Step[] {
  return some.flatMap((step) => [step, ...allSteps(nested(step.sentences))])
}

/** The numbered steps below sentences. */
function nested(sentences: readonly Sentence[]): readonly Step[] {
  return sentences.flatMap((sentence) => {
    if ('steps' in sentence) return sentence.steps
    if ('answers' in sentence) return sentence.answers.flatMap(({ body }) => nested(body))
    return 'body' in sentence ? nested(sentence.body) : []
  })
}
