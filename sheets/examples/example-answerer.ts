import type { Candidate, Json, Question } from '@opfor/kernel'
import type { SheetExample, ExamplePart } from '../model/index.ts'
import { type AskedTopic, topicOf } from '../values/asking.ts'
import { namedCandidate, isSameName, slug } from '../declare/naming.ts'
import type { SheetRules } from '../declare/sheet-rules.ts'

type Given = Extract<ExamplePart, { form: 'answer' }>

/** Undefined if the example has no answer. */
export function exampleAnswerer(rules: SheetRules, { parts }: SheetExample): (question: Question) => unknown {
  const answers = parts.filter((part): part is Given => part.form === 'answer')
  const rolls = parts.flatMap((part) => (part.form === 'roll' ? part.dice : []))
  const draws = parts.flatMap((part) => (part.form === 'draw' ? part.cards : []))
  const strangers = strangersIn(rules, answers, parts)

  return (question) => {
    const topic = topicOf(question)
    if (question.id === 'sheet.pause') return question.options?.[0]
    if (question.kind === 'names') return strangers
    if (question.kind === 'draw') return draws.length === 0 ? undefined : drawn(question, draws)
    if (question.to === 'chance' && rolls.length > 0) return thrown(question, rolls)
    const given = topic && answers.find((each) => isAbout(each, topic))
    return given === undefined || topic === undefined ? undefined : answerOf(rules, question, topic, given)
  }
}

function isAbout({ words }: Given, topic: AskedTopic): boolean {
  const [said, asked] = [slug(words), slug(topic.words)]
  return (
    said === asked || (said.endsWith(`-${asked}`) && said.split('-').length === asked.split('-').length + 1)
  )
}

function drawn(question: Question, draws: string[]): unknown {
  const parsed = question.parse([draws.shift() ?? ''])
  return parsed.ok ? parsed.value : undefined
}

function thrown(question: Question, rolls: (number | string)[]): unknown {
  const roll = rolls.shift()
  const parsed = question.parse(typeof roll === 'number' ? roll : namedCandidate(roll ?? '').id)
  return parsed.ok ? parsed.value : undefined
}

function answerOf(rules: SheetRules, question: Question, topic: AskedTopic, given: Given): unknown {
  const json = jsonOf(rules, question, topic, given)
  const parsed = json === undefined ? undefined : question.parse(json)
  return parsed?.ok === true ? parsed.value : undefined
}

function jsonOf(
  rules: SheetRules,
  question: Question,
  topic: AskedTopic,
  { values, numbers }: Given,
): Json | undefined {
  const [first = ''] = values
  const about = numbers.find(({ name }) => topic.about !== undefined && isSameName(name, topic.about))
  switch (question.kind) {
    case 'yesNo':
      return (
        rules.isYes(first) ??
        values.some((each) => topic.about !== undefined && isSameName(each, topic.about))
      )
    case 'number':
      return about?.number ?? (/^-?\d+$/.test(first) ? Number(first) : undefined)
    case 'choice':
      return question.options?.find(({ id }) => isSameName(id, namedCandidate(first).id))?.id
    case 'which':
      return whichOf(question.options ?? [], topic, values, numbers)
    case 'die':
    case 'draw':
    case 'entry':
    case 'names':
      return undefined
  }
}

/** Selects the named candidates; for numbers, those below the limit, or the best. */
function whichOf(
  options: readonly Candidate[],
  { limit, how }: AskedTopic,
  values: readonly string[],
  numbers: Given['numbers'],
): Json {
  const numberOf = ({ id }: Candidate): number | undefined =>
    numbers.find(({ name }) => isSameName(namedCandidate(name).id, id))?.number
  if (limit !== undefined)
    return options.filter((each) => (numberOf(each) ?? limit) < limit).map(({ id }) => id)
  if (how !== undefined && numbers.length > 0) {
    const all = options.flatMap((each) => numberOf(each) ?? [])
    const best = how === 'most' ? Math.max(...all) : Math.min(...all)
    return options.filter((each) => numberOf(each) === best).map(({ id }) => id)
  }
  return options
    .filter(({ id }) => values.some((each) => isSameName(namedCandidate(each).id, id)))
    .map(({ id }) => id)
}

/** The names that the sheet does not know belong to the player's pieces. */
function strangersIn(
  rules: SheetRules,
  answers: readonly Given[],
  parts: readonly ExamplePart[],
): readonly string[] {
  const said = [
    ...answers.flatMap(({ values, numbers }) =>
      numbers.length > 0 ? numbers.map(({ name }) => name) : values,
    ),
    ...parts.flatMap((part) => (part.form === 'chosen' ? [part.name] : [])),
    ...parts.flatMap((part) => (part.form === 'gives' && rules.lists.has(part.section) ? [part.result] : [])),
  ]
  const known = new Set([
    ...rules.rosters.flatMap(({ rows }) => rows.map(({ name }) => name.toLowerCase())),
    ...[...rules.cards.keys()].map((name) => name.toLowerCase()),
  ])
  const isName = (each: string): boolean =>
    !known.has(each.toLowerCase()) && rules.isYes(each) === undefined && !/^-?\d+$/.test(each)
  return [...new Set(said.filter(isName))]
}
