import { describe, expect, test } from 'vitest'
import { autoPlay, randomAnswerer, seededAnswerer } from './answerers.ts'
import type { LiveMatch } from './live-match.ts'
import type { GameModule } from './game-module.ts'
import { message } from '../messages/message.ts'
import { ask } from '../ask/procedure.ts'
import { choice } from '../ask/questions/choice.ts'
import { die } from '../ask/questions/die.ts'
import { draw } from '../ask/questions/draw.ts'
import { smallGame } from '../small-game/index.ts'
import type { Situation } from '../small-game/situation.ts'
import { newMatch, unwrap } from '../testing/index.ts'
import { chanceAnswererFor, resolveWhoRolls } from './who-rolls.ts'

const text = message('asked', 'Asked?')
const aDie = die('die', text, 6)
const aDraw = draw('draw', text, ['ace'], 1, (kind) => message(kind, kind))
const toASeat = choice('seat', 'north', text, [{ id: 'a', name: text }])

function played(game: GameModule<Situation>, by: 'seed' | 'person', until: string): LiveMatch<Situation> {
  const match = newMatch(game, {}, 5)
  for (let i = 0; i < 60; i += 1) {
    const { question } = match
    if (question === undefined) break
    const seat = question.to === 'chance' || question.to === 'table' ? undefined : question.to
    const answer = question.write(question.sample((below) => below - 1))
    unwrap(match.answer(answer, question.to === 'chance' ? by : 'person', seat))
    if (question.id === until) break
  }
  return match
}

const beside: GameModule<Situation> = { ...smallGame, isAtPhysicalBoard: () => true }

test("a secret draw is always the app's: nobody at the table may see it", () => {
  const secret = draw('hand', text, ['ace'], 1, (kind) => message(kind, kind), { secret: true })
  expect(chanceAnswererFor({ dice: 'real', draws: 'real' })(secret)).toBe(seededAnswerer)
})

test("a draw of what only the app has is the app's, also where other draws are real", () => {
  const own = draw('order', text, ['ace'], 1, (kind) => message(kind, kind), { byApp: true })
  expect(chanceAnswererFor({ dice: 'real', draws: 'real' })(own)).toBe(seededAnswerer)
})

describe('who rolls', () => {
  test('on screen the app rolls and draws; at a physical board draws are real to begin with', () => {
    expect(resolveWhoRolls(newMatch(smallGame, {}, 5))).toEqual({ dice: 'app', draws: 'app' })
    expect(resolveWhoRolls(newMatch(beside, {}, 5))).toEqual({ dice: 'app', draws: 'real' })
  })

  test('at a physical board it is as the person prefers it there, and on screen the app all the same', () => {
    const preferred = { dice: 'real', draws: 'app' } as const
    expect(resolveWhoRolls(newMatch(beside, {}, 5), preferred)).toEqual(preferred)
    expect(resolveWhoRolls(newMatch(smallGame, {}, 5), preferred)).toEqual({ dice: 'app', draws: 'app' })
  })

  test('whose draws they are may be an option of the match, and the journal goes before it', () => {
    const ours: GameModule<Situation> = { ...beside, defaultWhoRolls: () => ({ draws: 'app' }) }
    expect(resolveWhoRolls(newMatch(ours, {}, 5), { dice: 'real', draws: 'real' })).toEqual({
      dice: 'real',
      draws: 'app',
    })
    expect(resolveWhoRolls(played(ours, 'person', 'small.card')).draws).toBe('real')
  })

  test('is as the journal last had it', () => {
    expect(resolveWhoRolls(played(smallGame, 'person', 'small.card')).draws).toBe('real')
    expect(resolveWhoRolls(played(beside, 'seed', 'small.card')).draws).toBe('app')
    expect(resolveWhoRolls(played(smallGame, 'person', 'small.target.tie')).dice).toBe('real')
  })

  test('what a program answered, or what the app draws in any match, says nothing of the dice', () => {
    const policy = newMatch(beside, {}, 5)
    autoPlay(policy, () => randomAnswerer(3))
    expect(resolveWhoRolls(policy, { dice: 'real', draws: 'app' })).toEqual({ dice: 'real', draws: 'app' })
    const ours: GameModule<Situation> = {
      ...beside,
      *setup() {},
      *turn(table) {
        yield* ask(table, () => draw('small.order', text, ['ace'], 1, () => text, { byApp: true }))
        yield* ask(table, () => die('small.wind', text, 6))
      },
    }
    const match = newMatch(ours, {}, 5)
    unwrap(match.answer(['ace'], 'seed'))
    expect(resolveWhoRolls(match)).toEqual({ dice: 'app', draws: 'real' })
    unwrap(match.answer(3, 'person'))
    expect(resolveWhoRolls(match)).toEqual({ dice: 'real', draws: 'real' })
    unwrap(match.answer(['ace'], 'seed'))
    unwrap(match.answer(3, 'seed'))
    expect(resolveWhoRolls(match, { dice: 'real', draws: 'real' })).toEqual({ dice: 'app', draws: 'real' })
  })

  test('a person who tells of the table has rolled nothing', () => {
    expect(resolveWhoRolls(played(smallGame, 'person', 'small.lit'))).toEqual({ dice: 'app', draws: 'app' })
  })
})

describe('who answers', () => {
  test('the seed if dice or draws are the app’s', () => {
    const who = chanceAnswererFor({ dice: 'app', draws: 'app' })
    expect([who(aDie), who(aDraw), who(toASeat)]).toEqual([seededAnswerer, seededAnswerer, undefined])
  })

  test('a person if they are real', () => {
    expect([aDie, aDraw].map(chanceAnswererFor({ dice: 'real', draws: 'app' }))).toEqual([
      undefined,
      seededAnswerer,
    ])
    expect([aDie, aDraw].map(chanceAnswererFor({ dice: 'app', draws: 'real' }))).toEqual([
      seededAnswerer,
      undefined,
    ])
  })
})
