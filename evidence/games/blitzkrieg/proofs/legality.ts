import type { Space } from '../../../../games/blitzkrieg/table/the-board/board.ts'
import type { Side } from '../../../../games/blitzkrieg/table/the-board/pieces.ts'
import type { Situation } from '../../../../games/blitzkrieg/table/situation.ts'

/** Where a kind of unit may lie, written down once more for the proofs. */
function terrains(kind: string, nuclearAnywhere: boolean): string {
  if (kind === 'scientist' || kind.includes('airforce')) return 'land sea landSea'
  if (kind === 'nuclear-bomb' && nuclearAnywhere) return 'land sea landSea'
  return kind === 'admiral' || kind.includes('navy') ? 'sea landSea' : 'land landSea'
}

/** What a side's spy takes after; nothing before a unit has been placed. */
function copiedBy(side: Side, now: Situation): string {
  const enemy = side === 'bot' ? now.player : now.bot
  if (now.rulings['blitzkrieg.spyCopies'] !== 'anyone' || now.lastBy === '') return enemy.last
  return now[now.lastBy].last
}

/** What is wrong with a placement, by the situation before it. */
export function illegal(before: Situation, side: Side, kind: string, space: Space): string | undefined {
  const theatre = before.theatres[space.theatre]
  const board = before.board.theatres[space.theatre]
  if (theatre === undefined || board === undefined) return 'there is no such theatre'
  const as = kind === 'spy' ? copiedBy(side, before) : kind
  if (as === '') return 'a spy had nothing to copy'
  if (theatre.waits || theatre.closed >= board.campaigns.length) return `${board.id} is not open`
  if (theatre.spaces[space.campaign]?.[space.index] !== '') return `${space.id} is taken`
  const early = side === 'player' && as === 'scientist' && space.campaign > theatre.closed
  if (space.campaign !== theatre.closed && !early) return `${space.id} is not in the open campaign`
  const anywhere = before.rulings['blitzkrieg.nuclearTerrain'] === 'anywhere'
  if (!terrains(as, anywhere).split(' ').includes(space.terrain))
    return `${as} cannot lie on ${space.terrain}`
  return undefined
}

/** Whether a side may place a second unit after this one. */
export function isBlitz(before: Situation, side: Side, kind: string): boolean {
  const as = kind === 'spy' ? copiedBy(side, before) : kind
  return ['airforce-0', 'blitz-army', 'blitz-navy'].includes(as)
}
