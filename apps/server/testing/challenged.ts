import { Challenger } from './challenger.ts'
import type { Visitor } from './player.ts'

interface Begun {
  readonly id: string
  readonly number: number
  readonly bodies: readonly string[]
}

/** Plays an attempt over the network to its end, without claiming anything yet. */
export async function playAttempt(who: Visitor, day: string, seed: number) {
  const { id, number, bodies } = await who.get<Begun>('POST', `/api/challenges/${day}/attempts`)
  const challenger = new Challenger(day, id, bodies, seed)
  while (!challenger.isOver) {
    const turn = challenger.answer()
    const { bodies: news } = await who.get<{ bodies: readonly string[] }>(
      'POST',
      `/api/attempts/${id}/turns`,
      turn,
    )
    for (const body of news) challenger.obey(body)
  }
  return { id, number, challenger }
}
