import type { Json } from '../read/json.ts'
import { Memory } from '../ask/memory.ts'
import type { Procedure } from '../ask/procedure.ts'
import type { Question } from '../ask/question.ts'
import { Story, type Told } from '../explain/story.ts'
import { again, Table } from '../ask/table.ts'

/** A step of a script that corrects the situation instead of answering. */
export class Correction<S> {
  readonly change: (now: S) => S

  constructor(change: (now: S) => S) {
    this.change = change
  }
}

/** The result of a procedure with scripted answers. */
export interface ScriptedRun<S, T> {
  /** Its result; undefined if the script ended first. */
  readonly result: T | undefined
  readonly ended: boolean
  /** All questions in order. */
  readonly asked: readonly Question[]
  readonly told: readonly Told<S>[]
  readonly table: Table<S>
}

/** Runs a procedure, answering its questions from a script. */
export function scripted<S, T>(
  start: S,
  run: (table: Table<S>) => Procedure<T>,
  script: readonly (Json | Correction<S>)[] = [],
  memory: Memory = new Memory(),
): ScriptedRun<S, T> {
  const story = new Story<S>(() => ({ steps: 0, turns: 0 }))
  const table = new Table(start, undefined, story, memory)
  const procedure = run(table)
  const asked: Question[] = []
  let step = procedure.next()
  for (const line of script) {
    if (step.done === true) break
    asked.push(step.value)
    if (line instanceof Correction) {
      table.correct(line.change(table.now))
      step = procedure.next(again)
    } else {
      const answer = step.value.parse(line)
      if (!answer.ok) throw new Error(`${step.value.id}: ${answer.problem}`)
      step = procedure.next(answer.value)
    }
  }
  if (step.done === true) return { result: step.value, ended: true, asked, told: story.told, table }
  return { result: undefined, ended: false, asked: [...asked, step.value], told: story.told, table }
}
