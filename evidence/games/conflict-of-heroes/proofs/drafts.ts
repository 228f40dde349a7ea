import { seededRandom, type Json, resolveSettings, Table } from '@opfor/kernel'
import { conflictOfHeroes } from '../../../../games/conflict-of-heroes/index.ts'
import { enemyOf } from '../../../../games/conflict-of-heroes/table/pieces.ts'
import { missionOf } from '../../../../games/conflict-of-heroes/table/situation.ts'
import { randomPack } from './random-pack.ts'

export interface Draft {
  readonly human: string
  readonly sheet: string
  readonly deck: number
  readonly tiles: number
}

const mostQuestions = 2000

/** The made-up pack has content for every card. */
export function draft(seed: number): Draft {
  const random = seededRandom(seed, 0xd4af)
  const pack = JSON.parse(JSON.stringify(randomPack(seed))) as Json
  const guideline = String(1 + random(6))
  const settings = resolveSettings(conflictOfHeroes, { options: { mode: 'solo', guideline, pack } })
  if (!settings.ok) throw new Error(settings.problem)
  let n = 0
  const table = new Table(conflictOfHeroes.initialSituation(settings.value), (question) => {
    n += 1
    if (n > mostQuestions)
      throw new Error(`Draft ${seed} does not end: it asks ${question.id} again and again.`)
    return question.sample(seededRandom(seed, n))
  })
  conflictOfHeroes.setup(table).next()
  while (table.now.stage !== 'mission') conflictOfHeroes.turn(table).next()
  const { ai, sheet, deck, faces } = missionOf(table.now)
  return { human: enemyOf(ai), sheet, deck: deck.rest.length, tiles: Object.keys(faces).length }
}
