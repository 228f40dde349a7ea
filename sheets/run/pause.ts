import {
  restartSignal,
  type Candidate,
  choice,
  withParams,
  type Message,
  type Procedure,
  type Question,
  type Random,
} from '@opfor/kernel'
import { askOrRestart, withTopic } from '../values/asking.ts'
import { endMatch, endingsToOffer } from './endings.ts'
import { literalSheetText as worded } from '../declare/naming.ts'
import type { SheetRun } from '../values/sheet-run.ts'
import { RunScope } from '../values/scope.ts'
import { turnOrGameExit, type StepExit } from '../values/step-exit.ts'
import { sheetRunMessages } from '../declare/sheet-run-messages.ts'

const goOn: Candidate = { id: 'go-on', name: sheetRunMessages.goOn }

/** Random answers call a report or end the match once in this number. */
const rarely = 12

/** Random answers mostly continue. */
function pauseQuestion(text: Message, options: readonly Candidate[]): Question<Candidate> {
  const question: Question<Candidate> = choice('sheet.pause', 'player', text, options)
  const sample = (random: Random): Candidate => (random(rarely) === 0 ? question.sample(random) : goOn)
  return {
    id: question.id,
    kind: question.kind,
    to: question.to,
    text,
    options,
    parse: (json) => question.parse(json),
    write: (answer) => question.write(answer),
    sample,
  }
}

/** Offers reports and endings that the app cannot see, until the player continues. */
export function* pauseForPlayer(play: SheetRun, text: string | undefined): Procedure<StepExit | undefined> {
  const { table, notes, rules } = play
  notes.paused = true
  const told =
    text === undefined
      ? withParams(sheetRunMessages.pause, { turn: table.now.turn })
      : withParams(sheetRunMessages.you, { words: worded(text) })
  for (;;) {
    const reports = rules.sheet.sections.filter(({ kind }) => kind === 'report')
    const options: readonly Candidate[] = [
      goOn,
      ...reports.map(({ heading }) => ({ id: rules.ids.get(heading) ?? heading, name: worded(heading) })),
      ...endingsToOffer(play).map(({ id, name }): Candidate => ({ id, name, isMenuOnly: true })),
    ]
    const answer = yield* askOrRestart(table, withTopic({ words: text ?? '' }, pauseQuestion(told, options)))
    if (answer === restartSignal) continue
    notes.clock += 1
    if (answer.id === goOn.id) return undefined
    const report = reports.find(({ heading }) => rules.ids.get(heading) === answer.id)
    if (report === undefined) {
      endMatch(play, answer.id)
      return { to: 'endGame' }
    }
    const signal = turnOrGameExit(
      yield* play.runs.section({ ...play, scope: new RunScope() }, report.heading),
    )
    if (signal !== undefined) return signal
  }
}
