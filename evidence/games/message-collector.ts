import {
  type Candidate,
  type LiveMatch,
  type Decision,
  diffLayouts,
  formatEdit,
  type Game,
  lastMoveLog,
  formatLine,
  type Message,
  message,
  excludedCandidates,
  type MatchOutcome,
  type PackForm,
  type Param,
  placeholdersOf,
  type Picture,
  pictureOfMatch,
  placesOf,
  type Question,
  type NumberRange,
  formatRule,
  format,
  spotCheck,
  summarizeDecision,
  type PieceTag,
  type LogEntry,
  explainDecision,
  explainWhyNot,
} from '@opfor/kernel'

/** After this number per list, "why not" is asked only at this interval. */
const enough = 12

/** Collects every message of a game by id, including nested ones. */
export class MessageCollector {
  /** English texts by message id; one each if all is well. */
  readonly texts = new Map<string, Set<string>>()
  /** The first occurrence. */
  readonly shown = new Map<string, string>()
  /** Of the first occurrence, in English. */
  readonly examples = new Map<string, Readonly<Record<string, string>>>()
  #where = ''
  readonly #known = new WeakSet()
  readonly #asked = new Map<string, number>()
  readonly #edits = new Set<string>()

  message(...messages: readonly Message[]): void {
    for (const one of messages) {
      if (this.#known.has(one)) continue
      this.#known.add(one)
      const { id, text, params = {}, undoMessage, because } = one
      this.text(id, text)
      this.#note(one)
      if (undoMessage !== undefined) this.text(undoMessage.id, undoMessage.text)
      if (because !== undefined) this.message(because)
      for (const name of placeholdersOf(text)) {
        const param = params[name]
        for (const part of Array.isArray(param) ? param : [param])
          if (typeof part === 'object') this.message(part as Message)
      }
    }
  }

  /** A text in a source; `where` comes from its comment, if any. */
  text(id: string, text: string, where = ''): void {
    if (where !== '' && !this.shown.has(id)) this.shown.set(id, where)
    const said = this.texts.get(id)
    if (said === undefined) this.texts.set(id, new Set([text]))
    else said.add(text)
  }

  #note({ id, text, params }: Message): void {
    if (this.#where !== '' && !this.shown.has(id)) this.shown.set(id, this.#where)
    if (params === undefined || this.examples.has(id)) return
    const values = [...placeholdersOf(text)].map((name) => [name, example(params[name])] as const)
    this.examples.set(id, Object.fromEntries(values.filter(([, value]) => value !== '')))
  }

  game(game: Game): void {
    this.#where = 'In the reference of the rules, or among the settings of a match'
    const { rulebook, declared, options, endings, scoring, examples = [] } = game
    this.message(rulebook.edition, rulebook.publisher)
    for (const { title, lines } of declared)
      this.message(title, ...lines.flatMap((line) => [line.text, ...line.given, formatRule(line)]))
    for (const { name, question, readings, why: reason } of game.rulings)
      this.message(name, question, reason, ...Object.values(readings))
    for (const { title, reasoning } of examples) this.message(title, ...reasoning)
    this.#names(endings)
    if (scoring !== undefined) this.message(scoring.unit, scoring.opponent)
    for (const { question } of options) this.question(question)
  }

  question(question: Question): void {
    this.#where = 'In a question or in its answers'
    this.message(question.text)
    this.#names(question.options ?? [])
    if ('range' in question) this.message((question.range as NumberRange).unit)
    if ('form' in question) this.message(...Object.values((question.form as PackForm).labels))
    if ('fields' in question)
      for (const field of Object.values(question.fields as Readonly<Record<string, Question>>))
        this.question(field)
  }

  standing(match: LiveMatch<unknown>, before: unknown): void {
    const { game, situation, question, outcome } = match
    if (question !== undefined) this.question(question)
    if (question !== undefined && game.seatName !== undefined)
      this.message(game.seatName(situation, question.to))
    this.#where = 'On the table: the board, pieces, places and counters'
    this.#end(outcome)
    this.#picture(pictureOfMatch(game, situation, { question }))
    for (const { title, lines } of game.cardsInPlay?.(situation) ?? []) this.message(title, ...lines)
    for (const { when, does } of game.forecast?.(situation, question) ?? []) this.message(when, does)
    const piece = question && game.actingPiece?.(situation, question, lastMoveLog(match))
    for (const each of piece === undefined ? [] : [piece.name, piece.left, ...piece.tags.flatMap(both)])
      if (each !== undefined) this.message(each)
    for (const { name, spots } of game.spotCheckItems?.(situation) ?? [])
      this.message(name, ...spots.flatMap((spot) => [spot.name, ...spot.facts, ...spot.also]))
    const from = game.layout(before)
    const to = game.layout(situation)
    for (const { name, shortName = name, of, allowedValues = [], several = [] } of to.counters)
      this.message(
        name,
        shortName,
        ...(of === undefined ? [] : [of.name]),
        ...[...allowedValues, ...several].map(({ text }) => text),
      )
    this.#names(placesOf(to))
    const edits = diffLayouts(from, to).filter((edit) => this.#isNew(JSON.stringify(edit)))
    this.message(...spotCheck(to), ...edits.map((edit) => formatEdit(edit, from, to)))
  }

  told(told: readonly LogEntry<unknown>[]): void {
    this.#where = 'In the log of a match or in the reasons for a decision'
    for (const one of told) {
      if (this.#isKnown(one)) continue
      if (one.kind === 'change') this.message(one.tell)
      else if (one.kind === 'decision') {
        const asked = this.#isAskedMore(one) ? [...one.among, ...excludedCandidates(one)] : []
        this.message(
          ...explainDecision(one),
          summarizeDecision(one),
          ...asked.map(({ id }) => explainWhyNot(one, id)),
          explainWhyNot(one, ''),
        )
      } else this.message(formatLine(one))
    }
  }

  /** Limits "why not" explanations, which are slow and soon repetitive. */
  #isAskedMore({ by: { id } }: Decision): boolean {
    const asked = (this.#asked.get(id) ?? 0) + 1
    this.#asked.set(id, asked)
    return asked <= enough || asked % enough === 0
  }

  #names(candidates: readonly Candidate[]): void {
    for (const candidate of candidates) {
      const { name, shortName = name } = candidate
      if (!this.#isKnown(candidate)) this.message(name, shortName)
    }
  }

  #isKnown(one: object): boolean {
    const known = this.#known.has(one)
    if (!('open' in one && one.open === true)) this.#known.add(one)
    return known
  }

  #isNew(edit: string): boolean {
    const before = this.#edits.size
    return this.#edits.add(edit).size > before
  }

  #end(outcome: MatchOutcome | undefined): void {
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

/** An example part for translators; undefined for a long list. */
function example(part: Param | undefined): string {
  const said = part === undefined ? '' : format(message('', '{part}', { part }))
  return said.length > 80 ? '' : said
}

function both({ text, note }: PieceTag): readonly (Message | undefined)[] {
  return [text, note]
}
