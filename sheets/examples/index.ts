import { fill, type Message, type Question, settled, Table } from '@opfor/kernel'
import type { Example, ExamplePart, Position, Sheet } from '../model/index.ts'
import { holds } from '../run/condition.ts'
import { named, same, words as worded } from '../run/naming.ts'
import { newNotes, type Play } from '../run/play.ts'
import { type Rules, rulesOf } from '../run/rules.ts'
import { runs } from '../run/runs.ts'
import { Scope } from '../run/scope.ts'
import type { Situation } from '../run/situation.ts'
import { answering } from './answers.ts'
import { ExampleRecorder, type Seen } from './recorder.ts'
import { givenNames, settingsIn, startOf } from './start.ts'
import { words } from './words.ts'

/** What came of an example. */
export interface ExampleResult {
  readonly example: Example
  readonly at: Position
  /** Why it failed; undefined if it holds. */
  readonly problem?: Message
  /** What the failing part could say to hold. */
  readonly instead?: string
}

type Gives = Extract<ExamplePart, { form: 'gives' }>

const played = new WeakMap<Sheet, readonly ExampleResult[]>()

/** Plays all examples of a sheet, once. */
export function playExamples(sheet: Sheet): readonly ExampleResult[] {
  const known = played.get(sheet)
  if (known !== undefined || sheet.examples.length === 0) return known ?? []
  const rules = rulesOf(sheet)
  const results = sheet.examples.map((example) => playExample(rules, example))
  played.set(sheet, results)
  return results
}

/** Thrown where an example goes no further: all was seen, or a question has no answer. */
class Halt extends Error {}

/** Plays one example: what is given is set, its sections are run, and what it expects is compared. */
function playExample(rules: Rules, example: Example): ExampleResult {
  const { parts } = example
  const failed = (
    problem: Message,
    { at }: { readonly at: Position } = example,
    instead?: string,
  ): ExampleResult => ({ example, at, problem, ...(instead === undefined ? {} : { instead }) })
  const unknown = parts.find(({ form }) => form === 'unknown')
  if (unknown !== undefined) return failed(words.notUnderstood, unknown)
  const settings = settled(rules, settingsIn(example, rules))
  if (!settings.ok) return failed(fill(words.setting, { problem: settings.problem }))

  const trial = new Trial(rules, startOf(rules, settings.value, example), example)
  for (const part of parts) {
    if (part.form === 'do') trial.run(part.section)
    if (part.form === 'gives') {
      if (trial.came(part.section).length === 0) trial.run(part.section)
      if (!trial.came(part.section).some((seen) => trial.fits(seen, part)))
        return failed(trial.problemOf(part), part, trial.insteadOf(part))
    }
    if (part.form === 'then' && holds(part.condition, trial.play) !== true)
      return failed(trial.unanswered ?? words.thenFails, part)
  }
  return trial.unanswered === undefined ? { example, at: example.at } : failed(trial.unanswered)
}

/** An example while it is played. */
class Trial {
  readonly play: Play
  readonly #rules: Rules
  readonly #recorder = new ExampleRecorder()
  readonly #expected: readonly Gives[]
  readonly #runsToItsEnd: boolean
  #unanswered: Message | undefined

  constructor(rules: Rules, start: Situation, example: Example) {
    const answer = answering(rules, example)
    const reply = (question: Question): unknown => this.#reply(question, answer)
    const table = new Table<Situation>(start, reply, this.#recorder)
    this.#rules = rules
    this.#expected = example.parts.filter((part): part is Gives => part.form === 'gives')
    this.#runsToItsEnd = example.parts.some(({ form }) => form === 'then')
    this.play = { runs, rules, table, notes: newNotes(), scope: new Scope() }
    givenNames(this.play, example)
  }

  /** The question that the example has no answer to. */
  get unanswered(): Message | undefined {
    return this.#unanswered
  }

  /** Does a section, until it ends or halts. */
  run(section: string): void {
    try {
      this.play.runs.section(this.play, section).next()
    } catch (error) {
      if (!(error instanceof Halt)) throw error
    }
  }

  /** What a section chose or resulted in, and to which sections it came. */
  came(section: string): readonly Seen[] {
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
        : [{ source: id, result: named(result).id, line: decided.at(-1)?.line ?? '' }]),
      ...sections.map((each) => ({ source: id, result: named(each).id, line: '' })),
    ]
  }

  fits({ result, line }: Seen, { result: wanted, line: by }: Gives): boolean {
    return same(result, named(wanted).id) && (by === undefined || same(line, numberIn(by)))
  }

  /** Why a section does not give what is expected. */
  problemOf({ section, result }: Gives): Message {
    const came = this.came(section)
    const was = came.find((each) => same(each.result, named(result).id)) ?? came[0]
    if (was === undefined) return this.#unanswered ?? fill(words.nothing, { section: worded(section) })
    if (this.#unanswered !== undefined) return this.#unanswered
    const what = { section: worded(section), was: worded(was.result.replaceAll('_', ' ')) }
    if (was.line === '') return fill(words.gives, what)
    const line = was.line === 'tie' ? words.tie : fill(words.line, { number: was.line })
    return fill(words.givesBy, { ...what, line })
  }

  /** The part with what its section gives; undefined if it gives nothing. */
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
    this.#unanswered = fill(words.unanswered, { question: question.text })
    throw new Halt()
  }
}

/** The number or row in `line 3`, `Zeile 3` or `4-6`. */
function numberIn(line: string): string {
  return line.replace(/^\p{L}+\s+/u, '')
}
