import type { Candidate, RuleList, Message, Question, LogRecorder, Rule } from '@opfor/kernel'
import type { Aim } from '../../../../games/admiral/rules/attack/aim.ts'
import type { Situation } from '../../../../games/admiral/table/situation.ts'
import { reads } from './cards.ts'

interface Chosen {
  readonly purpose: string
  readonly equals: readonly string[]
  readonly chosen: string
}

/** The phase or battle continues after these messages. */
const AFTERWARDS = /^admiral\.(attackPhase|damaged|sunk|resolved|over)$/

export class CollectingRecorder implements LogRecorder<Situation> {
  mover: string | undefined
  attacker: string | undefined
  readonly targets: Chosen[] = []
  readonly features: { readonly offered: readonly string[]; readonly named: string }[] = []
  readonly #open: { list: string; about: unknown; tied: readonly string[] }[] = []
  #over = false
  now: Situation
  /** Undefined if no kept symbols are used. */
  beforeKept: Situation | undefined

  constructor(now: Situation) {
    this.now = now
  }

  begin(_: unknown, by: RuleList, __: readonly Candidate[], about: unknown): void {
    this.#open.push({ list: by.id, about, tied: [] })
  }

  tied(_: Rule, before: readonly Candidate[]): void {
    const open = this.#open.at(-1)
    if (open !== undefined && reads(this.now, 'lastTies', 'random')) open.tied = before.map(({ id }) => id)
  }

  end(chosen: Candidate | undefined): void {
    const open = this.#open.pop()
    if (open === undefined || chosen === undefined) return
    const { list, about, tied } = open
    if (list === 'admiral.mover') this.mover = chosen.id
    if (list === 'admiral.attacker') this.attacker = chosen.id
    if (list !== 'admiral.target') return
    const equals = tied.length > 0 ? tied : [chosen.id]
    this.targets.push({ purpose: (about as Aim).purpose, equals, chosen: chosen.id })
  }

  change(before: Situation, after: Situation, tell: Message): void {
    if (tell.id === 'admiral.held') this.beforeKept ??= before
    this.#over ||= AFTERWARDS.test(tell.id)
    if (!this.#over) this.now = after
  }

  answered({ id, options = [] }: Question, answer: unknown): void {
    if (id !== 'admiral.feature') return
    const offered = options.map((each) => each.id).filter((each) => each !== 'none')
    this.features.push({ offered, named: (answer as Candidate).id })
  }

  narrowed(): void {}
  tried(): void {}
  cell(): void {}
  ruled(): void {}
  overruled(): void {}
  restarted(): void {}
}
