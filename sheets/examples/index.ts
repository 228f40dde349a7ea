import { withParams, type Message, messages, type Question, resolveSettings, Table } from '@opfor/kernel'
import type { SheetExample, ExamplePart, SourcePosition, Sheet } from '../model/index.ts'
import { evaluateCondition } from '../values/condition.ts'
import { namedCandidate, isSameName, literalSheetText as worded } from '../declare/naming.ts'
import { newTurnState, type SheetRun } from '../values/sheet-run.ts'
import { type SheetRules, makeSheetRules } from '../declare/sheet-rules.ts'
import { sentenceRunners } from '../run/sentence-runners.ts'
import { RunScope } from '../values/scope.ts'
import type { Situation } from '../declare/situation.ts'
import { exampleAnswerer } from './example-answerer.ts'
import { ExampleRecorder, type DecidedSource } from './example-recorder.ts'
import { recordGivenNames, exampleSettings, situationFromExample } from './situation-from-example.ts'

export const sheetExampleMessages = messages('sheet.example', {
  fails: 'The example fails: {problem}',
  expect: 'Expect this instead: {words}',
  notUnderstood: 'This part of the example is not understood.',
  setting: 'The example cannot be set up: {problem}',
  thenFails: 'This does not hold at the end.',
  nothing: '{section} gives nothing.',
  gives: '{section} gives {was}.',
  givesBy: '{section} gives {was} by {line}.',
  tie: 'its tie',
  line: 'line {number}',
  unanswered: 'The example has no answer to: {question}',
})

export interface ExampleResult {
  readonly example: SheetExample
  readonly at: SourcePosition
  readonly problem?: Message
  /** A text of the failing part that would hold. */
  readonly instead?: string
}

type Gives = Extract<ExamplePart, { form: 'gives' }>

const played = new WeakMap<Sheet, readonly ExampleResult[]>()

export function playExamples(sheet: Sheet): readonly ExampleResult[] {
  const known = played.get(sheet)
  if (known !== undefined || sheet.examples.length === 0) return known ?? []
  const rules = makeSheetRules(sheet)
  const results = sheet.examples.map((example) => playExample(rules, example))
  played.set(sheet, results)
  return results
}

/** Thrown if everything was seen, or a question has no answer. */
class Halt extends Error {}

function playExample(rules: SheetRules, example: SheetExample): ExampleResult {
  const { parts } = example
  const failed = (
    problem: Message,
    { at }: { readonly at: SourcePosition } = example,
    instead?: string,
  ): ExampleResult => ({ example, at, problem, ...(instead === undefined ? {} : { instead }) })
  const unknown = parts.find(({ form }) => form === 'unknown')
  if (unknown !== undefined) return failed(sheetExampleMessages.notUnderstood, unknown)
  const settings = resolveSettings(rules, exampleSettings(example, rules))
  if (!settings.ok) return failed(withParams(sheetExampleMessages.setting, { problem: settings.problem }))

  const trial = new Trial(rules, situationFromExample(rules, settings.value, example), example)
  for (const part of parts) {
    if (part.form === 'do') trial.run(part.section)
    if (part.form === 'gives') {
      if (trial.came(part.section).length === 0) trial.run(part.section)
      if (!trial.came(part.section).some((seen) => trial.fits(seen, part)))
        return failed(trial.problemOf(part), part, trial.insteadOf(part))
    }
    if (part.form === 'then' && evaluateCondition(part.condition, trial.play) !== true)
      return failed(trial.unanswered ?? sheetExampleMessages.thenFails, part)
  }
  return trial.unanswered === undefined ? { example, at: example.at } : failed(trial.unanswered)
}

class Trial {
  readonly play: SheetRun
  readonly #rules: SheetRules
  readonly #recorder = new ExampleRecorder()
  readonly #expected: readonly Gives[]
  readonly #runsToItsEnd: boolean
  #unanswered: Message | undefined

  constructor(rules: SheetRules, start: Situation, example: SheetExample) {
    const answer = exampleAnswerer(rules, example)
    const reply = (question: Question): unknown => this.#reply(question, answer)
    const table = new Table<Situation>(start, reply, this.#recorder)
    this.#rules = rules
    this.#expected = example.parts.filter((part): part is Gives => part.form === 'gives')
    this.#runsToItsEnd = example.parts.some(({ form }) => form === 'then')
    this.play = { runs: sentenceRunners, rules, table, notes: newTurnState(), scope: new RunScope() }
    recordGivenNames(this.play, example)
  }

  get unanswered(): Message | undefined {
    return this.#unanswered
  }

  run(section: string): void {
    try {
      this.play.runs.section(this.play, section).next()
    } catch (error) {
      if (!(error instanceof Halt)) throw error
    }
  }

  /** The results of a section, and the sections that it reached. */
  came(section: string): readonly DecidedSource[] {
    const id = this.#rules.ids.get(section) ?? ''
    const decided = this.#recorder.seen.filter(
      ({ source }) => source === id || source.startsWith(`${id}.column-`),
    )
    const { entered, results } = this.play.notes
    const since = entered.indexOf(section)
    const sections = since < 0 ? [] : entered.slice(since + 1)
    const result = results.get(section)
    return [
      ...decided.filter(() => !this.#rules.walks.has(section)),
      ...(result === undefined
        ? []
        : [{ source: id, result: namedCandidate(result).id, line: decided.at(-1)?.line ?? '' }]),
      ...sections.map((each) => ({ source: id, result: namedCandidate(each).id, line: '' })),
    ]
  }

  fits({ result, line }: DecidedSource, { result: wanted, line: by }: Gives): boolean {
    return (
      isSameName(result, namedCandidate(wanted).id) && (by === undefined || isSameName(line, numberIn(by)))
    )
  }

  problemOf({ section, result }: Gives): Message {
    const came = this.came(section)
    const was = came.find((each) => isSameName(each.result, namedCandidate(result).id)) ?? came[0]
    if (was === undefined)
      return this.#unanswered ?? withParams(sheetExampleMessages.nothing, { section: worded(section) })
    if (this.#unanswered !== undefined) return this.#unanswered
    const what = { section: worded(section), was: worded(was.result.replaceAll('_', ' ')) }
    if (was.line === '') return withParams(sheetExampleMessages.gives, what)
    const line =
      was.line === 'tie'
        ? sheetExampleMessages.tie
        : withParams(sheetExampleMessages.line, { number: was.line })
    return withParams(sheetExampleMessages.givesBy, { ...what, line })
  }

  /** Undefined if the section has no result. */
  insteadOf({ section, result, line, text }: Gives & { readonly text: string }): string | undefined {
    const [was] = this.#unanswered === undefined ? this.came(section) : []
    const at = text.lastIndexOf(result)
    if (was === undefined || at < 0) return undefined
    const after = text.slice(at + result.length)
    const number = line === undefined ? '' : numberIn(line)
    const by =
      number === '' || was.line === '' || was.line === 'tie'
        ? after.replace(/\s*\(.*\)/u, '')
        : after.replace(number, was.line)
    return `${text.slice(0, at)}${was.result.replaceAll('_', ' ')}${by}`
  }

  #reply(question: Question, answer: (question: Question) => unknown): unknown {
    const isSeen = (part: Gives): boolean => this.came(part.section).some((seen) => this.fits(seen, part))
    if (!this.#runsToItsEnd && this.#expected.length > 0 && this.#expected.every(isSeen)) throw new Halt()
    const said = answer(question)
    if (said !== undefined) return said
    this.#unanswered = withParams(sheetExampleMessages.unanswered, { question: question.text })
    throw new Halt()
  }
}

/** The number or row in `line 3`, `Zeile 3` or `4-6`. */
function numberIn(line: string): string {
  return line.replace(/^\p{L}+\s+/u, '')
}
