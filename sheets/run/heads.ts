import { choice, type Procedure, yesNo } from '@opfor/kernel'
import type { Answer, Sentence } from '../model/index.ts'
import { askUntil, on } from './asking.ts'
import { known } from './known.ts'
import { holds } from './condition.ts'
import { recall, recallOlder, remember } from './memory.ts'
import { named, slug } from './naming.ts'
import { hasMoved, mentionedIn, nameOfThing, type Play } from './play.ts'
import { pause } from './pause.ts'
import { numberOf } from './quantity.ts'
import { inOrderOf } from './rounds-in-order.ts'
import { Scope } from './scope.ts'
import type { Signal } from './signal.ts'
import type { IfBefore } from './preset.ts'
import { asQuestion, withWho } from './tell.ts'
import { words } from './words.ts'

type Head = Extract<Sentence, { body: unknown } | { steps: unknown } | { answers: unknown }>

const mostRounds = 500

/** Does what a head governs: `If`, `Otherwise`, `Until`, `For each`, `For`, `Repeat`, `You`, nested steps and questions. */
export function* governed(play: Play, head: Head, before: IfBefore): Procedure<Signal | undefined> {
  switch (head.form) {
    case 'if':
      before.held = yield* known(play, (view) => holds(head.condition, view))
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
      const name = nameOfThing(head.thing, play)
      if (name === undefined) return undefined
      const scope = new Scope(play.scope)
      scope.setIt(name)
      return yield* play.runs.sentences({ ...play, scope }, head.body)
    }
    case 'repeat':
      return yield* rounds(play, head.body, yield* known(play, (view) => numberOf(head.times, view)))
    case 'you': {
      const signal = yield* pause(play, head.words)
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
  play: Play,
  { condition, body }: Extract<Head, { condition: unknown; body: unknown }>,
): Procedure<Signal | undefined> {
  for (let round = 0; !(yield* known(play, (view) => holds(condition, view))); round += 1) {
    if (isLast(play, round)) return undefined
    const signal = yield* play.runs.sentences({ ...play, scope: new Scope(play.scope, true) }, body)
    if (signal !== undefined) return signal.to === 'stop' ? undefined : signal
    if (condition.form === 'asked') hasMoved(play, play.scope.it ?? '')
  }
  return undefined
}

function* rounds(
  play: Play,
  body: readonly Sentence[],
  count: number,
  begin?: (scope: Scope, at: number) => void,
): Procedure<Signal | undefined> {
  for (let round = 0; round < count; round += 1) {
    if (isLast(play, round)) return undefined
    const scope = new Scope(play.scope, true)
    begin?.(scope, round)
    const signal = yield* play.runs.sentences({ ...play, scope }, body)
    if (signal !== undefined) return signal.to === 'stop' ? undefined : signal
  }
  return undefined
}

function isLast({ table }: Play, round: number): boolean {
  if (round < mostRounds) return false
  table.change(table.now, words.tooManyRounds, { rounds: mostRounds })
  return true
}

/** The answer to a step with bullets: a known phrase answers itself, otherwise the player is asked. */
function* answerOf(play: Play, head: Extract<Head, { form: 'question' }>): Procedure<Answer | undefined> {
  const { condition, answers, words: text } = head
  const yes = answers.find((each) => play.rules.isYes(each.words) === true)
  const no = answers.find((each) => play.rules.isYes(each.words) === false)
  if (condition !== undefined) return (yield* known(play, (view) => holds(condition, view))) ? yes : no
  const all = mentionedIn(head.mentions, play)
  const about = { actor: play.scope.it ?? '', candidate: '', named: all }
  const missing = { form: 'condition', words: text, ...about } as const
  const told = recall(play, missing)
  if (told !== undefined) return typeof told === 'boolean' ? (told ? yes : no) : answers[told as number]
  const older = recallOlder(play, missing)
  const asked = withWho(play.scope.it, asQuestion(text), all)
  const id = `sheet.asked.${slug(text)}`
  const topic = { words: text }
  if (answers.length === 2 && yes !== undefined && no !== undefined) {
    const proposal = typeof older === 'boolean' ? older : undefined
    const is = yield* askUntil(play, () =>
      on(topic, yesNo(id, 'table', asked, { proposal, recalled: proposal !== undefined })),
    )
    remember(play, missing, is)
    return is ? yes : no
  }
  const options = answers.map((each) => named(each.words))
  const proposal = typeof older === 'number' ? options[older] : undefined
  const chosen = yield* askUntil(play, () => on(topic, choice(id, 'table', asked, options, { proposal })))
  const at = options.indexOf(chosen)
  remember(play, missing, at)
  return answers[at]
}
