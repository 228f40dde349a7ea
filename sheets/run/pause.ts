import {
  again,
  type Candidate,
  choice,
  fill,
  type Message,
  type Procedure,
  type Question,
  type Random,
} from '@opfor/kernel'
import { askOnce, on } from './asking.ts'
import { endBy, offeredEndings } from './endings.ts'
import { words as worded } from './naming.ts'
import type { Play } from './play.ts'
import { Scope } from './scope.ts'
import { leavesSection, type Signal } from './signal.ts'
import { words } from './words.ts'

const goOn: Candidate = { id: 'go-on', name: words.goOn }

/** How rarely a random answer calls a report or ends the match: once in this number. */
const rarely = 12

/** The question of a pause. Random answers mostly go on. */
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

/** `You: ...`: the player acts. Reports and endings that the app cannot see are offered until the player goes on. */
export function* pause(play: Play, text: string | undefined): Procedure<Signal | undefined> {
  const { table, notes, rules } = play
  notes.paused = true
  const told =
    text === undefined
      ? fill(words.pause, { turn: table.now.turn })
      : fill(words.you, { words: worded(text) })
  for (;;) {
    const reports = rules.sheet.sections.filter(({ kind }) => kind === 'report')
    const options: readonly Candidate[] = [
      goOn,
      ...reports.map(({ heading }) => ({ id: rules.ids.get(heading) ?? heading, name: worded(heading) })),
      ...offeredEndings(play).map(({ id, name }): Candidate => ({ id, name, inMenu: true })),
    ]
    const answer = yield* askOnce(table, on({ words: text ?? '' }, pauseQuestion(told, options)))
    if (answer === again) continue
    notes.clock += 1
    if (answer.id === goOn.id) return undefined
    const report = reports.find(({ heading }) => rules.ids.get(heading) === answer.id)
    if (report === undefined) {
      endBy(play, answer.id)
      return { to: 'endGame' }
    }
    const signal = leavesSection(yield* play.runs.section({ ...play, scope: new Scope() }, report.heading))
    if (signal !== undefined) return signal
  }
}
