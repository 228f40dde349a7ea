import {
  ask,
  bag,
  type Candidate,
  choice,
  type Draw,
  draw,
  withParams,
  message,
  type Message,
  type Procedure,
  applyRuling,
  type Table,
  yesNo,
} from '@opfor/kernel'
import { chosen } from '../choosing.ts'
import { reachOf } from '../guidelines/entry-edges.ts'
import { hexesOf } from '../../table/maps/maps.ts'
import { atHexes, edgeName, hexChoices, hexName } from '../../table/naming.ts'
import { enemyOf, type Side, sideName, sides } from '../../table/pieces.ts'
import { emptyCup } from './solo-rulings.ts'
import { missionOf, playersOf, type Situation, unitsAt, withUnit } from '../../table/situation.ts'
import { rumorCup } from '../special-rules/special-cards.ts'
import { unitOf } from '../../table/placing/units.ts'
import { words } from '../words.ts'

const drawUnit = message('coh.ask.drawUnit', 'Which unit comes out of the AI Draw Cup?')
const completed = message('coh.ask.completed', 'Did {unit} complete the move order?')
const whichRumor = message(
  'coh.ask.whichRumor',
  'Which Rumored Enemy is revealed? Each is named by the hex where its counter was placed.',
)
const drawRumor = message('coh.ask.drawRumor', 'What comes out of the Rumored Enemy Draw Cup for {hex}?')
const mineLies = message('coh.ask.mineLies', 'Which hex is the Mine on?')
const noEnemy = message('coh.noEnemy', 'No Enemy')
const mine = message('coh.mine', 'a Mine')

/** G 5.6: if no AI unit on the map can move, one is drawn. If it cannot enter, the AI passes. */
export function* drawFromEntryCup(table: Table<Situation>): Procedure<void> {
  const [id] =
    (yield* ask(table, (now) => drawFrom('coh.drawUnit', drawUnit, unitsAt(now, 'entryCup')))) ?? []
  if (id !== undefined) yield* enterFromCup(table, id)
}

/** G 5.6: the unit enters, or goes back into the cup. */
export function* enterFromCup(table: Table<Situation>, id: string): Procedure<void> {
  const parts = { unit: unitOf(id).name }
  tellEdge(table, id)
  const moved = yield* ask(table, (now) =>
    now.units[id]?.at === 'entryCup'
      ? yesNo('coh.completed', 'player', withParams(completed, parts))
      : undefined,
  )
  const unit = table.now.units[id]
  if (moved === undefined || unit === undefined) return
  if (moved) table.change(withUnit(table.now, id, { ...unit, at: 'entered' }), words.entered, parts)
  else table.change(table.now, words.passes, parts)
}

/** G 2.1, 6: the entry edge as in the briefing; without one, the unit's owner. */
function tellEdge(table: Table<Situation>, id: string): void {
  const { name: unit, side } = unitOf(id)
  const edge = playersOf(table.now, side)[0]?.edge
  if (edge === undefined) table.change(table.now, words.entering, { unit, side: sideName(side) })
  else
    table.change(table.now, words.enteringOver, {
      unit,
      edge: reachOf(table.now, edge).map((each) => edgeName(table.now, each)),
    })
}

function drawFrom(id: string, text: Message, tokens: readonly string[]): Draw | undefined {
  return tokens.length === 0 ? undefined : draw(id, text, bag(tokens), 1, tokenName)
}

/** Hidden units, No Enemy counters and the AI's mine. */
export function rumorTokens(now: Situation): readonly string[] {
  if (now.mission === undefined) return []
  const units = sides.flatMap((side) => unitsAt(now, rumorCup(side)))
  const blanks = Array.from({ length: now.noEnemy.german + now.noEnemy.soviet }, () => 'noEnemy')
  return [...units, ...blanks, ...(now.mine === 'rumorCup' ? ['mine'] : [])]
}

export function* reveal(table: Table<Situation>): Procedure<void> {
  const at = yield* chosen(table, 'coh.whichRumor', 'player', whichRumor, rumorHexes, { points: atHexes })
  if (at === undefined) return
  const parts = { hex: hexName(table.now, at.id) }
  const side = table.now.rumored.findLast((each) => each.at === at.id)?.side ?? missionOf(table.now).ai
  const text = withParams(drawRumor, parts)
  const [token] = (yield* ask(table, (now) => drawFrom('coh.drawRumor', text, rumorTokens(now)))) ?? []
  if (!table.now.rumored.some((each) => each.at === at.id)) return
  const next = { ...table.now, rumored: withoutOneAt(table.now, at.id) }
  if (token === undefined)
    table.change(next, applyRuling(table, emptyCup) === 'nobody' ? words.nobodyThere : words.cupEmpty, parts)
  else table.change(outOfCup(next, token, at.id, side), words.revealed, { ...parts, what: tokenName(token) })
  if (token === 'mine') yield* layMine(table, at)
}

/** A Rumored Enemy may have moved, so the Mine goes to its present hex. */
function* layMine(table: Table<Situation>, proposal: Candidate): Procedure<void> {
  const at = yield* ask(table, (now) =>
    now.mine === 'revealed'
      ? choice('coh.mineLies', 'player', mineLies, hexChoices(now, hexesOf(now.maps)), {
          proposal,
          points: atHexes,
        })
      : undefined,
  )
  if (at !== undefined)
    table.change({ ...table.now, mineAt: at.id }, words.mineLies, { hex: hexName(table.now, at.id) })
}

function rumorHexes(now: Situation): readonly Candidate[] {
  return hexChoices(now, [...new Set(now.rumored.map(({ at }) => at))])
}

/** Removes the last that came to the hex. */
function withoutOneAt({ rumored }: Situation, hex: string): Situation['rumored'] {
  return rumored.toSpliced(
    rumored.findLastIndex(({ at }) => at === hex),
    1,
  )
}

/** A unit or the mine goes to the hex; a No Enemy counter, preferably of this side, is removed. */
function outOfCup(now: Situation, token: string, hex: string, side: Side): Situation {
  const unit = now.units[token]
  if (unit !== undefined) return withUnit(now, token, { ...unit, at: hex })
  if (token === 'mine') return { ...now, mine: 'revealed' }
  const whose = now.noEnemy[side] > 0 ? side : enemyOf(side)
  return { ...now, noEnemy: { ...now.noEnemy, [whose]: now.noEnemy[whose] - 1 } }
}

function tokenName(token: string): Message {
  return token === 'noEnemy' ? noEnemy : token === 'mine' ? mine : unitOf(token).name
}
