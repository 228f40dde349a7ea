import type { BoardPack } from '../../table/the-board/pack.ts'

/**
 * For the Nippon solo rules. NOT the printed board, which only its owners have: cities are plain geography, and every number is
 * ours.
 */
export const houseBoard: BoardPack = {
  opfor: 1,
  id: 'house-board',
  title: 'House board: made up by the Opfor project, not the printed Nippon board',
  author: 'the Opfor project',
  campaigns: [
    city('SEA', 'Seattle', 3, [7, 2, 4], 0, ['S:production1', 'LS:research1', 'L:tactical1']),
    city('SFO', 'San Francisco', 3, [7, 2, 4], 0, ['S:bombing', 'LS:propaganda1', 'L:none']),
    city('LAX', 'Los Angeles', 3, [7, 2, 4], 0, ['S:strategic1', 'LS:production1', 'L:research1']),
    city('SAN', 'San Diego', 2, [6, 2, 4], 0, ['S:propaganda1', 'LS:bombing']),
    city('PHX', 'Phoenix', 2, [6, 2, 4], 1, ['L:tactical1', 'L:none']),
    city('SLC', 'Salt Lake City', 2, [6, 2, 4], 1, ['L:production1', 'L:none']),
    city('DEN', 'Denver', 3, [7, 2, 4], 1, ['L:strategic2', 'L:research2', 'L:none']),
    city('DAL', 'Dallas', 3, [7, 2, 4], 2, ['L:production2', 'L:bombing', 'L:none']),
    city('HOU', 'Houston', 3, [7, 2, 4], 2, ['S:research1', 'LS:tactical2', 'L:propaganda1']),
    city('MSY', 'New Orleans', 3, [8, 3, 6], 2, ['S:bombing', 'LS:strategic2', 'L:none']),
    city('CHI', 'Chicago', 4, [8, 3, 6], 2, [
      'L:researchIndustry',
      'LS:production1',
      'L:tactical2',
      'L:none',
    ]),
    city('DET', 'Detroit', 4, [8, 3, 6], 3, ['L:production2', 'LS:bombing', 'L:none']),
    city('MIA', 'Miami', 4, [8, 3, 6], 1, ['S:strategic3', 'S:propaganda2', 'LS:none']),
    city('NYC', 'New York', 5, [9, 3, 6], 3, [
      'S:propaganda2',
      'LS:researchIndustry',
      'L:bombing',
      'LS:none',
    ]),
    city('WAS', 'Washington', 6, [9, 3, 6], 3, ['S:tactical3', 'LS:strategic3', 'L:propaganda3', 'L:none']),
  ],
}

function city(
  id: string,
  name: string,
  vp: number,
  [end, first, second]: readonly [end: number, first: number, second: number],
  red: number,
  spaces: readonly string[],
): BoardPack['campaigns'][number] {
  return { id, name, vp, end, bonus: [first, second], red, start: red === 0 ? 'open' : 'waiting', spaces }
}
