import { restartSignal, choice, die, formatFaces, withParams, message, type Procedure } from '@opfor/kernel'
import { askOrRestart, withTopic } from '../values/asking.ts'
import { valueOrAsk, withSubject } from '../values/ask-missing.ts'
import { evaluateCondition } from '../values/condition.ts'
import type { DeclaredList, DeclaredTie } from '../declare/declare-list.ts'
import { type NamedCandidate, literalSheetText as worded } from '../declare/naming.ts'
import type { SheetRun } from '../values/sheet-run.ts'
import { sheetRunMessages } from '../declare/sheet-run-messages.ts'

const whatDoesItShow = message('kernel.ask.die', '{list}: what does the die show? {faces}.')

export function* breakTie(
  play: SheetRun,
  { source, section, ties }: DeclaredList,
  left: readonly NamedCandidate[],
): Procedure<NamedCandidate | undefined> {
  const { tie, rule } = yield* tieNow(play, ties)
  const { table } = play
  const list = withSubject(play.scope.it, source.title)
  const topic = { words: section.heading }
  const secret = source.secret?.(table.now, '', undefined) === true
  if (tie?.by === 'inOrder') {
    table.recorder?.tied(rule, left, left[0] as NamedCandidate, undefined)
    return left[0]
  }
  if (tie?.by === 'roll') {
    const sides = tie.sides ?? 6
    const text = (): ReturnType<typeof withParams> =>
      withParams(whatDoesItShow, { list, faces: facesOf(left, sides) })
    const roll = yield* askOrRestart(table, withTopic(topic, die(rule.id, text, sides, { secret })))
    if (roll === restartSignal) return undefined
    const chosen = left[(roll - 1) % left.length] as NamedCandidate
    table.recorder?.tied(rule, left, chosen, roll)
    return chosen
  }
  const isChance = tie?.by === 'atRandom'
  const text = withParams(isChance ? sheetRunMessages.comesUp : sheetRunMessages.whichOne, { list })
  const chosen = yield* askOrRestart(
    table,
    withTopic(
      topic,
      choice(rule.id, isChance ? 'chance' : 'player', text, left, { secret: secret && isChance }),
    ),
  )
  if (chosen === restartSignal) return undefined
  table.recorder?.tied(rule, left, chosen, undefined)
  return chosen
}

function* tieNow(play: SheetRun, ties: readonly DeclaredTie[]): Procedure<DeclaredTie> {
  for (const code of ties) {
    const condition = code.tie?.condition
    if (condition === undefined || (yield* valueOrAsk(play, (view) => evaluateCondition(condition, view))))
      return code
  }
  return ties.at(-1) as DeclaredTie
}

function facesOf(left: readonly NamedCandidate[], sides: number): ReturnType<typeof formatFaces> {
  return formatFaces(
    left.slice(0, sides).map(({ called }, at) => {
      const rolls: string[] = []
      for (let roll = at + 1; roll <= sides; roll += left.length) rolls.push(String(roll))
      return { rolls, name: worded(called) }
    }),
  )
}
