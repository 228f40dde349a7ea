import {
  type Candidate,
  seededNumber,
  type RuleList,
  type Message,
  type Question,
  type LogRecorder,
  type Settings,
  resolveSettings,
  simulate,
} from '@opfor/kernel'
import type { Space } from '../../../../games/blitzkrieg/table/the-board/board.ts'
import { blitzkrieg } from '../../../../games/blitzkrieg/index.ts'
import { lies, type Situation } from '../../../../games/blitzkrieg/table/situation.ts'
import { words } from '../../../../games/blitzkrieg/table/words.ts'
import { playSecond, type SecondOptions } from './second.ts'

const levels = ['easy', 'medium', 'hard'] as const

function optionsOf(seed: number): SecondOptions {
  return {
    difficulty: levels[seed % 3] ?? 'easy',
    stratagems: seed % 7 !== 0,
    extraVP: seed % 11 === 0 ? seed % 6 : 0,
    extraProgress: seed % 13 === 0 ? seed % 5 : 0,
  }
}

function playerSeed(seed: number): number {
  return (seed ^ 0x9e3779b9) >>> 0
}

/** Chance and the player draw from separate streams. */
export function randomReply(seed: number): (question: Question) => unknown {
  let n = 0
  let p = 0
  let i = 0
  let of = seed
  let at = 0
  const player = playerSeed(seed)
  const random = (below: number): number => {
    i += 1
    return seededNumber(of, at, i - 1, below)
  }
  return (question) => {
    i = 0
    if (question.to === 'chance') {
      of = seed
      at = n
      n += 1
    } else {
      of = player
      at = p
      p += 1
    }
    return question.sample(random)
  }
}

export function settingsFor(options: SecondOptions): Settings {
  const settings = resolveSettings(blitzkrieg, { options: { ...options } })
  if (!settings.ok) throw new Error(settings.problem)
  return settings.value
}

export function decisionsOf(seed: number): readonly string[] {
  const log: string[] = []
  const { outcome } = simulate(blitzkrieg, settingsFor(optionsOf(seed)), randomReply(seed), logging(log))
  log.push(`end ${outcome.winner} ${outcome.way}`)
  return log
}

/** Excludes the player's own strategic choices. */
export function secondDecisionsOf(seed: number): readonly string[] {
  const log: string[] = []
  let placer = ''
  playSecond(seed, optionsOf(seed), seededNumber, (decision) => {
    const [first = ''] = decision.split(' ')
    if (first === 'bot' || first === 'player') placer = first
    if (first !== 'strategic' || placer === 'bot') log.push(decision)
  })
  return log
}

function logging(log: string[]): LogRecorder<Situation> {
  const nothing = (): void => {}
  let list = ''
  return {
    begin: (_, by: RuleList) => {
      list = by.id
    },
    end: (chosen: Candidate | undefined) => {
      if (list === 'blitzkrieg.strategic' && chosen !== undefined) log.push(`strategic ${chosen.id}`)
    },
    narrowed: nothing,
    tied: nothing,
    tried: nothing,
    cell: nothing,
    ruled: nothing,
    overruled: nothing,
    restarted: nothing,
    change: (before, after, tell: Message) => {
      if (tell === words.botPlaces || tell === words.playerPlaces) log.push(placed(before, after))
      else if (after.token !== before.token) log.push(`strat ${after.token}`)
      else if (after.toMove !== before.toMove || endedByTotals(after))
        log.push(`score ${after.bot.vp} ${after.player.vp}`)
    },
  }
}

function endedByTotals(after: Situation): boolean {
  return after.ended === 'victory-track' || after.ended === 'nothing-open'
}

function placed(before: Situation, after: Situation): string {
  for (const theatre of after.board.theatres)
    for (const campaign of theatre.campaigns)
      for (const space of campaign.spaces)
        if (lies(before, space) !== lies(after, space)) return laid(after, space)
  return 'nothing was placed'
}

function laid(after: Situation, space: Space): string {
  const token = lies(after, space)
  return `${after.lastBy} ${space.id} ${token.slice(token.indexOf(' ') + 1)}`
}
