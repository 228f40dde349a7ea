import { fill, type Message, message } from '@opfor/kernel'
import { edgeName, hexName, playerName } from './naming.ts'
import { cardName, conditionName, defenseName, type Side, sideName, sides, tileName } from './pieces.ts'
import { isHex, type Mission, type Play, playersOf, type Situation, unitsAt, unitsOf } from './situation.ts'
import { rumorCup } from './special-cards.ts'
import { unitOf } from './units.ts'

/** A part of the briefing. */
export interface BriefingPart {
  readonly heading: Message
  readonly lines: readonly Message[]
}

/** A generated firefight or mission as a page to print: what to lay where, and what is in force. */
export interface Briefing {
  readonly title: Message
  readonly parts: readonly BriefingPart[]
}

const words = {
  title: message('coh.brief.title', 'Firefight {guideline}'),
  mission: message('coh.brief.mission', 'Solo mission {guideline}'),
  rounds: message('coh.brief.rounds', 'Rounds: {rounds}. Action and Bonus Cards: {cards}.'),
  maps: message('coh.brief.maps', 'Maps: {maps}.'),
  initiative: message('coh.brief.initiative', 'Initiative Player: {player}.'),
  caps: message('coh.brief.caps', 'The {player}: {caps} CAPs, Action Cards each Round: {count}.'),
  edge: message('coh.brief.edge', 'Units of the {player} enter over {edge}.'),
  atEdge: message('coh.brief.atEdge', 'Beside the edge: {units}.'),
  onRound: message('coh.brief.onRound', 'On Round {round}: {units}.'),
  hidden: message('coh.brief.hidden', 'Hidden: {units}.'),
  onHex: message('coh.brief.onHex', '{hex}: {what}.'),
  marker: message('coh.brief.marker', 'Control Marker ({side})'),
  rumor: message('coh.brief.rumor', 'Rumored Enemy ({side})'),
  card: message('coh.brief.card', '{card}, {half}: {what}'),
  plainCard: message('coh.brief.plainCard', '{card}, {half}'),
  none: message('coh.brief.none', 'None.'),
} as const

const headings = {
  firefight: message('coh.brief.firefight', 'The firefight'),
  battle: message('coh.brief.battle', 'Order of battle: {side}'),
  setup: message('coh.brief.setup', 'Set-up by hex'),
  special: message('coh.brief.special', 'Special Rules & Events'),
  victory: message('coh.brief.victory', 'Victory Points'),
  ai: message('coh.brief.ai', 'The AI plays {side}'),
} as const

const halves = {
  top: message('coh.condition.top', 'top'),
  bottom: message('coh.condition.bottom', 'bottom'),
} as const

/** The briefing of what has been generated so far. */
export function briefing(now: Situation): Briefing {
  const title = fill(now.mode === 'solo' ? words.mission : words.title, { guideline: now.guideline.name })
  const parts: readonly BriefingPart[] = [
    { heading: headings.firefight, lines: firefight(now) },
    ...sides.map((side) => ({
      heading: fill(headings.battle, { side: sideName(side) }),
      lines: battle(now, side),
    })),
    { heading: headings.setup, lines: orNone(setup(now)) },
    { heading: headings.special, lines: orNone(cards(now, 'special')) },
    { heading: headings.victory, lines: orNone(cards(now, 'vp')) },
  ]
  if (now.mission === undefined) return { title, parts }
  const heading = fill(headings.ai, { side: sideName(now.mission.ai) })
  return { title, parts: [...parts, { heading, lines: theAI(now, now.mission) }] }
}

function orNone(lines: readonly Message[]): readonly Message[] {
  return lines.length > 0 ? lines : [words.none]
}

function firefight({ guideline, maps, initiative }: Situation): readonly Message[] {
  return [
    fill(words.rounds, { rounds: guideline.rounds, cards: guideline.actionCards }),
    fill(words.maps, { maps: maps.map(({ map }) => String(map)) }),
    ...(initiative === '' ? [] : [fill(words.initiative, { player: playerName(initiative) })]),
  ]
}

function battle(now: Situation, side: Side): readonly Message[] {
  const own = (at: string): readonly Message[] =>
    named(unitsAt(now, at).filter((id) => unitOf(id).side === side))
  const rounds = new Set(unitsOf(now, side).map((id) => now.units[id]?.at ?? ''))
  const waiting = [...rounds].filter((at) => at.startsWith('round-')).toSorted()
  return [
    ...playersOf(now, side).flatMap(({ id, caps, drawn, edge }) => [
      fill(words.caps, { player: playerName(id), caps, count: drawn }),
      ...(edge === undefined
        ? []
        : [fill(words.edge, { player: playerName(id), edge: edgeName(now, edge) })]),
    ]),
    ...some(own('edge'), words.atEdge),
    ...waiting.map((at) => fill(words.onRound, { round: at.slice('round-'.length), units: own(at) })),
    ...some(own('hidden'), words.hidden),
  ]
}

function some(units: readonly Message[], text: Message): readonly Message[] {
  return units.length > 0 ? [fill(text, { units })] : []
}

function named(units: readonly string[]): readonly Message[] {
  return units.map((id) => unitOf(id).name)
}

/** Everything that stands on a hex, hex by hex. */
function setup(now: Situation): readonly Message[] {
  const standing = new Map<string, Message[]>()
  const put = (at: string, what: Message): void => {
    if (isHex(at)) standing.set(at, [...(standing.get(at) ?? []), what])
  }
  for (const side of sides) for (const id of unitsOf(now, side)) put(now.units[id]?.at ?? '', unitOf(id).name)
  for (const { at, side } of now.markers) put(at, fill(words.marker, { side: sideName(side) }))
  for (const { at, kind } of now.defenses) put(at, defenseName(kind.split(' ')[1] ?? ''))
  for (const { at, side } of now.rumored) put(at, fill(words.rumor, { side: sideName(side) }))
  return [...standing]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([hex, what]) => fill(words.onHex, { hex: hexName(now, hex), what }))
}

function cards(now: Situation, section: 'special' | 'vp'): readonly Message[] {
  return now.plays.filter(({ told, used }) => told.section === section && used !== true).map(cardLine)
}

function cardLine({ card, half, told }: Play): Message {
  const name = card.startsWith('condition') ? conditionName(card) : cardName(card)
  const what = told.title ?? told.note
  return what === undefined
    ? fill(words.plainCard, { card: name, half: halves[half] })
    : fill(words.card, { card: name, half: halves[half], what })
}

const ai = {
  defense: message('coh.brief.defense', 'Solo Mission Sheet: Defense side.'),
  offense: message('coh.brief.offense', 'Solo Mission Sheet: Offense side.'),
  counteractions: message('coh.brief.counteractions', 'Counteractions from the left: {tiles}.'),
  orders: message('coh.brief.orders', 'Mission Orders from the left: {tiles}.'),
  printed: message('coh.default', 'the order printed on space 3'),
  track: message('coh.brief.track', '{tile} on space {space} of the Mission Track.'),
  end: message('coh.brief.end', 'The mission ends on space {space}.'),
  deck: message('coh.brief.deck', 'Order Cards ({count}): {cards}.'),
  entry: message('coh.brief.entry', 'AI Draw Cup: {units}.'),
  rumors: message('coh.brief.rumors', 'Rumored Enemy Draw Cup: {count} counters.'),
} as const

function theAI(now: Situation, mission: Mission): readonly Message[] {
  const row = (tiles: readonly string[]): readonly Message[] =>
    tiles.length < 3 ? [...tiles.map(tileName), ai.printed] : tiles.map(tileName)
  const { deck, counteractions, orders, track, end, sheet } = mission
  const inCup =
    unitsAt(now, rumorCup(mission.ai)).length + now.noEnemy[mission.ai] + (now.mine === 'rumorCup' ? 1 : 0)
  return [
    ai[sheet],
    fill(ai.counteractions, { tiles: row(counteractions) }),
    fill(ai.orders, { tiles: row(orders) }),
    ...track.map(({ tile, space }) => fill(ai.track, { tile: tileName(tile), space })),
    fill(ai.end, { space: end }),
    fill(ai.deck, { count: deck.rest.length, cards: ranges(deck.rest) }),
    ...some(named(unitsAt(now, 'entryCup')), ai.entry),
    ...(inCup > 0 ? [fill(ai.rumors, { count: inCup })] : []),
  ]
}

/** Numbers in a row as ranges: 13-51, 54-55. */
export function ranges(numbers: readonly string[]): readonly string[] {
  const runs: { from: string; to: string }[] = []
  for (const number of numbers) {
    const last = runs.at(-1)
    if (last !== undefined && Number(last.to) + 1 === Number(number)) last.to = number
    else runs.push({ from: number, to: number })
  }
  return runs.map(({ from, to }) => (from === to ? from : `${from}-${to}`))
}
