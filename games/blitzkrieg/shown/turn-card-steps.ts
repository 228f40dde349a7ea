import {
  type Edit,
  type Message,
  messages,
  type StateChange,
  type StepDraft,
  type StepWords,
  withParams,
} from '@opfor/kernel'
import type { Space, Theatre } from '../table/the-board/board.ts'
import { stratagemName } from '../table/the-board/pieces.ts'
import { lies, type Situation, theatreOf } from '../table/situation.ts'

const words = messages('blitzkrieg.step', {
  marker: {
    bot: '{theatre}: marker {cells} to the bot',
    player: '{theatre}: marker {cells} to you',
    causes: '{causes}: from {from} to {to}',
    noCause: 'From {from} to {to}',
  },
  cell: {
    bot: 'bot {cell}',
    player: 'you {cell}',
    middle: 'the middle',
  },
  vp: {
    bot: 'Bot: {gain} VP more, {vp} now',
    player: 'You: {gain} VP more, {vp} now',
  },
  places: {
    unit: '{unit} on {theatre}',
    bot: 'From slot {slot} of the bot’s row to campaign {campaign}, space {nth}',
    player: 'Campaign {campaign}, space {nth}',
  },
  draws: {
    bot: '{units} to the end of the bot’s row',
    player: 'Draw {count, plural, one {a unit} other {# units}} from your bag, or what is left',
  },
  stratagem: {
    drawn: 'Stratagem: {stratagem}',
    back: '{previous} goes back into the cup',
    again: '{stratagem} once more; {previous} goes back into the cup',
  },
})

export function wordsFor(draft: StepDraft<Situation>, shown: readonly Edit[]): StepWords | undefined {
  const [first] = shown
  const last = draft.changes.at(-1)
  if (last === undefined) return undefined
  if (first !== undefined && 'set' in first) return valueWords(draft, first.set, Number(first.to))
  const { id, params = {} } = last.tell
  const { units = [], previous = '', stratagem = '' } = params
  switch (id) {
    case 'blitzkrieg.botPlaces':
    case 'blitzkrieg.playerPlaces':
      return placeWords(last, draft.by === 'opponent')
    case 'blitzkrieg.botDraws':
    case 'blitzkrieg.botProduces':
      return { what: withParams(words.draws.bot, { units }) }
    case 'blitzkrieg.playerDrawsUnseen':
      return { what: withParams(words.draws.player, params) }
    case 'blitzkrieg.stratagemDrawn':
    case 'blitzkrieg.firstStratagem':
    case 'blitzkrieg.steamrollDrawn': {
      const note = id === 'blitzkrieg.steamrollDrawn' ? words.stratagem.again : words.stratagem.back
      return {
        what: withParams(words.stratagem.drawn, { stratagem: stratagemName(last.now.token) }),
        note: withParams(note, { previous, stratagem }),
      }
    }
    default:
      return undefined
  }
}

/** Relative to where the marker lies. */
function valueWords(
  { changes, was, is }: StepDraft<Situation>,
  id: string,
  to: number,
): StepWords | undefined {
  const [what, of] = id.split('.')
  const from = Number(was.counters.find((each) => each.id === id)?.value ?? 0)
  if (what === 'vp')
    return { what: withParams(words.vp[of === 'bot' ? 'bot' : 'player'], { gain: to - from, vp: to }) }
  const theatre = is.counters.find((each) => each.id === id)?.of?.name
  if (what !== 'marker' || theatre === undefined) return undefined
  const causes = changes.flatMap(({ tell }) => tell.because ?? [])
  const note = causes.length === 0 ? words.marker.noCause : words.marker.causes
  return {
    what: withParams(words.marker[to > from ? 'bot' : 'player'], { theatre, cells: Math.abs(to - from) }),
    note: withParams(note, { causes, from: cell(from), to: cell(to) }),
  }
}

function cell(marker: number): Message {
  if (marker === 0) return words.cell.middle
  return withParams(words.cell[marker > 0 ? 'bot' : 'player'], { cell: Math.abs(marker) })
}

function placeWords(change: StateChange<Situation>, isBot: boolean): StepWords | undefined {
  const placed = newSpace(change)
  if (placed === undefined) return undefined
  const { before, now, tell } = change
  const [row, rest] = [before.bot.reserve, now.bot.reserve]
  const slot = row.findIndex((kind, at) => kind !== rest[at]) + 1
  const { space, theatre } = placed
  const parts = { slot, campaign: space.campaign + 1, nth: space.index + 1 }
  return {
    what: withParams(words.places.unit, { unit: tell.params?.['unit'] ?? '', theatre: theatre.name }),
    note: withParams(isBot ? words.places.bot : words.places.player, parts),
  }
}

/** Where the change placed a unit. */
export function newSpace({
  before,
  now,
}: StateChange<Situation>): { readonly space: Space; readonly theatre: Theatre } | undefined {
  if (before.theatres === now.theatres) return undefined
  const spaces = now.board.theatres.flatMap(({ campaigns }) => campaigns.flatMap((each) => each.spaces))
  const space = spaces.find((each) => lies(before, each) !== lies(now, each))
  return space && { space, theatre: theatreOf(now, space) }
}
