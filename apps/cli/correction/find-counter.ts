import {
  bad,
  type Candidate,
  type Counter,
  good,
  type Layout,
  message,
  type Parsed,
  say,
} from '@opfor/kernel'
import { findAllByName } from '../names.ts'

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
  if (first === undefined) return bad(`Not found: "${typed.trim()}". "correct" shows what can be corrected.`)
  if (second === undefined) return good(first)
  const names = found.slice(0, 5).map(({ name }) => say(name))
  return bad(`"${typed.trim()}" could be ${names.join(', or ')}${found.length > 5 ? ', or another' : ''}.`)
}

/** A counter under each of its names. */
function namesOf(counter: Counter): readonly NamedCounter[] {
  const { id, name, of, brief } = counter
  const own = { id, name, counter }
  if (of === undefined || brief === undefined) return [own]
  const both = { of: of.name, brief }
  return [
    own,
    { id, name: message('cli.of', '{of} {brief}', both), counter },
    { id, name: message('cli.ofColon', '{of}: {brief}', both), counter },
  ]
}
