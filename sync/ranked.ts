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

/** The seed of the k-th chance answer that is released on top of a page: nobody can tell it without the secret. */
export function deriveSeed(secret: string, match: string, head: string, k: number): number {
  const bytes = hmac(utf8(secret), utf8(`${match}\n${head}\n${k}`))
  return new DataView(bytes.buffer).getUint32(0)
}

/**
 * A match whose chance is the server's. It is a chain of pages: the heading, then the server's releases and the player's
 * answers as they come. Nothing can be taken back, corrected or overruled, because chance has been seen.
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

  /** The last page's id: the hash of the journal so far. */
  get head(): string {
    return this.#pages.at(-1)?.id ?? this.match
  }

  /** Whether the server must answer next. */
  get awaitsChance(): boolean {
    return this.conversation.question?.to === 'chance'
  }

  /** The player's answers since the last page, as a page. */
  write(): Page | undefined {
    const entries = this.#newEntries()
    return entries.length === 0 ? undefined : this.#add({ entries })
  }

  /** The server answers chance until a person must: as a page; undefined where nothing is for chance. */
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

  /** Takes a page in that someone else wrote: the player's at the server, or the server's at the player's device. */
  applyPage(body: string, by: Source): Parsed<Page> {
    const parsed = parseBody({ body })
    if (parsed === undefined || !('entries' in parsed)) return bad(`A page of entries is expected.`)
    for (const entry of parsed.entries) {
      const problem = this.#applyEntry(entry, by)
      if (problem !== undefined) return bad(problem)
    }
    const entries = this.#newEntries()
    if (entries.length === 0) return bad('The page says nothing.')
    if (JSON.stringify({ entries }) !== body)
      return bad('The page differs from what the rules make of its answers.')
    return good(this.#add({ entries }))
  }

  #applyEntry(entry: JournalEntry, by: Source): string | undefined {
    if (typeof entry !== 'object' || entry === null) return `${shown(entry)} is no entry.`
    if ('turn' in entry) return undefined
    if (!('q' in entry)) return 'In a ranked match nothing is taken back, corrected or overruled.'
    const { question } = this.conversation
    if (question === undefined) return 'The match is over, but the journal goes on.'
    if (entry.by !== by) return `An answer by ${shown(entry.by)} stands where one by ${by} is expected.`
    if (question.to === 'chance' && by !== 'server') return `${question.id} is for the server to answer.`
    if (question.to !== 'chance' && by === 'server') return `${question.id} is for the player to answer.`
    if (entry.q !== question.id) return `The answer is to ${shown(entry.q)}; the rules ask ${question.id}.`
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

/** A ranked match before anything is answered. */
export function startRanked(game: Game, match: string, settings: SettingsInput): Parsed<RankedMatch> {
  const conversation = begin(game, 0, settings)
  return conversation.ok ? good(new RankedMatch(match, conversation.value)) : conversation
}

/** A ranked match with its secret: anyone who knows both can check a journal of it. */
export interface RankedSetup {
  readonly game: Game
  readonly match: string
  readonly settings: SettingsInput
  readonly secret: string
}

/** Plays the pages of a ranked match again; each release must be what the secret gives. */
export function replayRanked(
  { secret, ...setup }: RankedSetup,
  bodies: readonly string[],
): Parsed<RankedMatch> {
  return replayPages(setup, bodies, (ranked, body) => checkRelease(ranked, secret, body))
}

/** Goes on with a ranked match on a device, where what the server released is believed. */
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
  return page?.body === body ? good(page) : bad('This is not the chance that the server released.')
}

function headingProblem({ pages, match, conversation }: RankedMatch, body: string): string | undefined {
  const [own] = pages
  if (own === undefined || own.body === body) return undefined
  const parsed = parseBody({ body })
  if (parsed === undefined || !('begin' in parsed)) return 'The first page must say how the match begins.'
  if (parsed.name !== match) return 'This is the journal of another match.'
  const version = (parsed.begin as { readonly version?: unknown } | undefined)?.version
  return version === conversation.game.version
    ? 'The match begins otherwise than the challenge says.'
    : `The journal was played by version ${shown(version)} of the rules; the challenge is by version ${conversation.game.version}.`
}
