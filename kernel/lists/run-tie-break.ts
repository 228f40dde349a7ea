import type { RuleList, Rule } from '../ask/decision.ts'
import { askOnce, finishedProcedure, type Procedure } from '../ask/procedure.ts'
import type { Question } from '../ask/question.ts'
import { choice } from '../ask/questions/choice.ts'
import { die } from '../ask/questions/die.ts'
import { restartSignal, type Table } from '../ask/table.ts'
import type { Candidate } from '../pieces/candidate.ts'
import { formatFaces } from '../messages/format-faces.ts'
import { withParams, type Message, message } from '../messages/message.ts'
import type { SingleListEnd } from './list-ends.ts'
import type { TieBreak } from './tie-break.ts'

/** The list, and the piece that the decision is about. */
export function formatListTitle(by: RuleList, about: unknown, situation: unknown): Message {
  const list = by.titled?.(about) ?? by.title
  const of = by.of?.(about, situation)
  return of === undefined ? list : message('kernel.list.of', '{list} ({of})', { list, of })
}

const words = {
  whichOne: message('kernel.ask.tie', '{list}: which one? ({text})'),
  atRandom: message('kernel.ask.random', '{list}: which one comes up? ({text})'),
  die: message('kernel.ask.die', '{list}: what does the die show? {faces}.'),
} as const

export function runTieBreak<C extends Candidate, S>(
  table: Table<S>,
  by: RuleList,
  about: unknown,
  end: SingleListEnd,
  left: readonly C[],
): Procedure<C | typeof restartSignal> {
  return end.tie.how === 'printedOrder'
    ? finishedProcedure(told(table, end.rule, left, left[0] as C, undefined))
    : asked(table, by, about, end, left)
}

function* asked<C extends Candidate, S>(
  table: Table<S>,
  by: RuleList,
  about: unknown,
  { rule, tie }: SingleListEnd,
  left: readonly C[],
): Procedure<C | typeof restartSignal> {
  const list = formatListTitle(by, about, table.now)
  const { asking } = tie
  const id = asking?.id ?? rule.id
  const own = asking?.text?.(table.now, about)
  const secret = by.secret?.(table.now, about, undefined) === true ? { secret: true } : {}
  if (tie.how === 'die') {
    const text = own ?? (() => whatDoesTheDieShow(list, left, tie))
    const roll = yield* askOnce(table, die(id, text, tie.sides, secret))
    if (roll === restartSignal) return restartSignal
    return told(table, rule, left, left[placeOf(roll, left.length, tie)] as C, roll)
  }
  const text =
    own ?? withParams(tie.how === 'atRandom' ? words.atRandom : words.whichOne, { list, text: rule.text })
  const to = tie.how === 'atRandom' ? 'chance' : (asking?.to?.(table.now, about) ?? tie.seat)
  const question: Question<C> = choice(id, to, text, left, { points: tie.points, ...secret })
  const chosen = yield* askOnce(table, question)
  return chosen === restartSignal ? restartSignal : told(table, rule, left, chosen, undefined)
}

function told<C extends Candidate, S>(
  table: Table<S>,
  rule: Rule,
  before: readonly C[],
  chosen: C,
  roll: number | undefined,
): C {
  table.recorder?.tied(rule, before, chosen, roll)
  return chosen
}

/** Returns the index of a roll's candidate: in turn, or in runs. */
function placeOf(roll: number, of: number, { sides, runs }: TieBreak): number {
  return runs === true ? Math.floor(((roll - 1) * of) / sides) : (roll - 1) % of
}

/** Lists the candidate of each number. */
function whatDoesTheDieShow(list: Message, left: readonly Candidate[], tie: TieBreak): Message {
  const faces = left.slice(0, tie.sides).map(({ name }, at) => {
    const rolls: string[] = []
    for (let roll = 1; roll <= tie.sides; roll += 1)
      if (placeOf(roll, left.length, tie) === at) rolls.push(String(roll))
    return { rolls, name }
  })
  return withParams(words.die, { list, faces: formatFaces(faces) })
}
