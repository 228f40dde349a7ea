import { countPieces } from '@opfor/kernel'
import { layout } from '../../../../games/blitzkrieg/rules/layout.ts'
import type { Force, Situation, TheatreState } from '../../../../games/blitzkrieg/table/situation.ts'

const weights = new Map<string, number>()

/** Distinct weights per token kind, so that a lost and a doubled token do not cancel out. */
function weight(token: string): number {
  const known = weights.get(token)
  if (known !== undefined) return known
  let h = 2166136261
  for (let at = 0; at < token.length; at += 1) h = Math.imul(h ^ token.charCodeAt(at), 16777619)
  const made = ((h >>> 0) % 1_000_003) + 1_000_003 * (weights.size + 1)
  weights.set(token, made)
  return made
}

function weigh(tokens: readonly string[], owner: string): number {
  let sum = 0
  for (const token of tokens) sum += weight(plain.has(token) ? `${owner} ${token}` : token)
  return sum
}

const plain = new Set(
  'airforce-0 airforce-1 airforce-2 navy-1 navy-2 navy-3 army-1 army-2 army-3 admiral general'.split(' '),
)

/** Returns 0 if no token was lost or made. */
export function gained(before: Situation, after: Situation): number {
  let sum = 0
  if (before.bot !== after.bot) sum += ofForce(after.bot, 'bot') - ofForce(before.bot, 'bot')
  if (before.player !== after.player)
    sum += ofForce(after.player, 'player') - ofForce(before.player, 'player')
  if (before.pool !== after.pool) sum += weigh(after.pool, '') - weigh(before.pool, '')
  if (before.cup !== after.cup || before.token !== after.token) sum += stratagems(after) - stratagems(before)
  for (const [at, theatre] of after.theatres.entries()) {
    const was = before.theatres[at]
    if (was !== theatre && was !== undefined) sum += onBoard(theatre) - onBoard(was)
  }
  return sum
}

function ofForce(force: Force, owner: string): number {
  return weigh(force.bag, owner) + weigh(force.reserve, owner)
}

function onBoard({ spaces }: TheatreState): number {
  let sum = 0
  for (const row of spaces) for (const token of row) if (token !== '') sum += weight(token)
  return sum
}

/** Until the first draw the token in play is Steamroll, which is set aside. */
function stratagems({ cup, token }: Situation): number {
  return weigh(cup, '') + weight(token === '' ? 'steamroll' : token)
}

export function miscounted(now: Situation, start: ReadonlyMap<string, number>): string | undefined {
  const counted = countPieces(layout(now))
  for (const [piece, count] of start)
    if (counted.get(piece) !== count) return `there are ${counted.get(piece) ?? 0} of ${piece}, not ${count}`
  return counted.size === start.size ? undefined : 'there are tokens that were not there at the start'
}

/** 44 units, 16 special weapons and 8 stratagems. */
export function tokensOf(now: Situation): ReadonlyMap<string, number> {
  return countPieces(layout(now))
}
