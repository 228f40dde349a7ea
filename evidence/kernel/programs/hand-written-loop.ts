import { seededNumber } from '../../../kernel/ask/chance.ts'
import { cards, towers } from '../../../kernel/small-game/pieces.ts'
import type { Situation } from '../../../kernel/small-game/situation.ts'

export interface LoopState {
  readonly tracked: boolean
  readonly turn: number
  readonly card: string
  readonly rest: readonly number[]
  readonly discard: readonly number[]
  readonly supplies: readonly number[]
  readonly distance: readonly number[]
  readonly inSight: readonly boolean[]
  readonly moved: readonly number[]
  readonly looted: number
}

export function toLoopState(now: Situation): LoopState {
  const { tracked, turn, card, deck, looted } = now
  const count = (from: readonly string[]) => cards.map((kind) => from.filter((each) => each === kind).length)
  return {
    tracked,
    turn,
    card,
    rest: count(deck.rest),
    discard: count(deck.discard),
    supplies: now.towers.map((tower) => tower.supplies),
    distance: now.towers.map((tower) => tower.distance),
    inSight: now.towers.map((tower) => tower.inSight),
    moved: now.towers.map((tower) => tower.moved),
    looted,
  }
}

interface BestAnswer {
  readonly members: readonly number[]
  readonly best: readonly number[]
}

const keepers = towers.map(({ keeper }) => (keeper === 'north' ? 0 : 1))
const moods = [
  ['idle', 'wary'],
  ['bold', 'wary'],
  ['bold', 'bold'],
] as const

/** Bypasses the kernel's procedures, questions and explanations; random results are the same. */
export function playLoop(seed: number, length: number, knows: boolean, half: boolean): LoopState {
  let answers = -1
  let draws = 0
  const ask = (): void => {
    answers += 1
    draws = 0
  }
  const random = (bound: number): number => {
    draws += 1
    return seededNumber(seed, answers, draws - 1, bound)
  }

  const all = [0, 1, 2, 3]
  const rest = [2, 3, 3]
  const discard = [0, 0, 0]
  const supplies = [3, 3, 3, 3]
  const distance = [0, 0, 0, 0]
  const inSight = [false, false, false, false]
  const moved = [0, 0, 0, 0]
  const seen = new Map<string, boolean>()
  const minDistance = new Map<string, number>()
  const maxDistance = new Map<string, number>()
  const bestAnswers = new Map<string, BestAnswer>()
  let card = -1
  let turn = 1
  let looted = 0
  let left = 12

  ask()
  let tracked = random(2) === 1
  for (const at of all) {
    ask()
    distance[at] = random(31)
  }
  ask()
  for (const at of all) if (random(2) === 1) inSight[at] = true

  while (left > 0 && turn <= length) {
    if (card >= 0) discard[card] = (discard[card] ?? 0) + 1
    let cardsLeft = (rest[0] ?? 0) + (rest[1] ?? 0) + (rest[2] ?? 0)
    if (cardsLeft === 0)
      for (let kind = 0; kind < 3; kind += 1) {
        rest[kind] = discard[kind] ?? 0
        discard[kind] = 0
        cardsLeft += rest[kind] ?? 0
      }
    ask()
    const drawn = random(cardsLeft)
    card = drawn < (rest[0] ?? 0) ? 0 : drawn < (rest[0] ?? 0) + (rest[1] ?? 0) ? 1 : 2
    rest[card] = (rest[card] ?? 0) - 1
    ask()
    const north = random(2)
    ask()
    const south = 2 + random(2)
    const mood = moods[card]?.[left > 6 ? 0 : 1] ?? 'idle'
    const key = (at: number): string => `${mood} ${at} ${moved[at]}`

    const closer = (candidates: readonly number[], limit: number): readonly number[] => {
      if (tracked) return candidates.filter((at) => (distance[at] ?? 0) < limit)
      const unknown = candidates.filter((at) => {
        const known = key(at)
        return (minDistance.get(known) ?? 0) < limit && (maxDistance.get(known) ?? Infinity) > limit
      })
      if (unknown.length === 1) {
        ask()
        const measured = random(31)
        minDistance.set(key(unknown[0] ?? 0), measured)
        maxDistance.set(key(unknown[0] ?? 0), measured)
      } else if (unknown.length > 1) {
        ask()
        for (const at of unknown) {
          const known = key(at)
          if (random(2) === 1) maxDistance.set(known, Math.min(maxDistance.get(known) ?? Infinity, limit))
          else minDistance.set(known, Math.max(minDistance.get(known) ?? 0, limit))
        }
      }
      return candidates.filter(
        (at) => (minDistance.get(key(at)) ?? 0) < limit && (maxDistance.get(key(at)) ?? Infinity) <= limit,
      )
    }

    const askBest = (candidates: readonly number[], what: string): readonly number[] => {
      for (const at of candidates) {
        const known = bestAnswers.get(`${what} ${key(at)}`)
        if (known !== undefined && candidates.every((each) => known.members[each] === moved[each]))
          return candidates.filter((each) => known.best.includes(each))
      }
      ask()
      const picked = candidates.filter(() => random(2) === 1)
      const best = picked.length > 0 ? picked : candidates.slice(0, 1 + random(candidates.length))
      const members = all.map((at) => (candidates.includes(at) ? (moved[at] ?? 0) : -1))
      for (const at of best) bestAnswers.set(`${what} ${key(at)}`, { members, best })
      return best
    }

    const nearest = (candidates: readonly number[]): readonly number[] => {
      const low = candidates.map((at) => (tracked ? (distance[at] ?? 0) : (minDistance.get(key(at)) ?? 0)))
      const high = candidates.map((at) =>
        tracked ? (distance[at] ?? 0) : (maxDistance.get(key(at)) ?? Infinity),
      )
      if (low.every((value, at) => value === high[at])) {
        const best = Math.min(...low)
        return candidates.filter((_, at) => low[at] === best)
      }
      for (const [at, one] of candidates.entries()) {
        const exact = low[at] === high[at]
        const reach = high[at] ?? 0
        if (low.every((other, place) => place === at || (exact ? reach < other : reach <= other)))
          return [one]
      }
      return askBest(candidates, 'near')
    }

    const brightest = (candidates: readonly number[]): readonly number[] => {
      if (!tracked) return askBest(candidates, 'lit')
      const best = Math.max(...candidates.map((at) => (distance[at] ?? 0) % 3))
      return candidates.filter((at) => (distance[at] ?? 0) % 3 === best)
    }

    let candidates: readonly number[] = all.filter((at) => (supplies[at] ?? 0) > 0)
    const narrow = (narrowed: readonly number[]): void => {
      if (narrowed.length > 0) candidates = narrowed
    }
    if (candidates.length > 1) {
      if (!tracked) {
        const unknown = candidates.filter((at) => !seen.has(key(at)))
        if (unknown.length > 0) ask()
        for (const at of unknown) seen.set(key(at), random(2) === 1)
      }
      narrow(candidates.filter((at) => (tracked ? inSight[at] : seen.get(key(at)))))
    }
    if (knows && candidates.length > 1) narrow(candidates.filter((at) => at !== north && at !== south))
    if (mood !== 'idle' && candidates.length > 1) {
      const stock = candidates.map((at) => supplies[at] ?? 0)
      const best = mood === 'bold' ? Math.max(...stock) : Math.min(...stock)
      candidates = candidates.filter((at) => supplies[at] === best)
    }
    if (candidates.length > 1) {
      if (mood === 'wary') candidates = brightest(candidates)
      else narrow(closer(candidates, mood === 'bold' ? 12 : 20))
    }
    if (turn > 3 && candidates.length > 1) narrow(closer(candidates, 8))
    if (candidates.length > 1) candidates = nearest(candidates)
    if (candidates.length > 1) {
      ask()
      candidates = [candidates[random(6) % candidates.length] ?? 0]
    }
    const [target] = candidates

    if (target !== undefined) {
      let storms = closer([target], 8).length > 0
      if (!storms && card === 2) {
        ask()
        storms = random(2) === 1
      }
      if (storms) {
        const stock = supplies[target] ?? 0
        const loot = half ? Math.ceil(stock / 2) : Math.min(1, stock)
        supplies[target] = stock - loot
        looted += loot
        left -= loot
        let helpers = all.filter((at) => at !== target && (supplies[at] ?? 0) >= 2)
        const same = helpers.filter((at) => keepers[at] === keepers[target])
        if (helpers.length > 1 && same.length > 0) helpers = same
        let [helper] = helpers
        if (helpers.length > 1) {
          ask()
          helper = helpers[random(helpers.length)]
        }
        if (helper !== undefined) {
          supplies[helper] = (supplies[helper] ?? 0) - 1
          supplies[target] = (supplies[target] ?? 0) + 1
        }
      } else if (card !== 0) {
        ask()
        distance[target] = random(31)
        inSight[target] = random(2) === 1
        moved[target] = (moved[target] ?? 0) + 1
      }
      ask()
      random(2)
    }
    if (card === 0) {
      ask()
      tracked = random(2) === 1
    }
    turn += 1
  }
  return { tracked, turn, card: cards[card] ?? '', rest, discard, supplies, distance, inSight, moved, looted }
}
