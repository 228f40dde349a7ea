import { describe, expect, test } from 'vitest'
import { playOn, sampling, seeded } from './answerers.ts'
import type { Conversation } from './conversation.ts'
import type { GameModule } from './game-module.ts'
import { message } from '../say/message.ts'
import { ask } from '../ask/procedure.ts'
import { choice } from '../ask/questions/choice.ts'
import { die } from '../ask/questions/die.ts'
import { draw } from '../ask/questions/draw.ts'
import { smallGame } from '../small-game/index.ts'
import type { Situation } from '../small-game/situation.ts'
import { newMatch, value } from '../testing/index.ts'
import { answersOf, whoRolls } from './who-rolls.ts'

const text = message('asked', 'Asked?')
const aDie = die('die', text, 6)
const aDraw = draw('draw', text, ['ace'], 1, (kind) => message(kind, kind))
const toASeat = choice('seat', 'north', text, [{ id: 'a', name: text }])

function played(game: GameModule<Situation>, by: 'seed' | 'person', until: string): Conversation<Situation> {
  const match = newMatch(game, {}, 5)
  for (let i = 0; i < 60; i += 1) {
    const { question } = match
    if (question === undefined) break
    const seat = question.to === 'chance' || question.to === 'table' ? undefined : question.to
    const answer = question.write(question.sample((below) => below - 1))
    value(match.answer(answer, question.to === 'chance' ? by : 'person', seat))
    if (question.id === until) break
  }
  return match
}

const beside: GameModule<Situation> = { ...smallGame, besideBoard: () => true }

test("a secret draw is always the app's: nobody at the table may see it", () => {
  const secret = draw('hand', text, ['ace'], 1, (kind) => message(kind, kind), { secret: true })
  expect(answersOf({ dice: 'real', draws: 'real' })(secret)).toBe(seeded)
})

test("a draw of what only the app has is the app's, also where other draws are real", () => {
  const own = draw('order', text, ['ace'], 1, (kind) => message(kind, kind), { byApp: true })
  expect(answersOf({ dice: 'real', draws: 'real' })(own)).toBe(seeded)
})

describe('who rolls', () => {
  test('on screen the app rolls and draws; at a physical board draws are real to begin with', () => {
    expect(whoRolls(newMatch(smallGame, {}, 5))).toEqual({ dice: 'app', draws: 'app' })
    expect(whoRolls(newMatch(beside, {}, 5))).toEqual({ dice: 'app', draws: 'real' })
  })

  test('at a physical board it is as the person prefers it there, and on screen the app all the same', () => {
    const preferred = { dice: 'real', draws: 'app' } as const
    expect(whoRolls(newMatch(beside, {}, 5), preferred)).toEqual(preferred)
    expect(whoRolls(newMatch(smallGame, {}, 5), preferred)).toEqual({ dice: 'app', draws: 'app' })
  })

  test('whose draws they are may be an option of the match, and the journal goes before it', () => {
    const ours: GameModule<Situation> = { ...beside, rollsBy: () => ({ draws: 'app' }) }
    expect(whoRolls(newMatch(ours, {}, 5), { dice: 'real', draws: 'real' })).toEqual({
      dice: 'real',
      draws: 'app',
    })
    expect(whoRolls(played(ours, 'person', 'small.card')).draws).toBe('real')
  })

  test('is as the journal last had it', () => {
    expect(whoRolls(played(smallGame, 'person', 'small.card')).draws).toBe('real')
    expect(whoRolls(played(beside, 'seed', 'small.card')).draws).toBe('app')
    expect(whoRolls(played(smallGame, 'person', 'small.target.tie')).dice).toBe('real')
  })

  test('what a program answered, or what the app draws in any match, says nothing of the dice', () => {
    const policy = newMatch(beside, {}, 5)
    playOn(policy, () => sampling(3))
    expect(whoRolls(policy, { dice: 'real', draws: 'app' })).toEqual({ dice: 'real', draws: 'app' })
    const ours: GameModule<Situation> = {
      ...beside,
      *setup() {},
      *turn(table) {
        yield* ask(table, () => draw('small.order', text, ['ace'], 1, () => text, { byApp: true }))
        yield* ask(table, () => die('small.wind', text, 6))
      },
    }
    const match = newMatch(ours, {}, 5)
    value(match.answer(['ace'], 'seed'))
    expect(whoRolls(match)).toEqual({ dice: 'app', draws: 'real' })
    value(match.answer(3, 'person'))
    expect(whoRolls(match)).toEqual({ dice: 'real', draws: 'real' })
    value(match.answer(['ace'], 'seed'))
    value(match.answer(3, 'seed'))
    expect(whoRolls(match, { dice: 'real', draws: 'real' })).toEqual({ dice: 'app', draws: 'real' })
  })

  test('a person who tells of the table has rolled nothing', () => {
    expect(whoRolls(played(smallGame, 'person', 'small.lit'))).toEqual({ dice: 'app', draws: 'app' })
  })
})

describe('who answers', () => {
  test('the seed if dice or draws are the app’s', () => {
    const who = answersOf({ dice: 'app', draws: 'app' })
    expect([who(aDie), who(aDraw), who(toASeat)]).toEqual([seeded, seeded, undefined])
  })

  test('a person if they are real', () => {
    expect([aDie, aDraw].map(answersOf({ dice: 'real', draws: 'app' }))).toEqual([undefined, seeded])
    expect([aDie, aDraw].map(answersOf({ dice: 'app', draws: 'real' }))).toEqual([seeded, undefined])
  })
})
