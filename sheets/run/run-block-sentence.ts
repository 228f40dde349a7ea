import { choice, type Procedure, yesNo } from '@opfor/kernel'
import type { AnswerBranch, Quantity, Sentence, PieceSet } from '../model/index.ts'
import { askUntilAnswered, withTopic } from '../values/asking.ts'
import { evaluateCondition } from '../values/condition.ts'
import { toQuestionText, valueOrAsk, withSubject } from '../values/ask-missing.ts'
import { recallValidAnswer, recallAnyAnswer, rememberAnswer } from '../values/answer-memory.ts'
import { namedCandidate, slug } from '../declare/naming.ts'
import { pauseForPlayer } from './pause.ts'
import { recordMove, resolveMentions, nameOfEntity, type SheetRun } from '../values/sheet-run.ts'
import type { PrecedingCondition, StepExit } from '../values/step-exit.ts'
import { evaluateNumber } from '../values/quantity.ts'
import { RunScope } from '../values/scope.ts'
import { membersOf } from '../values/set.ts'
import { sheetRunMessages } from '../declare/sheet-run-messages.ts'

function* inOrderOf(
  play: SheetRun,
  set: PieceSet,
  order: { readonly by: 'most' | 'fewest'; readonly quantity: Quantity } | undefined,
): Procedure<readonly string[]> {
  const members = yield* valueOrAsk(play, (view) => membersOf(set, view))
  if (order === undefined) return members
  const numbers = new Map<string, number>()
  for (const member of members)
    numbers.set(
      member,
      yield* valueOrAsk(play, (view) =>
        evaluateNumber(order.quantity, { ...view, candidate: member, member }),
      ),
    )
  const sign = order.by === 'most' ? -1 : 1
  return members.toSorted((one, other) => sign * ((numbers.get(one) ?? 0) - (numbers.get(other) ?? 0)))
}

type Head = Extract<Sentence, { body: unknown } | { steps: unknown } | { answers: unknown }>

const mostRounds = 500

export function* runBlockSentence(
  play: SheetRun,
  head: Head,
  before: PrecedingCondition,
): Procedure<StepExit | undefined> {
  switch (head.form) {
    case 'if':
      before.held = yield* valueOrAsk(play, (view) => evaluateCondition(head.condition, view))
      return before.held ? yield* play.runs.sentences(play, head.body) : undefined
    case 'otherwise':
      return before.held ? undefined : yield* play.runs.sentences(play, head.body)
    case 'until':
      return yield* until(play, head)
    case 'forEach': {
      const members = yield* inOrderOf(play, head.set, head.order)
      return yield* rounds(play, head.body, members.length, (scope, at) => scope.setIt(members[at]))
    }
    case 'for': {
      const name = nameOfEntity(head.thing, play)
      if (name === undefined) return undefined
      const scope = new RunScope(play.scope)
      scope.setIt(name)
      return yield* play.runs.sentences({ ...play, scope }, head.body)
    }
    case 'repeat':
      return yield* rounds(
        play,
        head.body,
        yield* valueOrAsk(play, (view) => evaluateNumber(head.times, view)),
      )
    case 'you': {
      const signal = yield* pauseForPlayer(play, head.words)
      return signal ?? (yield* play.runs.sentences(play, head.body))
    }
    case 'steps':
      return yield* play.runs.steps(play, head.steps)
    case 'question': {
      const answer = yield* answerOf(play, head)
      return answer === undefined ? undefined : yield* play.runs.sentences(play, answer.body)
    }
  }
}

function* until(
  play: SheetRun,
  { condition, body }: Extract<Head, { condition: unknown; body: unknown }>,
): Procedure<StepExit | undefined> {
  for (let round = 0; !(yield* valueOrAsk(play, (view) => evaluateCondition(condition, view))); round += 1) {
    if (isLast(play, round)) return undefined
    const signal = yield* play.runs.sentences({ ...play, scope: new RunScope(play.scope, true) }, body)
    if (signal !== undefined) return signal.to === 'stop' ? undefined : signal
    if (condition.form === 'asked') recordMove(play, play.scope.it ?? '')
  }
  return undefined
}

function* rounds(
  play: SheetRun,
  body: readonly Sentence[],
  count: number,
  begin?: (scope: RunScope, at: number) => void,
): Procedure<StepExit | undefined> {
  for (let round = 0; round < count; round += 1) {
    if (isLast(play, round)) return undefined
    const scope = new RunScope(play.scope, true)
    begin?.(scope, round)
    const signal = yield* play.runs.sentences({ ...play, scope }, body)
    if (signal !== undefined) return signal.to === 'stop' ? undefined : signal
  }
  return undefined
}

function isLast({ table }: SheetRun, round: number): boolean {
  if (round < mostRounds) return false
  table.change(table.now, sheetRunMessages.tooManyRounds, { rounds: mostRounds })
  return true
}

/** A known phrase answers itself, otherwise the player is asked. */
function* answerOf(
  play: SheetRun,
  head: Extract<Head, { form: 'question' }>,
): Procedure<AnswerBranch | undefined> {
  const { condition, answers, words: text } = head
  const yes = answers.find((each) => play.rules.isYes(each.words) === true)
  const no = answers.find((each) => play.rules.isYes(each.words) === false)
  if (condition !== undefined)
    return (yield* valueOrAsk(play, (view) => evaluateCondition(condition, view))) ? yes : no
  const all = resolveMentions(head.mentions, play)
  const about = { actor: play.scope.it ?? '', candidate: '', named: all }
  const missing = { form: 'condition', words: text, ...about } as const
  const told = recallValidAnswer(play, missing)
  if (told !== undefined) return typeof told === 'boolean' ? (told ? yes : no) : answers[told as number]
  const older = recallAnyAnswer(play, missing)
  const asked = withSubject(play.scope.it, toQuestionText(text), all)
  const id = `sheet.asked.${slug(text)}`
  const topic = { words: text }
  if (answers.length === 2 && yes !== undefined && no !== undefined) {
    const proposal = typeof older === 'boolean' ? older : undefined
    const is = yield* askUntilAnswered(play, () =>
      withTopic(topic, yesNo(id, 'table', asked, { proposal, isEarlierAnswer: proposal !== undefined })),
    )
    rememberAnswer(play, missing, is)
    return is ? yes : no
  }
  const options = answers.map((each) => namedCandidate(each.words))
  const proposal = typeof older === 'number' ? options[older] : undefined
  const chosen = yield* askUntilAnswered(play, () =>
    withTopic(topic, choice(id, 'table', asked, options, { proposal })),
  )
  const at = options.indexOf(chosen)
  rememberAnswer(play, missing, at)
  return answers[at]
}
