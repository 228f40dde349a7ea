import type { Candidate } from '../pieces/candidate.ts'
import type { End } from './ends.ts'
import { listTold } from './list-told.ts'
import type { LineSource, Rule } from '../ask/line.ts'
import { facesTold } from '../say/faces-told.ts'
import { fill, type Message, message } from '../say/message.ts'
import { askOnce, finished, type Procedure } from '../ask/procedure.ts'
import type { Question } from '../ask/question.ts'
import { choice } from '../ask/questions/choice.ts'
import { die } from '../ask/questions/die.ts'
import { again, type Table } from '../ask/table.ts'
import type { TieBreak } from './tie-break.ts'

const words = {
  whichOne: message('kernel.ask.tie', '{list}: which one? ({text})'),
  atRandom: message('kernel.ask.random', '{list}: which one comes up? ({text})'),
  die: message('kernel.ask.die', '{list}: what does the die show? {faces}.'),
} as const

/** One of those that remain, by the list's tie-break. */
export function tieBroken<C extends Candidate, S>(
  table: Table<S>,
  by: LineSource,
  about: unknown,
  end: End,
  left: readonly C[],
): Procedure<C | typeof again> {
  return end.tie.how === 'printedOrder'
    ? finished(told(table, end.rule, left, left[0] as C, undefined))
    : asked(table, by, about, end, left)
}

function* asked<C extends Candidate, S>(
  table: Table<S>,
  by: LineSource,
  about: unknown,
  { rule, tie }: End,
  left: readonly C[],
): Procedure<C | typeof again> {
  const list = listTold(by, about, table.now)
  const { asking } = tie
  const id = asking?.id ?? rule.id
  const own = asking?.text?.(table.now, about)
  const secret = by.secret?.(table.now, about, undefined) === true ? { secret: true } : {}
  if (tie.how === 'die') {
    const text = own ?? (() => whatDoesTheDieShow(list, left, tie))
    const roll = yield* askOnce(table, die(id, text, tie.sides, secret))
    if (roll === again) return again
    return told(table, rule, left, left[placeOf(roll, left.length, tie)] as C, roll)
  }
  const text =
    own ?? fill(tie.how === 'atRandom' ? words.atRandom : words.whichOne, { list, text: rule.text })
  const to = tie.how === 'atRandom' ? 'chance' : (asking?.to?.(table.now, about) ?? tie.seat)
  const question: Question<C> = choice(id, to, text, left, { points: tie.points, ...secret })
  const chosen = yield* askOnce(table, question)
  return chosen === again ? again : told(table, rule, left, chosen, undefined)
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

/** Which of the candidates a roll means: in turn, or in runs. */
function placeOf(roll: number, of: number, { sides, runs }: TieBreak): number {
  return runs === true ? Math.floor(((roll - 1) * of) / sides) : (roll - 1) % of
}

/** Asks for a roll, with the candidate of each number. */
function whatDoesTheDieShow(list: Message, left: readonly Candidate[], tie: TieBreak): Message {
  const faces = left.slice(0, tie.sides).map(({ name }, at) => {
    const rolls: string[] = []
    for (let roll = 1; roll <= tie.sides; roll += 1)
      if (placeOf(roll, left.length, tie) === at) rolls.push(String(roll))
    return { rolls, name }
  })
  return fill(words.die, { list, faces: facesTold(faces) })
}
