import {
  ask,
  choice,
  draw,
  fill,
  message,
  type Procedure,
  type Table,
  which,
  withoutAll,
} from '@opfor/kernel'
import { chosen } from './choosing.ts'
import { hexChoices, hexName, unitChoices } from './naming.ts'
import { type DefenseKind, defenseName, defenses, type Side } from './pieces.ts'
import { legalHexes } from './placing-units.ts'
import { playerOf, type Situation, unitsAt } from './situation.ts'
import { movementOf } from './unit-pieces.ts'
import { unitOf } from './units.ts'
import { words } from './words.ts'

const drawDefense = message(
  'coh.ask.drawDefense',
  'Which {count, plural, one {Defense Counter comes} other {# Defense Counters come}} out of the cup?',
)
const sideUp = message(
  'coh.ask.sideUp',
  'You have drawn {counter}: which of its two printed sides do you turn up?',
)
const where = message('coh.ask.defenseHex', 'Where do you place {counter}?')
const whereNow = message(
  'coh.ask.defenseHexNow',
  'Where do you place {counter}? Not next to an enemy unit or Control Marker, as they stand now.',
)
const takeIn = message('coh.ask.takeIn', 'Which units go into {counter} at once?')

/** Hexes for a side's Defense Counter: dry, none lies there yet, no enemy unit or Control Marker there or next to it. */
export function defenseHexes(now: Situation, side: Side): readonly string[] {
  const taken = now.defenses.map(({ at }) => at)
  return legalHexes(now, side).filter((hex) => !taken.includes(hex))
}

/** G 3.7.3: so many counters are drawn, as far as they reach; each is turned to one side and placed. */
export function* placeDefenses(table: Table<Situation>, id: string, count: number): Procedure<void> {
  const { seat, side } = playerOf(table.now, id)
  const drawn = yield* ask(table, (now) =>
    draw('coh.drawDefense', fill(drawDefense, { count }), now.cup, count, defenseName),
  )
  for (const kind of drawn) {
    const kinds = sidesOf(table.now, kind)
    const up = yield* ask(table, () =>
      choice(
        'coh.sideUp',
        seat,
        fill(sideUp, { counter: defenseName(kind) }),
        kinds.map((each) => ({ id: each, name: defenseName(each) })),
        { proposal: { id: kind, name: defenseName(kind) } },
      ),
    )
    const question = fill(table.now.mission === undefined ? where : whereNow, { counter: up.name })
    const at = yield* chosen(table, 'coh.defenseHex', seat, question, (now) =>
      now.cup.includes(kind) ? hexChoices(now, defenseHexes(now, side)) : [],
    )
    if (at === undefined) {
      if (table.now.cup.includes(kind)) table.change(table.now, words.noDefense, { counter: up.name })
      continue
    }
    const placed = [...table.now.defenses, { kind: `${kind} ${up.id}`, side, at: at.id }]
    table.change({ ...table.now, defenses: placed, cup: withoutAll(table.now.cup, [kind]) }, words.defense, {
      counter: up.name,
      hex: hexName(table.now, at.id),
    })
    if (up.id !== 'trench' && up.id !== 'bunker') continue
    if (table.now.mission === undefined) yield* enter(table, seat, side, up.id, at.id)
    else table.change(table.now, words.mayGoIn, { counter: up.name })
  }
}

/** What a counter may show: the kind that was drawn and its other side, which only its owner or a pack can tell. */
function sidesOf({ pack, smoke }: Situation, drawn: string): readonly DefenseKind[] {
  const back = pack.backs?.[drawn as DefenseKind]
  if (back !== undefined) return defenses.filter((each) => each === drawn || back.includes(each))
  return defenses.filter((each) => each !== 'smoke' || smoke)
}

/** A unit in the hex may go into a Trench or Bunker at once: never a vehicle, and a gun only into a Bunker. */
function* enter(
  table: Table<Situation>,
  seat: string,
  side: Side,
  kind: 'trench' | 'bunker',
  hex: string,
): Procedure<void> {
  const fit = (now: Situation): readonly string[] =>
    unitsAt(now, hex).filter((id) => {
      const movement = movementOf(now.pack, id)
      return unitOf(id).side === side && (movement === 'foot' || (movement === 'gun' && kind === 'bunker'))
    })
  const isUnknown = (id: string): boolean =>
    unitOf(id).side === side && movementOf(table.now.pack, id) === undefined
  if (unitsAt(table.now, hex).some(isUnknown))
    table.change(table.now, words.mayGoIn, { counter: defenseName(kind) })
  const text = fill(takeIn, { counter: defenseName(kind) })
  const inside = yield* ask(table, (now) =>
    fit(now).length === 0 ? undefined : which('coh.takeIn', seat, text, unitChoices(fit(now))),
  )
  if (inside !== undefined && inside.length > 0)
    table.change(table.now, words.takenIn, {
      units: inside.map(({ name }) => name),
      counter: defenseName(kind),
    })
}
