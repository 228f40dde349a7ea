import { again, choice, die, facesTold, fill, message, type Procedure } from '@opfor/kernel'
import { askOnce, on } from './asking.ts'
import { known } from './known.ts'
import { holds } from './condition.ts'
import type { DeclaredList, TieCode } from './declare-list.ts'
import { withWho } from './tell.ts'
import { type Named, words as worded } from './naming.ts'
import type { Play } from './play.ts'
import { words } from './words.ts'

const whatDoesItShow = message('kernel.ask.die', '{list}: what does the die show? {faces}.')

/** One of those that are left, as the list says after `Tie:`. */
export function* brokenTie(
  play: Play,
  { source, section, ties }: DeclaredList,
  left: readonly Named[],
): Procedure<Named | undefined> {
  const { tie, rule } = yield* tieNow(play, ties)
  const { table } = play
  const list = withWho(play.scope.it, source.title)
  const topic = { words: section.heading }
  const secret = source.secret?.(table.now, '', undefined) === true
  if (tie?.by === 'inOrder') {
    table.recorder?.tied(rule, left, left[0] as Named, undefined)
    return left[0]
  }
  if (tie?.by === 'roll') {
    const sides = tie.sides ?? 6
    const text = (): ReturnType<typeof fill> => fill(whatDoesItShow, { list, faces: facesOf(left, sides) })
    const roll = yield* askOnce(table, on(topic, die(rule.id, text, sides, { secret })))
    if (roll === again) return undefined
    const chosen = left[(roll - 1) % left.length] as Named
    table.recorder?.tied(rule, left, chosen, roll)
    return chosen
  }
  const isChance = tie?.by === 'atRandom'
  const text = fill(isChance ? words.comesUp : words.whichOne, { list })
  const chosen = yield* askOnce(
    table,
    on(topic, choice(rule.id, isChance ? 'chance' : 'player', text, left, { secret: secret && isChance })),
  )
  if (chosen === again) return undefined
  table.recorder?.tied(rule, left, chosen, undefined)
  return chosen
}

/** The way whose condition holds; the last if none does. */
function* tieNow(play: Play, ties: readonly TieCode[]): Procedure<TieCode> {
  for (const code of ties) {
    const condition = code.tie?.condition
    if (condition === undefined || (yield* known(play, (view) => holds(condition, view)))) return code
  }
  return ties.at(-1) as TieCode
}

function facesOf(left: readonly Named[], sides: number): ReturnType<typeof facesTold> {
  return facesTold(
    left.slice(0, sides).map(({ called }, at) => {
      const rolls: string[] = []
      for (let roll = at + 1; roll <= sides; roll += left.length) rolls.push(String(roll))
      return { rolls, name: worded(called) }
    }),
  )
}
