import { type GameModule, type LineSource, type Question, type Rule, Tally } from '@opfor/kernel'
import { placeOfQuestion, placeOfRule } from '../editing/places.ts'
import type { Sheet } from '../model/index.ts'
import { topicOf } from '../run/asking.ts'

/** Counts lines, how often each list was used, and what is asked for each line of the text. */
export class SheetTally extends Tally {
  /** How often a list or chart was used, by its id. */
  readonly uses = new Map<string, number>()
  /** How many questions were asked, by the line of the text where their words stand. */
  readonly asked = new Map<number, number>()
  readonly #sheet: Sheet
  readonly #rules: ReadonlyMap<string, Rule>
  readonly #places = new Map<string, number | undefined>()
  readonly #open: string[] = []
  #step = ''

  constructor(sheet: Sheet, { declared }: Pick<GameModule<unknown>, 'declared'>) {
    super()
    this.#sheet = sheet
    this.#rules = new Map(declared.flatMap(({ lines }) => lines.map((rule) => [rule.id, rule])))
  }

  override begin(_number?: number, by?: LineSource): void {
    if (by === undefined) return
    this.uses.set(by.id, (this.uses.get(by.id) ?? 0) + 1)
    this.#open.push(by.cite.heading)
  }

  override end(): void {
    this.#open.pop()
  }

  override reached(rule: Rule): void {
    super.reached(rule)
    this.#step = rule.cite.heading
  }

  /** A match begins: nothing is open. */
  matchBegins(): void {
    this.#open.length = 0
    this.#step = ''
  }

  /** Counts a question at the line where its words stand; `heading` is the section that asks. */
  countQuestion(question: Question, heading = this.#open.at(-1) ?? this.#step): void {
    const line = this.#lineOf(question, heading)
    if (line !== undefined) this.asked.set(line, (this.asked.get(line) ?? 0) + 1)
  }

  #lineOf(question: Question, heading: string): number | undefined {
    const key = `${heading}\n${question.id}\n${topicOf(question)?.words ?? ''}`
    if (!this.#places.has(key)) this.#places.set(key, this.#find(question, heading))
    return this.#places.get(key)
  }

  #find(question: Question, heading: string): number | undefined {
    const rule = this.#rules.get(question.id)
    const at = rule === undefined ? undefined : placeOfRule(this.#sheet, rule)
    const found = at ?? placeOfQuestion(this.#sheet, question, heading)
    return (found ?? this.#sheet.sections.find((each) => each.heading === heading)?.at)?.line
  }
}
