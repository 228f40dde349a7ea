import { ask, type Candidate, type Procedure, type Question, type Table, remembered } from '@opfor/kernel'
import type { Situation } from '../../table/situation.ts'

/** Puts a question, unless there is one answer to it: that one is taken. */
export function* askUnlessOne(
  table: Table<Situation>,
  question: (now: Situation) => Question<Candidate> | undefined,
): Procedure<Candidate | undefined> {
  const put = remembered(question)
  const [only, other] = put(table.now)?.options ?? []
  if (only !== undefined && other === undefined) return only
  return yield* ask(table, put)
}
