import {
  type Answerer,
  bad,
  begin,
  chanceOf,
  type Conversation,
  type Game,
  good,
  type JournalEntry,
  type Parsed,
  playOn,
  shown,
  type Source,
  type SettingsInput,
} from '@opfor/kernel'
import { utf8 } from './bytes.ts'
import { type Body, makePage, type Page, parseBody } from './page.ts'
import { hmac } from './sha256.ts'

/** Derives the seed of the k-th random answer after a page; it cannot be predicted without the secret. */
export function deriveSeed(secret: string, match: string, head: string, k: number): number {
  const bytes = hmac(utf8(secret), utf8(`${match}\n${head}\n${k}`))
  return new DataView(bytes.buffer).getUint32(0)
}

/**
 * A match whose randomness comes from the server: a chain of pages with the heading, releases of the server (random answers)
 * and answers of the player. It has no undo, corrections or overrules, because random results are already known.
 */
export class RankedMatch {
  readonly match: string
  readonly conversation: Conversation<unknown>
  readonly #pages: Page[] = []
  #writtenEntries = 0

  constructor(match: string, conversation: Conversation<unknown>) {
    this.match = match
    this.conversation = conversation
    const { entries: _, ...heading } = conversation.journal
    this.#add({ begin: heading, name: match })
  }

  get pages(): readonly Page[] {
    return this.#pages
  }

  /** The id of the last page: the hash of the journal so far. */
  get head(): string {
    return this.#pages.at(-1)?.id ?? this.match
  }

  /** Whether the current question is for the server. */
  get awaitsChance(): boolean {
    return this.conversation.question?.to === 'chance'
  }

  /** Writes the answers since the last page as a page. */
  write(): Page | undefined {
    const entries = this.#newEntries()
    return entries.length === 0 ? undefined : this.#add({ entries })
  }

  /** Answers all questions of chance up to the next one for the player, as a page; undefined if there are none. */
  release(secret: string): Page | undefined {
    if (!this.awaitsChance) return undefined
    const { head } = this
    let k = -1
    const server: Answerer = {
      by: 'server',
      answer: (question) => {
        k += 1
        return question.write(question.sample(chanceOf(deriveSeed(secret, this.match, head, k), 0)))
      },
    }
    playOn(this.conversation, (question) => (question.to === 'chance' ? server : undefined))
    return this.write()
  }

  /** Applies a page of the other side: of the player on the server, or of the server on the device. */
  applyPage(body: string, by: Source): Parsed<Page> {
    const parsed = parseBody({ body })
    if (parsed === undefined || !('entries' in parsed)) return bad('Expected a page with entries.')
    for (const entry of parsed.entries) {
      const problem = this.#applyEntry(entry, by)
      if (problem !== undefined) return bad(problem)
    }
    const entries = this.#newEntries()
    if (entries.length === 0) return bad('The page has no entries.')
    if (JSON.stringify({ entries }) !== body) return bad('The page differs from the replay of its answers.')
    return good(this.#add({ entries }))
  }

  #applyEntry(entry: JournalEntry, by: Source): string | undefined {
    if (typeof entry !== 'object' || entry === null) return `Invalid entry: ${shown(entry)}.`
    if ('turn' in entry) return undefined
    if (!('q' in entry)) return 'A ranked match does not allow undo, corrections or overrules.'
    const { question } = this.conversation
    if (question === undefined) return 'The journal has entries after the end of the match.'
    if (entry.by !== by) return `Expected an answer by ${by}, got one by ${shown(entry.by)}.`
    if (question.to === 'chance' && by !== 'server') return `Only the server can answer ${question.id}.`
    if (question.to !== 'chance' && by === 'server') return `Only the player can answer ${question.id}.`
    if (entry.q !== question.id) return `Expected an answer to ${question.id}, got one to ${shown(entry.q)}.`
    const answered = this.conversation.answer(entry.a, by, entry.seat)
    return answered.ok ? undefined : answered.problem
  }

  #newEntries(): readonly JournalEntry[] {
    return this.conversation.journal.entries.slice(this.#writtenEntries)
  }

  #add(body: Body): Page {
    const page = makePage(this.match, this.head, body)
    this.#pages.push(page)
    this.#writtenEntries = this.conversation.journal.entries.length
    return page
  }
}

const printedOnly = 'A ranked match is played by the printed rules, not by house rules or a sheet.'

/** Starts a ranked match. */
export function startRanked(game: Game, match: string, settings: SettingsInput): Parsed<RankedMatch> {
  if (game.rules !== undefined) return bad(printedOnly)
  const conversation = begin(game, 0, settings)
  return conversation.ok ? good(new RankedMatch(match, conversation.value)) : conversation
}

/** The parameters of a ranked match, with the secret that is needed to verify its journal. */
export interface RankedSetup {
  readonly game: Game
  readonly match: string
  readonly settings: SettingsInput
  readonly secret: string
}

/** Replays the pages of a ranked match and verifies each release with the secret. */
export function replayRanked(
  { secret, ...setup }: RankedSetup,
  bodies: readonly string[],
): Parsed<RankedMatch> {
  return replayPages(setup, bodies, (ranked, body) => checkRelease(ranked, secret, body))
}

/** Loads a ranked match on a device, without the secret: releases of the server are trusted. */
export function loadRanked(
  setup: Omit<RankedSetup, 'secret'>,
  bodies: readonly string[],
): Parsed<RankedMatch> {
  return replayPages(setup, bodies, (ranked, body) => ranked.applyPage(body, 'server'))
}

function replayPages(
  { game, match, settings }: Omit<RankedSetup, 'secret'>,
  bodies: readonly string[],
  byServer: (ranked: RankedMatch, body: string) => Parsed<Page>,
): Parsed<RankedMatch> {
  const ranked = startRanked(game, match, settings)
  if (!ranked.ok) return ranked
  const problem = headingProblem(ranked.value, bodies[0] ?? '')
  if (problem !== undefined) return bad(problem)
  for (const [at, body] of bodies.entries()) {
    if (at === 0) continue
    const page = ranked.value.awaitsChance
      ? byServer(ranked.value, body)
      : ranked.value.applyPage(body, 'person')
    if (!page.ok) return bad(`Page ${at + 1}: ${page.problem}`)
  }
  return ranked
}

function checkRelease(ranked: RankedMatch, secret: string, body: string): Parsed<Page> {
  const page = ranked.release(secret)
  return page?.body === body
    ? good(page)
    : bad('The random results differ from those that the server released.')
}

function headingProblem({ pages, match, conversation }: RankedMatch, body: string): string | undefined {
  const [own] = pages
  if (own === undefined || own.body === body) return undefined
  const parsed = parseBody({ body })
  if (parsed === undefined || !('begin' in parsed)) return 'The first page must be the heading of the match.'
  if (parsed.name !== match) return 'The journal belongs to another match.'
  const header = parsed.begin as { readonly version?: unknown; readonly rules?: unknown } | undefined
  if (header?.rules !== undefined) return printedOnly
  const version = header?.version
  return version === conversation.game.version
    ? 'The settings of the match differ from those of the challenge.'
    : `Expected version ${conversation.game.version} of the rules, got version ${shown(version)}.`
}
