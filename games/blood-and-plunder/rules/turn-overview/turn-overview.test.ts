import { movesOf, format, resolveWhoRolls } from '@opfor/kernel'
import { playAnswers, newMatch, optionIds, logTexts } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import { bloodAndPlunder } from '../../index.ts'
import { matchOn } from '../../testing/field.ts'
import { citationsByMessage } from '../../table/citations-by-message.ts'

const round = { units: { 'town-muskets': {}, 'free-muskets': {} }, change: { next: [], card: '' } } as const

const begun = (deck: string) => newMatch(bloodAndPlunder, { options: { deck } })

test("Turn Overview: the OPFOR's card is turned over when yours has been chosen", () => {
  const match = matchOn(round)
  expect(match.question?.id).toBe('blood-and-plunder.lay')
  expect(match.situation.card).toBe('')
  playAnswers(match, ['lay', 'laid'])
  expect(match.question?.id).toBe('blood-and-plunder.draw')
})

test('a real deck waits by itself: you are told to lay your card first', () => {
  const { question } = matchOn({ ...round, options: { deck: 'real' } })
  expect(question?.id).toBe('blood-and-plunder.draw')
  expect(question === undefined ? '' : format(question.text)).toMatch(/^Lay your own card face down/)
})

test('on the screen alone the app turns over a card for you, and the better suit, then number, goes first', () => {
  const shown = (theirs: string, yours: string): readonly string[] => {
    const match = matchOn({ ...round, options: { deck: 'both' } })
    return logTexts(playAnswers(match, ['draw', [theirs]], ['drawYours', [yours]]))
  }
  expect(shown('H6', 'S2')).toEqual(
    expect.arrayContaining(['Your card is 2 of Spades.', 'You go first in this round.']),
  )
  expect(shown('H6', 'D13')).toContain('The OPFOR goes first in this round.')
  expect(shown('H6', 'H7')).toContain('You go first in this round.')
  expect(shown('H6', 'H5')).toContain('The OPFOR goes first in this round.')
})

test('and the cards of both are never asked of you', () => {
  const match = matchOn({ ...round, options: { deck: 'both' } })
  expect(match.question?.id).toBe('blood-and-plunder.draw')
  playAnswers(match, ['draw', ['H6']])
  expect(optionIds(match)).toHaveLength(51)
  expect(bloodAndPlunder.isAtPhysicalBoard?.(match.journal.settings)).toBe(false)
  expect(resolveWhoRolls(begun('both')).draws).toBe('app')
})

test('where you have nobody left to activate no card of yours is awaited', () => {
  const units = { 'town-muskets': {}, 'free-muskets': { activated: true } }
  expect(matchOn({ ...round, units }).question?.id).toBe('blood-and-plunder.draw')
})

test('who goes first is said where both have units left; otherwise one side goes on alone', () => {
  const units = { 'town-muskets': {}, 'free-muskets': { activated: true } }
  const alone = logTexts(playAnswers(matchOn({ ...round, units }), ['draw', ['S7']]))
  expect(alone).toContain('Only the OPFOR has units left to activate: it continues.')
  const both = logTexts(playAnswers(matchOn(round), ['lay', 'laid'], ['draw', ['S7']], ['first', 'opfor']))
  expect(both).toContain('The OPFOR goes first in this round.')
  expect(both.join(' ')).not.toMatch(/continues/)
  expect(citationsByMessage['blood-and-plunder.goesOn.player']?.heading).toBe('Turn Overview')
})

test('it is played beside a real table, and the deck is the app’s unless a real one is chosen', () => {
  expect(bloodAndPlunder.isAtPhysicalBoard?.(begun('app').journal.settings)).toBe(true)
  expect(resolveWhoRolls(begun('app')).draws).toBe('app')
  expect(resolveWhoRolls(begun('real')).draws).toBe('real')
})

test('Fortune Points: what was chosen is said', () => {
  const chosen = (fortune: boolean): readonly string[] =>
    logTexts(newMatch(bloodAndPlunder, { options: { fortune } })).filter((line) => line.includes('Fortune'))
  expect(chosen(false)).toEqual(['Both sides play without Fortune Points.'])
  expect(chosen(true)).toEqual(['Both sides play with Fortune Points, as in your rulebook.'])
})

test('how to deploy, the deck that you need and a new hand are headlines', () => {
  const large = (match: { readonly log: ReturnType<typeof matchOn>['log'] }): readonly string[] =>
    match.log.flatMap((one) =>
      one.kind === 'change' && one.tell.as === 'headline' ? [format(one.tell)] : [],
    )
  expect(large(newMatch(bloodAndPlunder)).slice(0, 2)).toEqual([
    'Set up both sides as your scenario says. If the OPFOR has a choice, you choose for it. The rules work best when the OPFOR defends.',
    'You need your own deck of initiative cards. Shuffle it and draw your hand.',
  ])
  const units = { 'town-muskets': { activated: true }, 'free-muskets': { activated: true } }
  const next = matchOn({ units, change: { next: [], card: '' } })
  playAnswers(next, ['scored', { opfor: 0, player: 0 }])
  expect(large(next)).toContain('Turn 2 begins. Draw a new hand.')
})

test('the decks that you need: yours, both real ones, or one for both sides', () => {
  const decks = (deck: string, whoseDeck: string): string =>
    logTexts(
      newMatch(bloodAndPlunder, { options: { deck }, rulings: { 'blood-and-plunder.whoseDeck': whoseDeck } }),
    ).filter((line) => line.startsWith('You need'))[0] ?? ''
  expect(decks('app', 'own')).toMatch(/your own deck of initiative cards/)
  expect(decks('real', 'own')).toMatch(/two decks of initiative cards, one for you and one for the OPFOR/)
  expect(decks('real', 'shared')).toMatch(/one deck of initiative cards for both sides/)
  expect(decks('app', 'shared')).toMatch(/one deck of initiative cards for both sides/)
})

test('what is told of events and of ships that turn has its heading', () => {
  expect(citationsByMessage['blood-and-plunder.lastEventDrawn']?.heading).toBe('Events')
  expect(citationsByMessage['blood-and-plunder.turns']?.heading).toBe('Opposing Force Ships')
})

test('an event on the last turn never applies, and that is told', () => {
  const drawn = (turn: number): string => {
    const units = { 'town-muskets': {}, 'free-muskets': {} }
    const match = matchOn({ units, options: { deck: 'real' }, change: { next: [], card: '', turn } })
    playAnswers(match, ['draw', ['event-1']])
    return logTexts(match).join(' ')
  }
  expect(drawn(1)).toMatch(/an event for the next turn/)
  expect(drawn(6)).toMatch(/it never applies/)
})

test('an event that is drawn is a move of the OPFOR, and the next card is asked for as the next', () => {
  const match = matchOn({ ...round, options: { deck: 'real' } })
  playAnswers(match, ['draw', ['event-1']])
  const [drawn] = movesOf(match).toReversed()
  expect(drawn).toMatchObject({ by: 'opponent', change: { tell: { id: 'blood-and-plunder.eventDrawn' } } })
  expect(match.question === undefined ? '' : format(match.question.text)).toBe(
    "Which card comes next from the OPFOR's deck?",
  )
})

test('an event to apply is a headline: it is read large and aloud', () => {
  const units = { 'town-muskets': { activated: true }, 'free-muskets': { activated: true } }
  const match = matchOn({ units, change: { next: [], card: '', events: ['event-2'] } })
  playAnswers(match, ['scored', { opfor: 0, player: 0 }])
  const headlines = match.log.flatMap((one) =>
    one.kind === 'change' && one.tell.as === 'headline' ? [format(one.tell)] : [],
  )
  expect(headlines).toContain(
    'Apply event card 2, drawn by the OPFOR. Find out which event it is as for a card of your own: draw or roll as your rulebook says. Make any choices at random.',
  )
})
