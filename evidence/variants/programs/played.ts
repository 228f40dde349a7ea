import { createHash } from 'node:crypto'
import {
  type Candidate,
  seededRandom,
  type Game,
  type RuleList,
  type Message,
  type Params,
  type Question,
  type LogRecorder,
  type Rule,
  format,
  type Settings,
  simulate,
} from '@opfor/kernel'

export interface PlayedMatch {
  readonly decisions: number
  readonly digest: string
}

export function playedMatch(game: Game, settings: Settings, seed: number): PlayedMatch {
  const record = new Record()
  let asked = 0
  const reply = (question: Question): unknown => {
    asked += 1
    const answer = question.sample(seededRandom(seed, asked))
    record.add(question.id, question.write(answer))
    return answer
  }
  const { outcome } = simulate(game, settings, reply, record)
  record.add(outcome.winner, outcome.way)
  return { decisions: record.decisions, digest: record.digest() }
}

class Record implements LogRecorder<unknown> {
  readonly #hash = createHash('sha256')
  decisions = 0

  add(...parts: readonly unknown[]): void {
    this.#hash.update(JSON.stringify(parts))
  }

  digest(): string {
    return this.#hash.digest('hex')
  }

  begin(_nth: unknown, by: RuleList, among: readonly Candidate[]): void {
    this.decisions += 1
    this.add(by.id, format(by.title), by.cite, ids(among))
  }

  narrowed(
    rule: Rule,
    _before: readonly Candidate[],
    after: readonly Candidate[],
    numbers: readonly number[] | undefined,
    passedOver: boolean,
  ): void {
    this.#rule(rule)
    const told = numbers?.map((number) => (rule.reads === undefined ? number : format(rule.reads(number))))
    this.add(ids(after), told, passedOver)
  }

  tied(rule: Rule, _before: readonly Candidate[], chosen: Candidate, roll: number | undefined): void {
    this.#rule(rule)
    this.add(chosen.id, roll)
  }

  tried(rule: Rule, action: Candidate, could: boolean, against: Message | undefined): void {
    this.#rule(rule)
    this.add(action.id, could, against === undefined ? '' : format(against))
  }

  cell(rule: Rule, row: string, column: string): void {
    this.#rule(rule)
    this.add(row, column)
  }

  ruled(): void {}
  overruled(): void {}
  restarted(): void {}

  end(chosen: Candidate | undefined): void {
    this.add(chosen?.id)
  }

  change(_before: unknown, _after: unknown, tell: Message, params: Params | undefined): void {
    this.add(tell.id, params === undefined ? '' : format({ ...tell, params }))
  }

  #rule({ id, how, text, cite, number, rulings, given, asks }: Rule): void {
    this.add(
      id,
      how,
      text.id,
      format(text),
      cite,
      number,
      ids(rulings),
      given.map((each) => format(each)),
      asks,
    )
  }
}

function ids(all: readonly { readonly id: string }[]): readonly string[] {
  return all.map(({ id }) => id)
}
