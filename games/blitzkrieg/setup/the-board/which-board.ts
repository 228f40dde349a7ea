import {
  withParams,
  type Json,
  message,
  type Message,
  messages,
  type PackProblem,
  type MatchOption,
  pack,
  parseWith,
  memoizeRecent,
} from '@opfor/kernel'
import { type Board, printedBoard } from '../../table/the-board/board.ts'
import {
  boardOfPack,
  type PackCampaign,
  packSchema,
  packShape,
  parsePack,
} from '../../table/the-board/pack.ts'
import { houseBoard } from './house-board.ts'

const words = messages('blitzkrieg.missing', {
  name: 'Give the campaign a name',
  open: 'Four campaigns must be open at the start, not {open}',
  spaces: 'Add a space',
  bonus: 'Add two bonus cells',
  order: 'The first bonus cell must be before the second, and both before {end}',
})

const openAtStart = 4

export function missingInPack(json: Json): readonly PackProblem[] {
  const parsed = parseWith(packShape, json)
  if (!parsed.ok) return []
  const { campaigns } = parsed.value
  const open = campaigns.filter(({ start }) => start === 'open').length
  return [
    ...when(open !== openAtStart, 'campaigns', withParams(words.open, { open })),
    ...campaigns.flatMap((campaign, index) => ofCampaign(campaign, `campaigns[${index}]`)),
  ]
}

function ofCampaign({ name, bonus, end, spaces }: PackCampaign, at: string): readonly PackProblem[] {
  const [first = 0, second = 0] = bonus
  const isOrdered = first < second && second < end
  return [
    ...when(name.trim() === '', `${at}.name`, words.name),
    ...when(bonus.length !== 2, `${at}.bonus`, words.bonus),
    ...when(bonus.length === 2 && !isOrdered, `${at}.bonus`, withParams(words.order, { end })),
    ...when(spaces.length === 0, `${at}.spaces`, words.spaces),
  ]
}

function when(isMissing: boolean, at: string, text: Message): readonly PackProblem[] {
  return isMissing ? [{ at, text }] : []
}

/** A link may bring any board, so only the last few stay in memory. */
const parsed = memoizeRecent((whole: string): Board => {
  const read = parsePack(JSON.parse(whole) as Json)
  if (!read.ok) throw new Error(read.problem)
  return boardOfPack(read.value)
})

export function boardFrom(option: Json): Board {
  const whole = question.whole(option)
  return whole === undefined ? printedBoard : parsed(JSON.stringify(whole))
}

const labels = Object.fromEntries(
  Object.entries({
    title: 'Title',
    author: 'Entered by',
    campaigns: 'Campaigns',
    id: 'Short id',
    name: 'Name',
    vp: 'Victory points',
    end: 'Cells from the middle to the end of the track',
    bonus: 'The two bonus cells',
    red: 'How far its red space moves the marker',
    start: 'At the start',
    'start.open': 'open',
    'start.waiting': 'waiting',
    spaces: 'Spaces, left to right: terrain and effect',
  }).map(([key, words]) => [key, message(`blitzkrieg.pack.${key}`, words)]),
)

const question = pack('board', message('blitzkrieg.option.board', 'Which Nippon board?'), {
  schema: packSchema,
  labels,
  samples: [
    { id: '', name: message('blitzkrieg.board.printed', 'None: the printed board of the base game') },
    {
      id: 'house',
      name: message('blitzkrieg.board.house', 'Nippon on our own house board, not the printed one'),
      // TypeScript does not accept an interface as Json, because it has no index signature.
      pack: houseBoard as unknown as Json,
    },
  ],
  check: parsePack,
  missing: missingInPack,
})

export const packOption: MatchOption = { question, default: '' }
