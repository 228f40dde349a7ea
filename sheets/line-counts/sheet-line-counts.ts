import { type GameModule, type RuleList, type Question, type Rule, LineCounts } from '@opfor/kernel'
import { findQuestionPosition, findRulePosition } from '../editing/find-position.ts'
import type { Sheet } from '../model/index.ts'
import { topicOf } from '../values/asking.ts'

/** Counts lines, uses of lists, and questions per line of text. */
export class SheetLineCounts extends LineCounts {
  readonly uses = new Map<string, number>()
  /** By the text line of the question's words. */
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

  override begin(_number?: number, by?: RuleList): void {
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

  matchBegins(): void {
    this.#open.length = 0
    this.#step = ''
  }

  /** `heading` is the asking section. */
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
    const at = rule === undefined ? undefined : findRulePosition(this.#sheet, rule)
    const found = at ?? findQuestionPosition(this.#sheet, question, heading)
    return (found ?? this.#sheet.sections.find((each) => each.heading === heading)?.at)?.line
  }
}
