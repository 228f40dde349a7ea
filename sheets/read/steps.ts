import type { Answer, Path, Sentence, Step } from '../model/index.ts'
import { words } from '../say/words.ts'
import type { Target } from './act.ts'
import { conditionOf } from './condition.ts'
import { headOf } from './head.ts'
import { linesOf } from './list-lines.ts'
import { noteAsked } from './look-alike.ts'
import type { Item, ListBody } from './markdown.ts'
import { part, type Phrase, quotedIn, sentenceText, sourceOf, textOf, withoutEnd } from './phrase.ts'
import { phraseOf, type Reading, report, type Scope } from './reading.ts'
import { colonIn, sentencesOf } from './sentences.ts'
import { doneOrTold } from './told.ts'
import { statedIn } from './stated.ts'
import { mentionsIn } from './thing.ts'

const inSteps: Scope = { it: 'any' }

/** The steps of a numbered list and those below them. `go to 3` leads to the innermost list that has a step 3. */
export function stepsOf(
  { items }: ListBody,
  reading: Reading,
  scope: Scope = inSteps,
  above: Path = [],
  outer: Target = () => undefined,
): readonly Step[] {
  const target: Target = (number) =>
    items.some((each) => each.number === number) ? [...above, number] : outer(number)
  return items.map((item) => {
    const phrase = phraseOf(item.letters, reading)
    const path = [...above, item.number]
    return { ...sourceOf(phrase), path, sentences: bodyOf(phrase, item, reading, scope, path, target) }
  })
}

/** The sentences of a cell, a card or an answer. */
export function shortBody(
  phrase: Phrase,
  reading: Reading,
  scope: Scope = inSteps,
  target: Target = () => undefined,
) {
  return bodyOf(phrase, { number: 0, letters: phrase.letters, lists: [] }, reading, scope, [], target)
}

/** Heads inside of each other in one step; more of them are only shown. */
const deepest = 20

interface Body {
  readonly rest: Phrase[]
  readonly lists: ListBody[]
  readonly reading: Reading
  readonly path: Path
  readonly target: Target
}

function bodyOf(
  phrase: Phrase,
  item: Item,
  reading: Reading,
  scope: Scope,
  path: Path,
  target: Target,
): readonly Sentence[] {
  const body: Body = { rest: [...sentencesOf(phrase)], lists: [...item.lists], reading, path, target }
  const sentences = sequence(body, scope, 0)
  for (const more of body.lists) report(reading, listPhrase(more, phrase, reading), words.secondList)
  return sentences
}

/** The sentences up to the end of the step, or inside of a head up to an `Otherwise:` that is not its own. */
function sequence(body: Body, scope: Scope, depth: number): readonly Sentence[] {
  const { rest, lists, reading } = body
  const found: Sentence[] = []
  for (let [first] = rest; first !== undefined; [first] = rest) {
    const head = depth < deepest ? headOf(first, reading, scope) : undefined
    if (head === undefined) {
      rest.shift()
      if (rest.length === 0 && lists[0]?.kind === 'bullets') found.push(question(first, body, scope))
      else found.push(...doneOrTold(first, reading, scope, body.target))
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
  head: NonNullable<ReturnType<typeof headOf>>,
  whole: Phrase,
  body: Body,
  scope: Scope,
  depth: number,
): Sentence {
  const { rest, reading, lists } = body
  if (head.form === 'you') {
    const [first] = rest
    const last = rest.at(-1)
    const said = first && last ? part(whole, first.from, last.to) : undefined
    rest.length = 0
    const inner = sequence(body, scope, depth)
    const source = sourceOf(said === undefined ? whole : part(whole, whole.from, said.to))
    if (said === undefined && inner.length === 0) report(reading, whole, words.headWithoutBody)
    return { ...source, form: 'you', words: said === undefined ? '' : sentenceText(said), body: inner }
  }
  const [bullets] = lists
  const inner = sequence(body, head.scope, depth)
  if (inner.length === 0) {
    const asBullets = bullets?.kind === 'bullets'
    if (asBullets) lists.shift()
    report(reading, whole, asBullets ? words.bulletsBelowHead : words.headWithoutBody)
  }
  const last = inner.at(-1)
  const source = sourceOf(whole)
  const end = last === undefined ? source.at : { endLine: last.at.endLine, endColumn: last.at.endColumn }
  return { ...source, at: { ...source.at, ...end }, ...head.made(inner) }
}

/** The list below a step: lines of a finding, or steps. */
function nested(list: ListBody, found: Sentence[], body: Body, scope: Scope): readonly Sentence[] {
  const { reading, path, target } = body
  const last = found.at(-1)
  if (last?.form === 'find') {
    found.pop()
    return [{ ...last, lines: linesOf(list, reading, { it: [] }, path) }]
  }
  const steps = stepsOf(list, reading, scope, path, target)
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
function question(phrase: Phrase, body: Body, scope: Scope): Sentence {
  const { reading, lists, target } = body
  const list = lists.shift()
  const answers = (list?.items ?? []).map((item) => answerOf(item, reading, scope, target))
  const words = quotedIn(phrase) ?? phrase
  const bare = withoutEnd(words, '?.')
  const condition =
    words === phrase ? (statedIn(bare, reading, scope) ?? conditionOf(bare, reading, scope)) : undefined
  const known = condition !== undefined && condition.form !== 'asked'
  if (condition !== undefined && !known) noteAsked(condition, bare, reading, scope)
  return {
    ...sourceOf(phrase),
    form: 'question',
    words: textOf(words),
    mentions: mentionsIn(words, reading),
    ...(known ? { condition } : {}),
    answers,
  }
}

function answerOf(item: Item, reading: Reading, scope: Scope, target: Target): Answer {
  const phrase = phraseOf(item.letters, reading)
  const colon = colonIn(phrase)
  const said = part(phrase, phrase.from, colon ?? phrase.to)
  const rest = part(phrase, colon === undefined ? phrase.to : colon + 1, phrase.to)
  const body = bodyOf(rest, item, reading, scope, [], target)
  return { ...sourceOf(phrase), words: textOf(withoutEnd(said, '.')), body }
}

function listPhrase(list: ListBody, like: Phrase, reading: Reading): Phrase {
  const [first] = list.items
  return first === undefined ? like : phraseOf(first.letters, reading)
}
