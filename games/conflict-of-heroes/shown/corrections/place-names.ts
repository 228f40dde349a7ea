import { type Candidate, type Message, message } from '@opfor/kernel'
import { hexChoices, playerName } from '../../table/naming.ts'
import { type Side, sideName } from '../../table/pieces.ts'
import { isHex, type Situation } from '../../table/situation.ts'

const plain: Readonly<Record<string, Message>> = {
  supply: message('coh.place.supply', 'the box'),
  discard: message('coh.place.discard', 'the discarded cards'),
  conditions: message('coh.place.conditions', 'the Condition Cards'),
  edge: message('coh.place.edge', 'beside the entry edge'),
  hidden: message('coh.place.hidden', 'hidden'),
  entered: message('coh.place.entered', 'on the map since it entered'),
  entryCup: message('coh.place.entryCup', 'the AI Draw Cup'),
  road: message('coh.place.road', 'the road'),
  lost: message('coh.place.lost', 'destroyed'),
  left: message('coh.place.left', 'removed from the map'),
  cup: message('coh.place.cup', 'the cup of Defense Counters'),
  orders: message('coh.place.orders', 'the Order Card Deck'),
  'orders-drawn': message('coh.place.orders-drawn', 'the drawn Order Cards'),
  'sheet-counteractions': message('coh.place.sheet-counteractions', 'the Counteractions'),
  'sheet-orders': message('coh.place.sheet-orders', 'the Mission Orders'),
  'mine-hidden': message('coh.place.mine-hidden', 'hidden, as the Mine'),
  'mine-revealed': message('coh.place.mine-revealed', 'revealed on the map'),
  'mine-rumorCup': message('coh.place.mine-rumorCup', 'among the Rumored Enemies'),
}

const boards: Readonly<Record<string, Message>> = {
  units: message('coh.board.units', 'Units of {side}'),
  vp: message('coh.board.vp', 'Victory Points of {side}'),
  special: message('coh.board.special', 'Special Rules & Events of {side}'),
  conditions: message('coh.board.conditions', 'Condition Cards kept by {side}'),
}

const numbered: Readonly<Record<string, Message>> = {
  round: message('coh.place.round', 'space {space} of the Round track'),
  track: message('coh.place.track', 'space {space} of the Mission Track'),
}

const ofPlayer: Readonly<Record<string, Message>> = {
  deck: message('coh.place.deck', 'the deck and hand of the {player}'),
  top: message('coh.place.top', 'the top of the deck of the {player}'),
}

const rumors = message('coh.place.rumors', 'the Rumored Enemy Draw Cup of {side}')

const known = new Map<string, Candidate>()

export function placeAt(now: Situation, at: string): Candidate {
  if (isHex(at)) return hexChoices(now, [at])[0] ?? { id: at, name: placeName(at) }
  const before = known.get(at)
  if (before !== undefined) return before
  const made = { id: at, name: placeName(at) }
  known.set(at, made)
  return made
}

function placeName(at: string): Message {
  const [first = '', second = '', third = ''] = at.split('-')
  const player = ofPlayer[first]
  if (player !== undefined) return { ...player, params: { player: playerName(at.slice(first.length + 1)) } }
  const track = numbered[first]
  if (track !== undefined) return { ...track, params: { space: second } }
  return plain[at] ?? { ...(boards[third] ?? rumors), params: { side: sideName(second as Side) } }
}
