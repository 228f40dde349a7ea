import { fill, type Message, message } from '@opfor/kernel'
import type { Unit } from '../../table/situation.ts'

const words = {
  each: message('blood-and-plunder.noShot.each', '{enemy}: {because}'),
  and: message('blood-and-plunder.noShot.and', '{said}; {more}'),
} as const

/** Enemies one by one, each with what keeps it from being attacked; undefined where nothing keeps any. */
export function eachBecause(
  enemies: readonly Unit[],
  why: (enemy: Unit) => Message | undefined,
): Message | undefined {
  const [first, ...rest] = enemies.flatMap((enemy) => {
    const because = why(enemy)
    return because === undefined ? [] : [fill(words.each, { enemy: enemy.name, because })]
  })
  return first === undefined ? undefined : rest.reduce((said, more) => fill(words.and, { said, more }), first)
}
