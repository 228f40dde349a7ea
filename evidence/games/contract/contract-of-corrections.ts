import {
  type LiveMatch,
  applyCorrection,
  type TableValue,
  diffLayouts,
  digestValue,
  type Edit,
  type Game,
  type Json,
  type Layout,
  isAllowedValue,
  pieceLocations,
  placesOf,
  resumeMatch,
  randomAnswerer,
  seededAnswerer,
} from '@opfor/kernel'
import { type ContractRule, plain, problemUnless } from './contract-rule.ts'
import type { Played, ContractContext } from './contract-context.ts'

/** Rules for corrections: possible at any question, of anything, and permanent. */
export const corrections: readonly ContractRule[] = [
  {
    says: 'every counter says what it may be set to, and takes just that',
    broken: ({ game, played }) =>
      someTurns(played, (situation) =>
        game.layout(situation).counters.flatMap((counter) => wrongBounds(game, situation, counter)),
      ),
  },
  {
    says: 'every place where a correction can lay a piece is named, also while it is empty',
    broken: ({ game, played }) => {
      const known = new Set(played.flatMap(({ turns }) => turns.flatMap((now) => occupied(game.layout(now)))))
      return someTurns(played, (situation) => unnamed(game, situation, known))
    },
  },
  {
    says: 'the layout holds all of the situation: a correction to its pieces and numbers leads to the same one',
    broken: ({ game, played }) =>
      someTurns(played, (situation, { turns }, nth) => {
        const wanted = turns[(nth * 5 + 2) % turns.length]
        const edits = diffLayouts(game.layout(situation), game.layout(wanted))
        const there = applyCorrection(game, situation, edits)
        if (!there.ok) return []
        return problemUnless(
          digestValue(plain(there.value)) === digestValue(plain(wanted)),
          `it differs in ${different(there.value, wanted).slice(0, 5).join(', ')}`,
        )
      }),
  },
  ...[0, 2, 4].map(
    (from): ContractRule => ({
      says: `a correction made at any question is still there after the next answer, from match ${from}`,
      broken: (showing) => [...new Set(goneAfterTheAnswer(showing, from, Math.min(from + 2, 5)))],
    }),
  ),
]

function someTurns(
  played: readonly Played[],
  check: (situation: unknown, match: Played, nth: number) => readonly string[],
): readonly string[] {
  return played.flatMap((one) => {
    const step = Math.max(1, Math.floor(one.turns.length / 4))
    return one.turns.flatMap((situation, nth) =>
      nth % step === 0
        ? check(situation, one, nth).map((problem) => `seed ${one.match.seed}, turn ${nth}: ${problem}`)
        : [],
    )
  })
}

function wrongBounds(game: Game, situation: unknown, counter: TableValue): readonly string[] {
  const { id, value, allowedValues, range, several } = counter
  if (allowedValues === undefined && range === undefined && several === undefined)
    return [`${id} does not say what it may be set to`]
  const takes = (to: number | string): boolean => game.applyEdit(situation, { set: id, to }).ok
  const all = several?.map((each) => each.value).join(' ')
  const good = [
    value,
    ...(allowedValues ?? several ?? []).map((each) => each.value),
    ...(range ?? []),
    ...(all === undefined ? [] : ['', all]),
  ]
  const beyond = range === undefined ? [] : [range[0] - 1, range[1] + 1, range[0] + 0.5]
  const wrong = ['§', ...beyond]
  return [
    ...problemUnless(isAllowedValue(counter, value), `${id} is ${value}, which it may not be`),
    ...good.filter((to) => !takes(to)).map((to) => `${id} does not take ${to}`),
    ...wrong.filter(takes).map((to) => `${id} takes ${to}`),
  ]
}

function occupied(layout: Layout): readonly string[] {
  return pieceLocations(layout).flatMap(({ at, count }) => (count > 0 ? [at.id] : []))
}

function unnamed(game: Game, situation: unknown, known: ReadonlySet<string>): readonly string[] {
  const layout = game.layout(situation)
  const named = new Set(placesOf({ ...layout, lying: [], rows: layout.rows }).map(({ id }) => id))
  const pieces = pieceLocations(layout).filter(({ count }) => count > 0)
  return [...known].flatMap((to) => {
    if (named.has(to)) return []
    const moved = pieces.find(
      ({ piece, at }) =>
        at.id !== to && game.applyEdit(situation, { move: piece.id, from: at.id, to, count: 1 }).ok,
    )
    return moved === undefined ? [] : [`${moved.piece.id} can be laid at ${to}, which no layout names`]
  })
}

function different(one: unknown, other: unknown, path = ''): readonly string[] {
  if (digestValue(one) === digestValue(other)) return []
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return [path]
  const [a, b] = [one as Readonly<Record<string, unknown>>, other as Readonly<Record<string, unknown>>]
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].flatMap((key) =>
    different(a[key], b[key], path === '' ? key : `${path}.${key}`),
  )
}

/** Questions at which the answer undid every tried correction. */
function goneAfterTheAnswer({ game, played }: ContractContext, from: number, to: number): readonly string[] {
  return played.slice(from, to).flatMap(({ match: { journal, seed } }) => {
    const match = resumeMatch(game, { ...journal, entries: [] })
    if (!match.ok) throw new Error(match.problem)
    const problems: string[] = []
    for (let asked = 0; asked < 45 && match.value.question !== undefined; asked += 1) {
      if (asked % 3 === seed % 3) problems.push(...lostHere(match.value, asked))
      answer(match.value, seed)
    }
    return problems
  })
}

function answer(match: LiveMatch<unknown>, seed: number): Json {
  const { question } = match
  if (question === undefined) return undefined
  const who = question.to === 'chance' ? seededAnswerer : randomAnswerer(seed)
  const given = who.answer(question, match)
  const taken = match.answer(given, who.by)
  if (!taken.ok) throw new Error(`${question.id}: ${taken.problem}`)
  return given
}

/** Each correction is of something the answer leaves unchanged. */
function lostHere(match: LiveMatch<unknown>, nth: number): readonly string[] {
  const { game, question } = match
  if (question === undefined) return []
  const before = game.layout(match.situation)
  const given = answer(match, nth)
  const after = digestValue(match.situation)
  const untouched = untouchedBy(before, game.layout(match.situation))
  match.undo(1)
  const start = digestValue(match.situation)
  let [tried, gone] = [0, 0]
  for (const edit of untouched.filter((_, at) => (at + nth) % Math.ceil(untouched.length / 8 || 1) === 0)) {
    if (!match.correct([edit]).ok) continue
    const changed = digestValue(match.situation) !== start
    if (changed && match.question?.id === question.id && match.answer(given, 'person').ok) {
      tried += 1
      if (digestValue(match.situation) === after) gone += 1
      match.undo(1)
    }
    match.undo(1)
  }
  return tried > 1 && gone === tried ? [`${question.id}: what was corrected there is gone`] : []
}

/** Edits of numbers whose value is the same in both layouts. */
function untouchedBy(before: Layout, after: Layout): readonly Edit[] {
  return before.counters.flatMap((counter): readonly Edit[] => {
    const { id, value, allowedValues, range } = counter
    if (after.counters.find((each) => each.id === id)?.value !== value) return []
    const other = [
      ...(allowedValues ?? []).map((each) => each.value),
      ...(range === undefined || typeof value !== 'number' ? [] : [value + 1, value - 1]),
    ].find((each) => each !== value && isAllowedValue(counter, each))
    return other === undefined ? [] : [{ set: id, to: other }]
  })
}
