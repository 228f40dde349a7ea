import {
  type Candidate,
  capital,
  type Counter,
  distinct,
  joined,
  type Layout,
  type PieceGroup,
  message,
  placed,
  placesOf,
  type OrderedRow,
  say,
  type Subject,
  subjectsOf,
} from '@opfor/kernel'
import { numbered } from '../listing.ts'
import { allMeant, meant } from '../names.ts'
import { wrapped } from '../output.ts'
import type { TableView } from './read-move.ts'
import { mayBeTold, readsAs } from './reads-as.ts'

/** What can be corrected and how to say it. */
export function helpLines(layout: Layout): readonly string[] {
  const subjects = subjectsOf(layout)
  const [only, second] = subjects
  const hasOrder = layout.rows.some(({ pieces }) => pieces.length > 1)
  return [
    'Set right what your table shows otherwise:',
    '  correct <name> = <value>      a number, a marker or a note',
    '  correct <subject>             what can be set there, and to what',
    '  correct move <piece> [from <place>] to <place>',
    ...(hasOrder ? ['  correct order <row>: <piece>, ... or: correct order <row> <piece> <position>'] : []),
    ...(second === undefined
      ? numberless(only?.counters.map((each) => `${capital(say(each.name))} = ${readsAs(each)}`) ?? [])
      : ['Subjects:', ...numbered(subjects.map(subjectName))]),
  ]
}

function subjectName({ name }: Subject): string {
  return name === undefined ? 'the match as a whole' : say(name)
}

/** What belongs to a subject, or is called so, with all that each may be; undefined where nothing is. */
export function subjectLines(layout: Layout, typed: string): readonly string[] | undefined {
  const subjects = subjectsOf(layout).map((subject) => ({
    ...subject,
    id: subject.id || 'match',
    name: message('cli.subject', '{name}', { name: subjectName(subject) }),
  }))
  const subject = meant(subjects, typed)
  if (subject.ok) {
    const name = say(subject.value.name)
    const own = placed(layout).filter(({ part }) => part !== undefined && say(part) === name)
    const numbers = subject.value.counters.flatMap((each) => counterLines(each, false))
    return [`${capital(name)}:`, ...numbers, ...whereTold(own)]
  }
  const counters = allMeant(
    layout.counters.filter(({ inner }) => inner !== true),
    typed,
  )
  return counters.length === 0 ? undefined : counters.flatMap((each) => counterLines(each, true))
}

/** A number, what it is, and what it may be. */
function counterLines(counter: Counter, inFull: boolean): readonly string[] {
  const name = inFull ? counter.name : (counter.brief ?? counter.name)
  return wrapped(`  ${capital(say(name))} = ${readsAs(counter)}   (${mayBeTold(counter)})`, '      ')
}

/** The rows and the order of what lies in them. */
export function rowLines({ rows }: Layout): readonly string[] {
  if (rows.length === 0) return ['Nothing lies in order here.']
  return rows.flatMap((row) => wrapped(`  ${capital(say(row.at.name))}: ${orderOf(row)}`, '      '))
}

function orderOf({ pieces }: OrderedRow): string {
  return pieces.length === 0 ? 'nothing' : pieces.map(({ name }, at) => `${at + 1}. ${say(name)}`).join(', ')
}

/** Where pieces lie, and for one of them where it may be laid. */
export function pieceLines({ game, situation, layout }: TableView, typed: string): readonly string[] {
  const lying = placed(layout).filter(({ count, unused }) => count > 0 && (unused !== true || typed !== ''))
  const pieces = distinct(lying.map(({ piece }) => piece))
  const found = typed === '' ? pieces : allMeant(pieces, typed)
  if (found.length === 0) return [`There is no piece "${typed}".`]
  const where = whereTold(lying.filter(({ piece }) => found.some(({ id }) => id === piece.id)))
  const [only, second] = found
  if (only === undefined || second !== undefined) return where
  return [...where, ...mayLie({ game, situation, layout }, only)]
}

/** Where each of these pieces lies. */
function whereTold(lying: readonly PieceGroup[]): readonly string[] {
  const pieces = Map.groupBy(lying, ({ piece }) => piece.id)
  return numberless(
    [...pieces.values()].map((all) => {
      const places = all.map(({ at, count }) => `${say(at.name)}${count === 1 ? '' : ` (${count})`}`)
      return `${capital(say(all[0]?.piece.name ?? { id: '', text: '' }))}: ${joined(places, 'and')}`
    }),
  )
}

function mayLie({ game, situation, layout }: TableView, piece: Candidate): readonly string[] {
  const from = placed(layout).find((each) => each.piece.id === piece.id && each.count > 0)?.at
  if (from === undefined) return []
  const to = placesOf(layout).filter(
    ({ id }) =>
      id !== from.id && game.correct(situation, { move: piece.id, from: from.id, to: id, count: 1 }).ok,
  )
  const names = to.map(({ name }) => say(name))
  const shown = names.length > 24 ? [...names.slice(0, 24), `${names.length - 24} more`] : names
  return wrapped(`It may be moved to: ${joined(shown, 'or')}.`, '  ')
}

function numberless(texts: readonly string[]): readonly string[] {
  return texts.flatMap((text) => wrapped(`  ${text}`, '      '))
}
