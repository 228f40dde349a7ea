import { loggedCards, type LoggedLines as Declared, type LoggedLine, loggedSteps } from '@opfor/kernel'
import type { Sentence, SheetStep } from '../model/index.ts'
import type { DeclareContext } from './declare-context.ts'
import { citeOf, type SectionOf, literalSheetText as worded } from './naming.ts'

export interface DeclaredSteps {
  readonly source: Declared
  readonly keys: ReadonlyMap<SheetStep, string>
}

export function declareSteps(
  section: SectionOf<'steps'> | SectionOf<'report'>,
  { sheet, ids }: DeclareContext,
): DeclaredSteps {
  const keys = new Map<SheetStep, string>()
  const lines: LoggedLine[] = []
  for (const step of allSteps(section.steps)) {
    const number = step.path.join('.')
    const key = lines.some((line) => line.key === number) ? `${number}-${lines.length}` : number
    keys.set(step, key)
    lines.push({ key, number, text: worded(step.text) })
  }
  const id = ids.get(section.heading) ?? 'sheet.steps'
  return { source: loggedSteps(id, worded(section.heading), citeOf(sheet, section.heading), lines), keys }
}

/** By kind; undefined if the cards do nothing. */
export function declareCards(
  section: SectionOf<'deck'>,
  { sheet, ids }: DeclareContext,
): Declared | undefined {
  const kinds = new Map(section.cards.map((card) => [card.kind, card]))
  if (kinds.size === 0) return undefined
  const id = ids.get(section.heading) ?? 'sheet.deck'
  const lines = [...kinds].map(([kind, card]) => ({
    key: kind,
    text: worded(card.body.length === 0 ? kind : card.text),
  }))
  return loggedCards(id, worded(section.heading), citeOf(sheet, section.heading), lines)
}

function allSteps(some: readonly SheetStep[]): readonly SheetStep[] {
  return some.flatMap((step) => [step, ...allSteps(nested(step.sentences))])
}

function nested(sentences: readonly Sentence[]): readonly SheetStep[] {
  return sentences.flatMap((sentence) => {
    if ('steps' in sentence) return sentence.steps
    if ('answers' in sentence) return sentence.answers.flatMap(({ body }) => nested(body))
    return 'body' in sentence ? nested(sentence.body) : []
  })
}
