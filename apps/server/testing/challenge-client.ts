import { sampling } from '@opfor/kernel'
import { loadRanked, pageId, type RankedMatch } from '@opfor/sync'
import { challengeGame, pointsOf, settingsOf } from '../challenges/daily-challenge.ts'

/** The client side of a ranked match, as the app plays it: without the secret. */
export class ChallengeClient {
  readonly ranked: RankedMatch
  readonly #policy: ReturnType<typeof sampling>

  constructor(day: string, attempt: string, bodies: readonly string[], seed: number) {
    const loaded = loadRanked({ game: challengeGame(), match: attempt, settings: settingsOf(day) }, bodies)
    if (!loaded.ok) throw new Error(loaded.problem)
    this.ranked = loaded.value
    this.#policy = sampling(seed)
  }

  get isOver(): boolean {
    return this.ranked.conversation.question === undefined
  }

  /** Applies a release of the server. */
  applyRelease(body: string): void {
    const applied = this.ranked.applyPage(body, 'server')
    if (!applied.ok) throw new Error(applied.problem)
  }

  /** Answers at random until the server must answer or the match is over; returns the page to send. */
  answer(): { readonly parent: string; readonly body: string } {
    const { conversation, head: parent } = this.ranked
    for (
      let { question } = conversation;
      question !== undefined && question.to !== 'chance';
      { question } = conversation
    ) {
      const applied = conversation.answer(this.#policy.answer(question, conversation), 'person', question.to)
      if (!applied.ok) throw new Error(applied.problem)
    }
    const page = this.ranked.write()
    return { parent, body: page?.body ?? '' }
  }

  /** The journal and its result, ready to be submitted. */
  get claim() {
    const { outcome, situation } = this.ranked.conversation
    const bodies = this.ranked.pages.map(({ body }) => body)
    return { bodies, winner: String(outcome?.winner), points: pointsOf(situation) }
  }
}

/** Computes the head of a journal from its page bodies. */
export function headOf(match: string, bodies: readonly string[]): string {
  return bodies.reduce((parent, body) => pageId(parent, body), match)
}
