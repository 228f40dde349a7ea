import { type Candidate, type Counter, distinct, placed, placesOf, say, subjectsOf } from '@opfor/kernel'
import { type Completion, lastPart, part } from '../complete-name.ts'
import { findAllByName } from '../names.ts'
import { counterNamed } from './find-counter.ts'
import type { TableView } from './read-move.ts'

/** Completes the arguments of `correct`: names of counters and their values, pieces, places and rows. */
export function completeCorrection(standing: TableView, typed: string): Completion {
  const { layout } = standing
  const equals = typed.indexOf('=')
  if (equals >= 0) {
    const counter = counterNamed(layout, typed.slice(0, equals))
    return counter.ok ? completeValue(counter.value, typed.slice(equals + 1)) : { hits: [], of: '' }
  }
  const [, word = '', rest = ''] = /^(move|order) +(.*)$/i.exec(typed) ?? []
  if (word === 'move') return completeMove(standing, rest)
  if (word === 'order') return completeOrder(standing, rest)
  const subjects = subjectsOf(layout).flatMap(({ name }) => (name === undefined ? [] : [say(name)]))
  const counters = layout.counters.filter(({ inner }) => inner !== true).map(({ name }) => `${say(name)} = `)
  return part(['move ', 'order ', ...subjects, ...counters], typed)
}

function completeValue({ among, several }: Counter, typed: string): Completion {
  const values = (among ?? several ?? []).map(({ reads }) => say(reads))
  return several === undefined
    ? part(values, typed.trimStart())
    : lastPart([...values, 'none'], typed.trimStart())
}

function completeMove({ layout }: TableView, typed: string): Completion {
  const lying = placed(layout).filter(({ count }) => count > 0)
  const [, before = typed, to] = /^(.*)\sto\s+(.*)$/i.exec(` ${typed}`) ?? []
  if (to !== undefined) return part(names(placesOf(layout)), to)
  const [, piece = before, from] = /^(.*)\sfrom\s+(.*)$/i.exec(` ${typed}`) ?? []
  const pieces = distinct(lying.map((each) => each.piece))
  const pieceMatches = findAllByName(pieces, piece)
  if (from !== undefined)
    return part(
      names(lying.filter((each) => pieceMatches.includes(each.piece)).map(({ at }) => at)).map(
        (each) => `${each} to `,
      ),
      from,
    )
  const isWhole = typed.endsWith(' ') && pieceMatches.length === 1
  return isWhole
    ? { hits: ['to ', 'from '], of: '' }
    : part(
        names(pieces).map((each) => `${each} `),
        typed,
      )
}

function completeOrder({ layout }: TableView, typed: string): Completion {
  const colon = typed.indexOf(':')
  if (colon < 0)
    return part(
      layout.rows.map(({ at }) => `${say(at.name)}: `),
      typed,
    )
  const row = layout.rows.find(({ at }) => findAllByName([at], typed.slice(0, colon)).length > 0)
  const last = typed.slice(Math.max(colon, typed.lastIndexOf(',')) + 1)
  return part(names(distinct(row?.pieces ?? [])), last.trimStart())
}

function names(candidates: readonly Candidate[]): readonly string[] {
  return candidates.map(({ name }) => say(name))
}
