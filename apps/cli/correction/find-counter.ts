import {
  parseFailure,
  type Candidate,
  type TableValue,
  withParams,
  parseSuccess,
  type Layout,
  type Parsed,
} from '@opfor/kernel'
import { findAllByName } from '../lines/names.ts'
import { listWords, localize } from '../text/language.ts'
import { correctionWords } from './words.ts'

interface NamedCounter extends Candidate {
  readonly counter: TableValue
}

/** Accepts the name, the id, or subject and short name. */
export function findCounter(layout: Layout, typed: string): Parsed<TableValue> {
  const found = [
    ...new Set(
      findAllByName(layout.counters.filter(({ isNested }) => isNested !== true).flatMap(namesOf), typed).map(
        ({ counter }) => counter,
      ),
    ),
  ]
  const [first, second] = found
  if (first === undefined) return parseFailure(localize(correctionWords.notFound, { typed: typed.trim() }))
  if (second === undefined) return parseSuccess(first)
  const some = found.slice(0, 5).map(({ name }) => localize(name))
  const names = [...some, ...(found.length > 5 ? [localize(correctionWords.another)] : [])]
  return parseFailure(
    localize(listWords.couldBe, { typed: typed.trim(), names: names.join(`, ${localize(listWords.or)} `) }),
  )
}

function namesOf(counter: TableValue): readonly NamedCounter[] {
  const { id, name, of, shortName } = counter
  const own = { id, name, counter }
  if (of === undefined || shortName === undefined) return [own]
  const both = { of: of.name, brief: shortName }
  return [
    own,
    { id, name: withParams(correctionWords.of, both), counter },
    { id, name: withParams(correctionWords.ofColon, both), counter },
  ]
}
