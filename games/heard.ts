import {
  type Candidate,
  type Conversation,
  type Decision,
  differences,
  editTold,
  type Game,
  lastMove,
  lineTold,
  type Message,
  message,
  othersOf,
  type Outcome,
  type PackForm,
  type Param,
  partsOf,
  placesOf,
  type Picture,
  pictureOf,
  type Question,
  type Range,
  ruleTold,
  say,
  spotCheck,
  summary,
  type Tag,
  type Told,
  why,
  whyNot,
} from '@opfor/kernel'

/** So many decisions of a list are asked about all that were not chosen, and then every so many. */
const enough = 12

/** Listens to a game: every message that it says, with those inside it, by its id. */
export class Heard {
  /** The English texts by message id: one each, where all is well. */
  readonly texts = new Map<string, Set<string>>()
  /** Where people read a message, by its id: where it was heard first. */
  readonly shown = new Map<string, string>()
  /** What the parts of a message were when it was heard first, in English. */
  readonly examples = new Map<string, Readonly<Record<string, string>>>()
  #where = ''
  readonly #known = new WeakSet()
  readonly #asked = new Map<string, number>()
  readonly #edits = new Set<string>()

  /** A message, and the messages that its text mentions. */
  message(...messages: readonly Message[]): void {
    for (const one of messages) {
      if (this.#known.has(one)) continue
      this.#known.add(one)
      const { id, text, params = {}, back } = one
      this.text(id, text)
      this.#note(one)
      if (back !== undefined) this.text(back.id, back.text)
      for (const name of partsOf(text)) {
        const param = params[name]
        for (const part of Array.isArray(param) ? param : [param])
          if (typeof part === 'object') this.message(part as Message)
      }
    }
  }

  /** A text as it stands in a source, and where it is shown, if a comment says so. */
  text(id: string, text: string, where = ''): void {
    if (where !== '' && !this.shown.has(id)) this.shown.set(id, where)
    const said = this.texts.get(id)
    if (said === undefined) this.texts.set(id, new Set([text]))
    else said.add(text)
  }

  /** Notes where a message is shown, and what its parts were. */
  #note({ id, text, params }: Message): void {
    if (this.#where !== '' && !this.shown.has(id)) this.shown.set(id, this.#where)
    if (params === undefined || this.examples.has(id)) return
    const values = [...partsOf(text)].map((name) => [name, example(params[name])] as const)
    this.examples.set(id, Object.fromEntries(values.filter(([, value]) => value !== '')))
  }

  /** What a game says of itself before any match. */
  game(game: Game): void {
    this.#where = 'In the reference of the rules, or among the settings of a match'
    const { rulebook, declared, options, endings, scoring, examples = [] } = game
    this.message(rulebook.edition, rulebook.publisher)
    for (const { title, lines } of declared)
      this.message(title, ...lines.flatMap((line) => [line.text, ...line.given, ruleTold(line)]))
    for (const { name, question, readings, why: reason } of game.rulings)
      this.message(name, question, reason, ...Object.values(readings))
    for (const { title, reasoning } of examples) this.message(title, ...reasoning)
    this.#names(endings)
    if (scoring !== undefined) this.message(scoring.unit, scoring.opponent)
    for (const { question } of options) this.question(question)
  }

  /** A question with what may be answered. */
  question(question: Question): void {
    this.#where = 'In a question or in its answers'
    this.message(question.text)
    this.#names(question.options ?? [])
    if ('range' in question) this.message((question.range as Range).unit)
    if ('form' in question) this.message(...Object.values((question.form as PackForm).labels))
    if ('fields' in question)
      for (const field of Object.values(question.fields as Readonly<Record<string, Question>>))
        this.question(field)
  }

  /** How a match stands: its question, its picture, the spot check, and the way here from an earlier situation. */
  standing(match: Conversation<unknown>, before: unknown): void {
    const { game, situation, question, outcome } = match
    if (question !== undefined) this.question(question)
    if (question !== undefined && game.seatName !== undefined)
      this.message(game.seatName(situation, question.to))
    this.#where = 'On the table: the board, pieces, places and counters'
    this.#end(outcome)
    this.#picture(pictureOf(game, situation, { question }))
    for (const { title, lines } of game.inPlay?.(situation) ?? []) this.message(title, ...lines)
    for (const { when, does } of game.mayCome?.(situation, question) ?? []) this.message(when, does)
    const piece = question && game.acting?.(situation, question, lastMove(match))
    for (const each of piece === undefined ? [] : [piece.name, piece.left, ...piece.tags.flatMap(both)])
      if (each !== undefined) this.message(each)
    for (const { name, spots } of game.spots?.(situation) ?? [])
      this.message(name, ...spots.flatMap((spot) => [spot.name, ...spot.facts, ...spot.also]))
    const from = game.layout(before)
    const to = game.layout(situation)
    for (const { name, brief = name, of, among = [], several = [] } of to.counters)
      this.message(
        name,
        brief,
        ...(of === undefined ? [] : [of.name]),
        ...[...among, ...several].map(({ reads }) => reads),
      )
    this.#names(placesOf(to))
    const edits = differences(from, to).filter((edit) => this.#isNew(JSON.stringify(edit)))
    this.message(...spotCheck(to), ...edits.map((edit) => editTold(edit, from, to)))
  }

  /** All that was told in a match, every decision with its reasons for and against. */
  told(told: readonly Told<unknown>[]): void {
    this.#where = 'In the log of a match or in the reasons for a decision'
    for (const one of told) {
      if (this.#isKnown(one)) continue
      if (one.kind === 'change') this.message(one.tell)
      else if (one.kind === 'decision') {
        const asked = this.#isAskedMore(one) ? [...one.among, ...othersOf(one)] : []
        this.message(...why(one), summary(one), ...asked.map(({ id }) => whyNot(one, id)), whyNot(one, ''))
      } else this.message(lineTold(one))
    }
  }

  /** Whether it is asked why others were not chosen: that is slow, and soon says nothing new. */
  #isAskedMore({ by: { id } }: Decision): boolean {
    const asked = (this.#asked.get(id) ?? 0) + 1
    this.#asked.set(id, asked)
    return asked <= enough || asked % enough === 0
  }

  #names(candidates: readonly Candidate[]): void {
    for (const candidate of candidates) {
      const { name, brief = name } = candidate
      if (!this.#isKnown(candidate)) this.message(name, brief)
    }
  }

  /** Whether it was heard before, and can say nothing new. */
  #isKnown(one: object): boolean {
    const known = this.#known.has(one)
    if (!('open' in one && one.open === true)) this.#known.add(one)
    return known
  }

  #isNew(edit: string): boolean {
    const before = this.#edits.size
    return this.#edits.add(edit).size > before
  }

  #end(outcome: Outcome | undefined): void {
    if (outcome !== undefined) this.message(outcome.text)
  }

  #picture(picture: Picture): void {
    this.message(...picture.legend, ...(picture.map?.key ?? []), ...(picture.map?.measured ?? []))
    for (const { title, rows } of [...picture.columns.flat(), ...picture.below]) {
      this.message(title, ...rows.map(({ label }) => label))
      for (const { text } of rows.flatMap(({ cells }) => cells))
        if (typeof text !== 'string') this.message(text)
    }
  }
}

/** A part as an example for translators; nothing for a long list. */
function example(part: Param | undefined): string {
  const said = part === undefined ? '' : say(message('', '{part}', { part }))
  return said.length > 80 ? '' : said
}

function both({ text, note }: Tag): readonly (Message | undefined)[] {
  return [text, note]
}
