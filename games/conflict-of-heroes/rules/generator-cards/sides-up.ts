import {
  ask,
  type Candidate,
  choice,
  draw,
  formQuestion,
  withParams,
  type Message,
  message,
  messages,
  type Procedure,
  type Question,
  type Table,
  withoutAll,
} from '@opfor/kernel'
import { type DefenseKind, defenseName, defenses } from '../../table/pieces.ts'
import { playerOf, type Situation } from '../../table/situation.ts'

const texts = messages('coh.ask', {
  drawDefense:
    'Which {count, plural, one {Defense Counter comes} other {# Defense Counters come}} out of the cup?',
  sideUp: 'You have drawn {counter}: which of its two printed sides do you turn up?',
  sidesUp: 'Which side of each Defense Counter do you turn up?',
  drawn: message('coh.sidesUp.drawn', '{counter}, drawn'),
  real: message(
    'coh.ask.realSides',
    'Draw {count, plural, one {# Defense Counter} other {# Defense Counters}}: which side do you turn up?',
  ),
  nth: message('coh.sidesUp.nth', 'Counter {nth}'),
})

type Up = Candidate & { readonly id: DefenseKind }

/** The drawn counter, and the side that is up if known. */
export interface Drawn {
  readonly kind: string
  readonly up?: Up
}

/** G 3.7.3: draws up to this many counters; in few questions also asks for their sides. */
export function* drawDefenses(
  table: Table<Situation>,
  id: string,
  count: number,
): Procedure<readonly Drawn[]> {
  const { seat } = playerOf(table.now, id)
  const isFew = table.now.asking === 'few'
  if (isFew && table.now.cardsBy === 'real') {
    const from = Math.min(count, table.now.cup.length)
    const shown = from === 0 ? [] : yield* realSides(table, seat, from)
    return countersOf(table.now, shown)
  }
  const drawn = yield* ask(table, (now) =>
    draw('coh.drawDefense', withParams(texts.drawDefense, { count }), now.cup, count, defenseName),
  )
  const ups = isFew ? yield* allSides(table, seat, drawn) : []
  return drawn.map((kind, nth) => {
    const up = ups[nth]
    return up === undefined ? { kind } : { kind, up }
  })
}

function upOf(kind: DefenseKind): Up {
  return { id: kind, name: defenseName(kind) }
}

export function* sideUp(table: Table<Situation>, seat: string, kind: string): Procedure<Up> {
  const text = withParams(texts.sideUp, { counter: defenseName(kind) })
  return yield* ask(table, (now) =>
    choice('coh.sideUp', seat, text, sidesOf(now, kind).map(upOf), { proposal: upOf(kind as DefenseKind) }),
  )
}

/** In one form; skips counters with one side. */
function* allSides(
  table: Table<Situation>,
  seat: string,
  drawn: readonly string[],
): Procedure<readonly Up[]> {
  const field = (kind: string, nth: number): [string, Question<Up>] => [
    `counter${nth + 1}`,
    choice(
      'coh.sidesUp.side',
      seat,
      withParams(texts.drawn, { counter: defenseName(kind) }),
      sidesOf(table.now, kind).map(upOf),
      { proposal: upOf(kind as DefenseKind) },
    ),
  ]
  const asked = drawn.map(field).filter((_, nth) => sidesOf(table.now, drawn[nth] ?? '').length > 1)
  const told = asked.length === 0 ? {} : yield* tell(table, 'coh.sidesUp', seat, texts.sidesUp, asked)
  return drawn.map((kind, nth) => told[`counter${nth + 1}`] ?? upOf(kind as DefenseKind))
}

/** The owner looks at real counters, so asks only for the side that is turned up. */
function* realSides(table: Table<Situation>, seat: string, count: number): Procedure<readonly Up[]> {
  const sides = defenses.filter((each) => each !== 'smoke' || table.now.smoke).map(upOf)
  const asked = Array.from({ length: count }, (_, nth): [string, Question<Up>] => [
    `counter${nth + 1}`,
    choice('coh.realSides.side', seat, withParams(texts.nth, { nth: nth + 1 }), sides),
  ])
  return Object.values(yield* tell(table, 'coh.realSides', seat, withParams(texts.real, { count }), asked))
}

function countersOf(now: Situation, shown: readonly Up[]): readonly Drawn[] {
  let left: readonly string[] = now.cup
  return shown.map((up) => {
    const kind = counterOf(now, left, up.id)
    left = withoutAll(left, [kind])
    return { kind, up }
  })
}

/** Prefers that kind, then one with it on the other side by the pack, then possibly, then any. */
function counterOf(now: Situation, left: readonly string[], up: DefenseKind): string {
  if (left.includes(up)) return up
  const told = left.find((kind) => now.pack.backs?.[kind as DefenseKind]?.includes(up))
  return told ?? left.find((kind) => sidesOf(now, kind).includes(up)) ?? left[0] ?? up
}

function* tell(
  table: Table<Situation>,
  id: string,
  seat: string,
  text: Message,
  fields: readonly (readonly [string, Question<Up>])[],
): Procedure<Readonly<Record<string, Up>>> {
  return yield* ask(table, () => formQuestion<Record<string, Up>>(id, seat, text, Object.fromEntries(fields)))
}

/** The other side is known only to the owner or a pack. */
function sidesOf({ pack, smoke }: Situation, drawn: string): readonly DefenseKind[] {
  const back = pack.backs?.[drawn as DefenseKind]
  if (back !== undefined) return defenses.filter((each) => each === drawn || back.includes(each))
  return defenses.filter((each) => each !== 'smoke' || smoke)
}
