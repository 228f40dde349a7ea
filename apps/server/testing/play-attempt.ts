import { sendTurn, startAttempt } from '@opfor/sync/api/challenges'
import { Challenger } from './challenge-client.ts'
import type { Visitor } from './test-client.ts'

/** Plays an attempt over the network to its end, without claiming anything yet. */
export async function playAttempt(who: Visitor, day: string, seed: number) {
  const { id, number, bodies } = await who.get(startAttempt, { params: { day } })
  const challenger = new Challenger(day, id, bodies, seed)
  while (!challenger.isOver) {
    const turn = challenger.answer()
    const { bodies: news } = await who.get(sendTurn, { params: { attempt: id }, body: turn })
    for (const body of news) challenger.obey(body)
  }
  return { id, number, challenger }
}
