import { bad, type Candidate, type Counter, good, type Layout, fill, type Parsed } from '@opfor/kernel'
import { findAllByName } from '../names.ts'
import { say } from '../text/language.ts'
import { listWords } from '../text/list-words.ts'
import { correctionWords } from './words.ts'

interface NamedCounter extends Candidate {
  readonly counter: Counter
}

/** Finds a counter by its name, its id, or its subject and short name. */
export function findCounter(layout: Layout, typed: string): Parsed<Counter> {
  const found = [
    ...new Set(
      findAllByName(layout.counters.filter(({ inner }) => inner !== true).flatMap(namesOf), typed).map(
        ({ counter }) => counter,
      ),
    ),
  ]
  const [first, second] = found
  if (first === undefined) return bad(say(correctionWords.notFound, { typed: typed.trim() }))
  if (second === undefined) return good(first)
  const some = found.slice(0, 5).map(({ name }) => say(name))
  const names = [...some, ...(found.length > 5 ? [say(correctionWords.another)] : [])]
  return bad(say(listWords.couldBe, { typed: typed.trim(), names: names.join(`, ${say(listWords.or)} `) }))
}

/** A counter under each of its names. */
function namesOf(counter: Counter): readonly NamedCounter[] {
  const { id, name, of, brief } = counter
  const own = { id, name, counter }
  if (of === undefined || brief === undefined) return [own]
  const both = { of: of.name, brief }
  return [
    own,
    { id, name: fill(correctionWords.of, both), counter },
    { id, name: fill(correctionWords.ofColon, both), counter },
  ]
}
