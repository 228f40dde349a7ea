import { sendTurn, startAttempt } from '@opfor/sync/api/challenges'
import { ChallengeClient } from './challenge-client.ts'
import type { TestClient } from './test-client.ts'

/** Plays an attempt over HTTP to its end, without submitting the result. */
export async function playAttempt(player: TestClient, day: string, seed: number) {
  const { id, number, bodies } = await player.call(startAttempt, { params: { day } })
  const client = new ChallengeClient(day, id, bodies, seed)
  while (!client.isOver) {
    const turn = client.answer()
    const { bodies: released } = await player.call(sendTurn, { params: { attempt: id }, body: turn })
    for (const body of released) client.applyRelease(body)
  }
  return { id, number, client }
}
