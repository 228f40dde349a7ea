import type { AnswerBranch, StepNumber, Sentence, SheetStep } from '../model/index.ts'
import { diagnosticMessages } from '../say/diagnostic-messages.ts'
import type { StepTarget } from './action-sentence.ts'
import { readCondition } from '../phrases/condition.ts'
import { readControlHead } from './control-head.ts'
import { readListLines } from './list-lines.ts'
import { reportLooksKnown } from '../phrases/look-alike.ts'
import type { Item, ListBody } from '../text/markdown.ts'
import {
  subphrase,
  type Phrase,
  unquote,
  sentenceText,
  sourceOf,
  textOf,
  withoutEnd,
} from '../phrases/phrase.ts'
import { phraseOf, type ReadContext, addDiagnostic, type Referents } from '../phrases/read-context.ts'
import { colonIn, sentencesOf } from '../phrases/sentences.ts'
import { readSentence } from './sentence.ts'
import { readQuestionAsCondition } from '../phrases/question-as-condition.ts'
import { mentionsIn } from '../phrases/entity.ts'

const inSteps: Referents = { it: 'any' }

/** `go to 3` leads to the innermost list that has a step 3. */
export function readSteps(
  { items }: ListBody,
  reading: ReadContext,
  scope: Referents = inSteps,
  above: StepNumber = [],
  outer: StepTarget = () => undefined,
): readonly SheetStep[] {
  const target: StepTarget = (number) =>
    items.some((each) => each.number === number) ? [...above, number] : outer(number)
  return items.map((item) => {
    const phrase = phraseOf(item.letters, reading)
    const path = [...above, item.number]
    return { ...sourceOf(phrase), path, sentences: bodyOf(phrase, item, reading, scope, path, target) }
  })
}

export function readShortBody(
  phrase: Phrase,
  reading: ReadContext,
  scope: Referents = inSteps,
  target: StepTarget = () => undefined,
) {
  return bodyOf(phrase, { number: 0, letters: phrase.letters, lists: [] }, reading, scope, [], target)
}

/** More deeply nested heads are only shown. */
const deepest = 20

interface Body {
  readonly rest: Phrase[]
  readonly lists: ListBody[]
  readonly reading: ReadContext
  readonly path: StepNumber
  readonly target: StepTarget
}

function bodyOf(
  phrase: Phrase,
  item: Item,
  reading: ReadContext,
  scope: Referents,
  path: StepNumber,
  target: StepTarget,
): readonly Sentence[] {
  const body: Body = { rest: [...sentencesOf(phrase)], lists: [...item.lists], reading, path, target }
  const sentences = sequence(body, scope, 0)
  for (const more of body.lists)
    addDiagnostic(reading, listPhrase(more, phrase, reading), diagnosticMessages.secondList)
  return sentences
}

/** Up to the end of the step, or inside a head up to an `Otherwise:` of an outer head. */
function sequence(body: Body, scope: Referents, depth: number): readonly Sentence[] {
  const { rest, lists, reading } = body
  const found: Sentence[] = []
  for (let [first] = rest; first !== undefined; [first] = rest) {
    const head = depth < deepest ? readControlHead(first, reading, scope) : undefined
    if (head === undefined) {
      rest.shift()
      if (rest.length === 0 && lists[0]?.kind === 'bullets') found.push(question(first, body, scope))
      else found.push(...readSentence(first, reading, scope, body.target))
      continue
    }
    if (head.form === 'otherwise' && depth > 0 && found.at(-1)?.form !== 'if') return found
    rest.shift()
    if (head.rest !== undefined) rest.unshift(head.rest)
    found.push(governing(head, first, body, scope, depth + 1))
  }
  const [list] = lists
  if (list?.kind === 'numbered') {
    lists.shift()
    found.push(...nested(list, found, body, scope))
  }
  return found
}

function governing(
  head: NonNullable<ReturnType<typeof readControlHead>>,
  whole: Phrase,
  body: Body,
  scope: Referents,
  depth: number,
): Sentence {
  const { rest, reading, lists } = body
  if (head.form === 'you') {
    const [first] = rest
    const last = rest.at(-1)
    const said = first && last ? subphrase(whole, first.from, last.to) : undefined
    rest.length = 0
    const inner = sequence(body, scope, depth)
    const source = sourceOf(said === undefined ? whole : subphrase(whole, whole.from, said.to))
    if (said === undefined && inner.length === 0)
      addDiagnostic(reading, whole, diagnosticMessages.headWithoutBody)
    return { ...source, form: 'you', words: said === undefined ? '' : sentenceText(said), body: inner }
  }
  const [bullets] = lists
  const inner = sequence(body, head.scope, depth)
  if (inner.length === 0) {
    const asBullets = bullets?.kind === 'bullets'
    if (asBullets) lists.shift()
    addDiagnostic(
      reading,
      whole,
      asBullets ? diagnosticMessages.bulletsBelowHead : diagnosticMessages.headWithoutBody,
    )
  }
  const last = inner.at(-1)
  const source = sourceOf(whole)
  const end = last === undefined ? source.at : { endLine: last.at.endLine, endColumn: last.at.endColumn }
  return { ...source, at: { ...source.at, ...end }, ...head.made(inner) }
}

function nested(list: ListBody, found: Sentence[], body: Body, scope: Referents): readonly Sentence[] {
  const { reading, path, target } = body
  const last = found.at(-1)
  if (last?.form === 'find') {
    found.pop()
    return [{ ...last, lines: readListLines(list, reading, { it: [] }, path) }]
  }
  const steps = readSteps(list, reading, scope, path, target)
  const [first] = steps
  const end = steps.at(-1)
  if (first === undefined || end === undefined) return []
  return [
    {
      at: { ...first.at, endLine: end.at.endLine, endColumn: end.at.endColumn },
      text: '',
      form: 'steps',
      steps,
    },
  ]
}

/** A step with bullets below: the last sentence is the question. */
function question(phrase: Phrase, body: Body, scope: Referents): Sentence {
  const { reading, lists, target } = body
  const list = lists.shift()
  const answers = (list?.items ?? []).map((item) => answerOf(item, reading, scope, target))
  const words = unquote(phrase) ?? phrase
  const bare = withoutEnd(words, '?.')
  const condition =
    words === phrase
      ? (readQuestionAsCondition(bare, reading, scope) ?? readCondition(bare, reading, scope))
      : undefined
  const known = condition !== undefined && condition.form !== 'asked'
  if (condition !== undefined && !known) reportLooksKnown(condition, bare, reading, scope)
  return {
    ...sourceOf(phrase),
    form: 'question',
    words: textOf(words),
    mentions: mentionsIn(words, reading),
    ...(known ? { condition } : {}),
    answers,
  }
}

function answerOf(item: Item, reading: ReadContext, scope: Referents, target: StepTarget): AnswerBranch {
  const phrase = phraseOf(item.letters, reading)
  const colon = colonIn(phrase)
  const said = subphrase(phrase, phrase.from, colon ?? phrase.to)
  const rest = subphrase(phrase, colon === undefined ? phrase.to : colon + 1, phrase.to)
  const body = bodyOf(rest, item, reading, scope, [], target)
  return { ...sourceOf(phrase), words: textOf(withoutEnd(said, '.')), body }
}

function listPhrase(list: ListBody, like: Phrase, reading: ReadContext): Phrase {
  const [first] = list.items
  return first === undefined ? like : phraseOf(first.letters, reading)
}
