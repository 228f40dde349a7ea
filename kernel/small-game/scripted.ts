import type { Json } from '../read/json.ts'
import { FactMemory } from '../ask/fact-memory.ts'
import type { Procedure } from '../ask/procedure.ts'
import type { Question } from '../ask/question.ts'
import { MatchRecorder, type LogEntry } from '../explain/match-recorder.ts'
import { restartSignal, Table } from '../ask/table.ts'

export class Correction<S> {
  readonly change: (now: S) => S

  constructor(change: (now: S) => S) {
    this.change = change
  }
}

export interface ScriptedRun<S, T> {
  readonly result: T | undefined
  readonly ended: boolean
  readonly asked: readonly Question[]
  readonly told: readonly LogEntry<S>[]
  readonly table: Table<S>
}

export function scripted<S, T>(
  start: S,
  run: (table: Table<S>) => Procedure<T>,
  script: readonly (Json | Correction<S>)[] = [],
  memory: FactMemory = new FactMemory(),
): ScriptedRun<S, T> {
  const story = new MatchRecorder<S>(() => ({ steps: 0, turns: 0 }))
  const table = new Table(start, undefined, story, memory)
  const procedure = run(table)
  const asked: Question[] = []
  let step = procedure.next()
  for (const line of script) {
    if (step.done === true) break
    asked.push(step.value)
    if (line instanceof Correction) {
      table.correct(line.change(table.now))
      step = procedure.next(restartSignal)
    } else {
      const answer = step.value.parse(line)
      if (!answer.ok) throw new Error(`${step.value.id}: ${answer.problem}`)
      step = procedure.next(answer.value)
    }
  }
  if (step.done === true) return { result: step.value, ended: true, asked, told: story.told, table }
  return { result: undefined, ended: false, asked: [...asked, step.value], told: story.told, table }
}
