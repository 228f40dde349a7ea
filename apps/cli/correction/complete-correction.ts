import {
  type Candidate,
  type TableValue,
  uniqueCandidates,
  pieceLocations,
  placesOf,
  valueOwners,
} from '@opfor/kernel'
import { type Completion, completeLastName, completeName } from '../lines/complete-name.ts'
import { findAllByName } from '../lines/names.ts'
import { findCounter } from './find-counter.ts'
import type { TableView } from './read-move.ts'
import { listWords, localize } from '../text/language.ts'

export function completeCorrection(table: TableView, typed: string): Completion {
  const { layout } = table
  const equals = typed.indexOf('=')
  if (equals >= 0) {
    const counter = findCounter(layout, typed.slice(0, equals))
    return counter.ok ? completeValue(counter.value, typed.slice(equals + 1)) : { hits: [], replaces: '' }
  }
  const [, word = '', rest = ''] = /^(move|order) +(.*)$/i.exec(typed) ?? []
  if (word === 'move') return completeMove(table, rest)
  if (word === 'order') return completeOrder(table, rest)
  const subjects = valueOwners(layout).flatMap(({ name }) => (name === undefined ? [] : [localize(name)]))
  const counters = layout.counters
    .filter(({ isNested }) => isNested !== true)
    .map(({ name }) => `${localize(name)} = `)
  return completeName(['move ', 'order ', ...subjects, ...counters], typed)
}

function completeValue({ allowedValues, several }: TableValue, typed: string): Completion {
  const values = (allowedValues ?? several ?? []).map(({ text }) => localize(text))
  return several === undefined
    ? completeName(values, typed.trimStart())
    : completeLastName([...values, localize(listWords.none)], typed.trimStart())
}

function completeMove({ layout }: TableView, typed: string): Completion {
  const groups = pieceLocations(layout).filter(({ count }) => count > 0)
  const [, before = typed, to] = /^(.*)\sto\s+(.*)$/i.exec(` ${typed}`) ?? []
  if (to !== undefined) return completeName(names(placesOf(layout)), to)
  const [, piece = before, from] = /^(.*)\sfrom\s+(.*)$/i.exec(` ${typed}`) ?? []
  const pieces = uniqueCandidates(groups.map((each) => each.piece))
  const pieceMatches = findAllByName(pieces, piece)
  if (from !== undefined)
    return completeName(
      names(groups.filter((each) => pieceMatches.includes(each.piece)).map(({ at }) => at)).map(
        (each) => `${each} to `,
      ),
      from,
    )
  const isWhole = typed.endsWith(' ') && pieceMatches.length === 1
  return isWhole
    ? { hits: ['to ', 'from '], replaces: '' }
    : completeName(
        names(pieces).map((each) => `${each} `),
        typed,
      )
}

function completeOrder({ layout }: TableView, typed: string): Completion {
  const colon = typed.indexOf(':')
  if (colon < 0)
    return completeName(
      layout.rows.map(({ at }) => `${localize(at.name)}: `),
      typed,
    )
  const row = layout.rows.find(({ at }) => findAllByName([at], typed.slice(0, colon)).length > 0)
  const last = typed.slice(Math.max(colon, typed.lastIndexOf(',')) + 1)
  return completeName(names(uniqueCandidates(row?.pieces ?? [])), last.trimStart())
}

function names(candidates: readonly Candidate[]): readonly string[] {
  return candidates.map(({ name }) => localize(name))
}
