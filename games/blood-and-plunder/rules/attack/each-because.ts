import { withParams, type Message, messages } from '@opfor/kernel'
import type { Unit } from '../../table/situation.ts'

const words = messages('blood-and-plunder.noShot', {
  each: '{enemy}: {because}',
  and: '{said}; {more}',
})

export function eachBecause(
  enemies: readonly Unit[],
  why: (enemy: Unit) => Message | undefined,
): Message | undefined {
  const [first, ...rest] = enemies.flatMap((enemy) => {
    const because = why(enemy)
    return because === undefined ? [] : [withParams(words.each, { enemy: enemy.name, because })]
  })
  return first === undefined
    ? undefined
    : rest.reduce((said, more) => withParams(words.and, { said, more }), first)
}
