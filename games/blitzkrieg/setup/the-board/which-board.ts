import { type Json, message, type Option, pack, remembered } from '@opfor/kernel'
import { type Board, printedBoard } from '../../table/the-board/board.ts'
import { houseBoard } from './house-board.ts'
import { missingInPack } from './missing.ts'
import { boardOfPack, packSchema, parsePack } from '../../table/the-board/pack.ts'

/** A link may bring any board, so only the last few stay in memory. */
const parsed = remembered((whole: string): Board => {
  const read = parsePack(JSON.parse(whole) as Json)
  if (!read.ok) throw new Error(read.problem)
  return boardOfPack(read.value)
})

/** The board that a match is played on: the printed one, or a pack. */
export function boardFrom(option: Json): Board {
  const whole = question.whole(option)
  return whole === undefined ? printedBoard : parsed(JSON.stringify(whole))
}

const labels = Object.fromEntries(
  Object.entries({
    title: 'Title',
    author: 'Who entered it',
    campaigns: 'Campaigns',
    id: 'Short id',
    name: 'Name',
    vp: 'Victory points',
    end: 'Cells from the middle to the end of the track',
    bonus: 'The two bonus cells',
    red: 'What its red space moves',
    start: 'At the start',
    'start.open': 'open',
    'start.waiting': 'waiting',
    spaces: 'Spaces, left to right: terrain and effect',
  }).map(([key, words]) => [key, message(`blitzkrieg.pack.${key}`, words)]),
)

const question = pack(
  'board',
  message('blitzkrieg.option.board', 'Nippon: a board pack that its owner has entered'),
  {
    schema: packSchema,
    labels,
    samples: [
      { id: '', name: message('blitzkrieg.board.printed', 'None: the printed board of the base game') },
      {
        id: 'house',
        name: message('blitzkrieg.board.house', 'Nippon on a house board of ours, not the printed one'),
        // TypeScript does not accept an interface as Json, because it has no index signature.
        pack: houseBoard as unknown as Json,
      },
    ],
    check: parsePack,
    missing: missingInPack,
  },
)

/** The board as an option: the printed one by itself. */
export const packOption: Option = { question, standard: '' }
