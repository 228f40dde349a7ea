import { canSeatSee, format } from '@opfor/kernel'
import { playAnswers, optionIds, answerChance, logTexts } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { briefing } from './rules/completion/briefing.ts'
import { seats } from './rules/guidelines/begin.ts'
import { guidelines, type PlayerLine } from './table/guidelines/guidelines.ts'
import { varied } from './rules/guidelines/which-guideline.ts'
import { seatName } from './table/naming.ts'
import { playerOf } from './table/situation.ts'
import { duel, firefight, typed, wins } from './testing/matches.ts'

const line = (id: string): Pick<PlayerLine, 'cards' | 'hand' | 'caps'> & { readonly rounds: number } => {
  const guideline = guidelines.find((each) => each.id === id)
  const { cards, hand, caps } = guideline?.players[0] ?? { cards: [0, 0], hand: 0, caps: 0 }
  return { cards, hand, caps, rounds: guideline?.rounds ?? 0 }
}

describe('G 2.1', () => {
  test.each([
    ['1', 'Guideline 1: Intro Firefight, for 4 Rounds in 30-45 minutes.'],
    ['8', 'Guideline 8: Four Player Firefight, for 5 Rounds in 120 minutes.'],
  ])('Guideline %s: its name and how long it lasts are told at its set-up', (guideline, told) => {
    const match = firefight({ guideline })
    if (guideline !== '1') playAnswers(match, ['variant', 'no'])
    expect(logTexts(match)).toContain(told)
  })
})

describe('G 2.0', () => {
  test('the highest 2d6 has the initiative', () => {
    const match = firefight()
    playAnswers(match, ['initiative', 1], ['initiative', 2], ['initiative', 6], ['initiative', 5])
    expect(match.question?.to).toBe('player-2')
  })

  test('a tie rolls again, and only those who tie', () => {
    const match = firefight({ guideline: '8' })
    playAnswers(match, ['variant', 'no'])
    const eleven = [5, 6, 6, 5, 1, 1, 2, 2].map((roll) => ['initiative', roll] as const)
    playAnswers(match, ...eleven)
    expect(logTexts(match).at(-1)).toBe('A tie at 11 between Player 1 and Player 2: they roll again.')
    playAnswers(match, ['initiative', 1], ['initiative', 1], ['initiative', 2], ['initiative', 2])
    expect(match.question?.to).toBe('player-2')
  })

  test('the Initiative Player goes first through the whole generation', () => {
    const match = duel('3')
    const order: (string | undefined)[] = []
    while (match.question !== undefined) {
      order.push(match.question.to)
      playAnswers(match, ['play', optionIds(match)[0] ?? ''], ['half', 'neither'])
    }
    expect(order).toEqual(Array.from({ length: 10 }, (_, at) => `player-${1 + (at % 2)}`))
  })
})

describe('G 2.1', () => {
  test('1: the Initiative Player chooses the side', () => {
    const match = firefight()
    playAnswers(match, ...wins)
    expect(optionIds(match)).toEqual(['german', 'soviet'])
    playAnswers(match, ['side', 'soviet'])
    expect(playerOf(match.situation, 'soviet').seat).toBe('player-1')
    expect(playerOf(match.situation, 'german').seat).toBe('player-2')
  })

  test('3, 4 and 12: Action and Bonus Cards, Condition Cards, the cup, and the coin for the last Round', () => {
    expect(logTexts(duel('5'))).toContain(
      'Shuffle the Action and Bonus Cards 02-13, 40 and all Condition Cards, put the Defense Counters into the cup, and a coin on Round 5.',
    )
  })

  test('5: the Initiative Player picks the map, and in Guideline 4 the other one joins a second', () => {
    const match = firefight({ guideline: '4', cards: 'real' })
    playAnswers(match, ['variant', 'no'], ...wins, ['side', 'german'])
    expect([match.question?.id, match.question?.to]).toEqual(['coh.map', 'player-1'])
    playAnswers(match, ['map', '2'])
    expect([match.question?.id, match.question?.to]).toEqual(['coh.addMap', 'player-2'])
    expect(optionIds(match)).toEqual(['1', '3', '4', '5'])
    playAnswers(match, ['addMap', '5'])
    expect(optionIds(match).slice(0, 4)).toEqual(['2-A', '2-L', '2-02', '2-18'])
    expect(
      optionIds(match)
        .slice(4)
        .every((id) => id.endsWith('-turned')),
    ).toBe(true)
    playAnswers(match, ['join', '2-L'])
    expect(match.situation.maps).toEqual([
      { map: 2, x: 0, y: 0 },
      { map: 5, x: 0, y: 1 },
    ])
  })

  test('6: in Guideline 1 a long edge, otherwise any; the opponent enters from the one across', () => {
    const match = firefight()
    playAnswers(match, ...wins, ['side', 'german'], ['map', '3'])
    expect(optionIds(match)).toEqual(['3-A', '3-L'])
    const any = firefight({ guideline: '2' })
    playAnswers(any, ['variant', 'no'], ...wins, ['side', 'german'], ['map', '3'])
    expect(optionIds(any)).toEqual(['3-A', '3-L', '3-02', '3-18'])
    playAnswers(any, ['edge', '3-02'])
    expect(playerOf(any.situation, 'soviet').edge).toEqual({ map: 3, edge: '18' })
  })

  test('6: across two maps the opponent enters at the far end', () => {
    const match = firefight({ guideline: '4', cards: 'real' })
    playAnswers(
      match,
      ['variant', 'no'],
      ...wins,
      ['side', 'german'],
      ['map', '2'],
      ['addMap', '5'],
      ['join', '2-L'],
      ['edge', '2-A'],
    )
    expect(playerOf(match.situation, 'soviet').edge).toEqual({ map: 5, edge: 'L' })
  })

  test('8 and 9: hands come from the decks; no card is in two places', () => {
    const match = firefight({ guideline: '5' })
    playAnswers(
      match,
      ['variant', 'no'],
      ...wins,
      ['side', 'german'],
      ['map', '1'],
      ['edge', '1-A'],
      ['optional', false],
      ['handicap', 'none'],
    )
    answerChance(match)
    const { players, decks } = match.situation
    for (const { hand, deck } of players) {
      expect(hand).toHaveLength(5)
      expect(decks[deck]?.rest).toHaveLength(20)
      expect(new Set([...hand, ...(decks[deck]?.rest ?? [])]).size).toBe(25)
    }
  })

  test('9: hands are secret to their player, on a shared device too', () => {
    const dealt = firefight()
    playAnswers(dealt, ...wins, ['side', 'german'], ['map', '1'], ['edge', '1-A'], ['handicap', 'none'])
    expect(dealt.question).toMatchObject({ id: 'coh.deal', secret: true, to: 'chance' })
    answerChance(dealt)
    const { question } = dealt
    expect(question?.secret).toBe(true)
    expect(question && canSeatSee(question, 'player-1')).toBe(true)
    expect(question && canSeatSee(question, 'player-2')).toBe(false)
    const hands = dealt.log.flatMap((one) =>
      one.kind === 'change' && one.tell.id === 'coh.dealt' ? [one.to] : [],
    )
    expect(hands).toEqual(['player-1', 'player-2'])
  })

  test('9: real hands are in the hands of the players: the app has no secret to keep', () => {
    expect(duel('2').question?.secret).toBe(false)
  })

  test('a person is called by number, and by the side as soon as it is known', () => {
    const match = firefight()
    expect(format(seatName(match.situation, 'player-2'))).toBe('Player 2')
    playAnswers(match, ...wins, ['side', 'german'], ['map', '1'])
    expect(format(seatName(match.situation, 'player-2'))).toBe('Player 2 (Soviet player)')
  })

  test('the layout does not tell a hand from its deck', () => {
    const match = firefight()
    playAnswers(match, ...wins, ['side', 'german'], ['map', '1'], ['edge', '1-A'], ['handicap', 'none'])
    const before = match.game.layout(match.situation).lying.length
    answerChance(match)
    expect(match.game.layout(match.situation).lying.length).toBe(before)
  })

  test('10 and 11: CAPs and Action Cards by the Guideline', () => {
    const { players } = duel('4').situation
    expect(players.map(({ caps, drawn }) => [caps, drawn])).toEqual([
      [6, 1],
      [6, 1],
    ])
  })

  test("a guideline of one's own beyond the advice is taken with a word of warning", () => {
    const match = firefight({ guideline: 'own' })
    playAnswers(
      match,
      ['ownRounds', 3],
      ['ownFrom', 1],
      ['ownTo', 25],
      ['ownActions', '02-07'],
      ['ownDrawn', 2],
      ['ownHand', 9],
      ['ownCaps', 4],
      ['ownHand', 6],
      ['ownCaps', 7],
      ['ownMaps', 2],
    )
    expect(logTexts(match).at(-1)).toBe('Recommended for this many Rounds: 3 to 6 cards for each player.')
    const { actionCards, drawn, players } = match.situation.guideline
    expect([actionCards, drawn]).toEqual(['02-07', 2])
    expect(players.map(({ hand, caps }) => [hand, caps])).toEqual([
      [9, 4],
      [6, 7],
    ])
  })

  test("a guideline of one's own for three: either side has two players, and one card a Round is advised", () => {
    const match = firefight({ guideline: 'own-3' })
    expect(match.game.seats(match.journal.settings)).toHaveLength(3)
    playAnswers(match, ['ownTwo', 'soviet'], ['ownRounds', 4], ['ownFrom', 1], ['ownTo', 16])
    playAnswers(match, ['ownActions', '02-13'], ['ownDrawn', 1])
    expect(match.question && format(match.question.text)).toBe(
      'Which Hand Size for the Germans? Recommended: 4 cards each.',
    )
    playAnswers(match, ['ownHand', 8], ['ownCaps', 6])
    expect(match.question?.text.params).toMatchObject({ low: 4, high: 4 })
    playAnswers(match, ['ownHand', 4], ['ownCaps', 3], ['ownMaps', 1])
    expect(logTexts(match)).toEqual([
      'Two players command the Soviets, one the other side.',
      'You play by a guideline of your own.',
      'Recommended for this many Rounds: 4 cards for each player.',
    ])
    const { players } = match.situation.guideline
    expect(players.map(({ id, hand, caps }) => [id, hand, caps])).toEqual([
      ['soviet-1', 4, 3],
      ['german', 8, 6],
      ['soviet-2', 4, 3],
    ])
  })

  test("a guideline of one's own for four: team-mates draw from one deck", () => {
    const match = firefight({ guideline: 'own-4' })
    expect(match.game.seats(match.journal.settings)).toHaveLength(4)
    playAnswers(
      match,
      ['ownRounds', 4],
      ['ownFrom', 1],
      ['ownTo', 9],
      ['ownActions', '02-13'],
      ['ownDrawn', 1],
    )
    expect(match.answer(5, 'person').ok).toBe(false)
    playAnswers(match, ['ownHand', 4], ['ownCaps', 3], ['ownHand', 4], ['ownCaps', 3], ['ownMaps', 1])
    for (const die of [6, 6, 1, 1, 1, 1, 1, 1]) playAnswers(match, ['initiative', die])
    playAnswers(match, ['side', 'german-1'], ['map', '1'], ['edge', '1-A'])
    expect(match.situation.players.map(({ deck }) => deck)).toEqual(['german', 'soviet', 'german', 'soviet'])
  })
})

describe('the eight Guidelines', () => {
  test.each([
    ['1', [1, 4], 4, 4, 4],
    ['2', [1, 9], 5, 5, 5],
    ['3', [10, 16], 5, 4, 5],
    ['4', [10, 25], 7, 6, 5],
    ['5', [1, 25], 5, 4, 5],
    ['6', [1, 16], 5, 4, 5],
    ['7', [1, 16], 4, 3, 5],
    ['8', [1, 12], 4, 5, 5],
  ])('%s: cards %o, hand %i, CAPs %i, Rounds %i', (id, cards, hand, caps, rounds) => {
    expect(line(id)).toEqual({ cards, hand, caps, rounds })
  })

  test('both sides have the same lines, but in 7 two small ones stand against a large one', () => {
    for (const { players } of guidelines.filter((each) => each.id !== '7')) {
      const [german, soviet] = (['german', 'soviet'] as const).map((side) =>
        players.filter((each) => each.side === side).map(({ cards, hand, caps }) => ({ cards, hand, caps })),
      )
      expect(german).toEqual(soviet)
    }
    const seven = guidelines[6]?.players ?? []
    const sum = (side: string, what: 'hand' | 'caps') =>
      seven.filter((each) => each.side === side).reduce((total, each) => total + each[what], 0)
    expect([sum('german', 'hand'), sum('german', 'caps')]).toEqual([
      sum('soviet', 'hand'),
      sum('soviet', 'caps'),
    ])
  })

  test('the base values of 2, 4, 5 and 6 obey the formula of their variants', () => {
    for (const id of ['2', '4', '5', '6']) {
      const { variant, players } = guidelines.find((each) => each.id === id) ?? { players: [] }
      for (const { hand, caps } of players) expect(caps).toBe(hand - (variant?.capsBelowHand ?? 99))
    }
  })

  test('a hand never asks for more cards than its deck has', () => {
    for (const { players, variant } of guidelines)
      for (const { cards, hand } of players) {
        const most = Math.max(hand, variant?.hand?.[1] ?? 0)
        expect(most).toBeLessThanOrEqual(cards[1] - cards[0] + 1)
      }
  })

  test('every player draws one Action Card each Round, also where 6, 7 and 8 do not say', () => {
    expect(guidelines.map(({ drawn }) => drawn)).toEqual([1, 1, 1, 1, 1, 1, 1, 1])
  })

  test('the seats are those of the Guideline, and one for a solo mission', () => {
    const of = (guideline: string, mode = 'firefight') => seats({ options: { guideline, mode }, rulings: {} })
    expect(of('1')).toEqual(['player-1', 'player-2'])
    expect(of('7')).toHaveLength(3)
    expect(of('8')).toHaveLength(4)
    expect(of('8', 'solo')).toEqual(['player'])
  })

  test('Guideline 5 leaves Action Card 20 out, as printed, and says so', () => {
    expect(logTexts(duel('5'))).toContain(
      'Action Card 20 is left out here, as printed, though armor may appear.',
    )
  })
})

describe('variants', () => {
  const withVariant = (id: string, size: number) => {
    const guideline = guidelines.find((each) => each.id === id)
    if (guideline?.variant === undefined) throw new Error(id)
    return varied(guideline, guideline.variant, size)
  }

  test.each([
    ['2', 3, 3],
    ['2', 8, 8],
    ['4', 10, 9],
    ['5', 3, 2],
    ['6', 10, 9],
  ])('Guideline %s with a hand of %i: %i CAPs, for both players', (id, hand, caps) => {
    for (const player of withVariant(id, hand).players)
      expect([player.hand, player.caps]).toEqual([hand, caps])
  })

  test('3: a second map, hands of 6, and CAPs stay 4', () => {
    const { maps, players } = withVariant('3', 6)
    expect(maps).toBe(2)
    expect(players.map(({ hand, caps }) => [hand, caps])).toEqual([
      [6, 4],
      [6, 4],
    ])
  })

  test('4: one map only', () => {
    expect(withVariant('4', 5).maps).toBe(1)
  })

  test('7: two Soviets against one German, the order of play mirrored too', () => {
    const { players, order } = withVariant('7', 0)
    expect(players.map(({ id, side, hand }) => [id, side, hand])).toEqual([
      ['soviet-1', 'soviet', 4],
      ['german', 'german', 8],
      ['soviet-2', 'soviet', 4],
    ])
    expect(order).toEqual(['soviet-1', 'german', 'soviet-2', 'german'])
  })

  test('the hand size is asked within the range of the variant, once for both', () => {
    const match = firefight({ guideline: '2' })
    playAnswers(match, ['variant', 'yes'])
    expect(match.question).toMatchObject({ id: 'coh.hand', range: { from: 3, to: 8 } })
    playAnswers(match, ['hand', 6], ...wins, ['side', 'german'])
    expect(match.situation.players.map(({ left, caps }) => [left, caps])).toEqual([
      [6, 6],
      [6, 6],
    ])
  })
})

describe('G 4.1 and G 4.3', () => {
  const start = (guideline: string, rulings: Readonly<Record<string, string>> = {}) => {
    const match = firefight({ guideline }, { rulings })
    if (guideline !== '1') playAnswers(match, ['variant', 'no'])
    playAnswers(match, ...wins, ['side', 'german'], ['map', '1'], ['edge', '1-A'])
    return match
  }

  test('with the optional rule each draws one card more, and the last one is discarded unplayed', () => {
    const match = start('2')
    playAnswers(match, ['optional', true], ['handicap', 'none'])
    answerChance(match)
    expect(match.situation.players.map(({ hand, left }) => [hand.length, left])).toEqual([
      [6, 5],
      [6, 5],
    ])
    while (match.question !== undefined) {
      playAnswers(match, ['play', optionIds(match).at(-1) ?? ''])
      if (match.question?.id === 'coh.half') playAnswers(match, ['half', 'neither'])
    }
    expect(match.situation.players.map(({ hand }) => hand)).toEqual([[], []])
    expect(
      Object.values(match.situation.decks)
        .map(({ discard }) => discard.length)
        .every((count) => count >= 4),
    ).toBe(true)
  })

  test.each([
    ['caps1', 6],
    ['caps2', 7],
  ])('a handicap of CAPs: %s begins with %i', (kind, caps) => {
    const match = start('2')
    playAnswers(match, ['optional', false], ['handicap', 'soviet'], ['handicapKind', kind])
    expect(playerOf(match.situation, 'soviet').caps).toBe(caps)
    expect(playerOf(match.situation, 'german').caps).toBe(5)
  })

  test('a handicap of a card: it is drawn and played, after the last card of the opponent', () => {
    const match = start('2')
    playAnswers(match, ['optional', false], ['handicap', 'german'], ['handicapKind', 'card'])
    answerChance(match)
    expect(playerOf(match.situation, 'german').hand).toHaveLength(6)
    const order: (string | undefined)[] = []
    while (match.question !== undefined) {
      order.push(match.question.to)
      const own = optionIds(match).find((id) => !/top|bottom/.test(id))
      playAnswers(match, ['play', own ?? optionIds(match)[0] ?? ''])
      if (match.question?.id === 'coh.half') playAnswers(match, ['half', 'neither'])
      while (match.question !== undefined && match.question.id !== 'coh.play') {
        const pick = optionIds(match).at(-1)
        match.answer(match.question.kind === 'which' ? [] : (pick ?? 1), 'person')
      }
    }
    expect(order).toHaveLength(11)
    expect(order.slice(-3)).toEqual(['player-1', 'player-2', 'player-1'])
  })

  test('Guideline 1 has no fifth card: neither is offered', () => {
    const match = start('1')
    expect(match.question?.id).toBe('coh.handicap')
    playAnswers(match, ['handicap', 'german'])
    expect(optionIds(match)).toEqual(['caps1', 'caps2'])
  })

  test('smallDeck: the deck may take card 05 instead', () => {
    const match = start('1', { 'conflict-of-heroes.smallDeck': 'extended' })
    playAnswers(match, ['optional', true], ['handicap', 'german'], ['handicapKind', 'card'])
    answerChance(match)
    const { players } = match.situation
    expect(logTexts(match).filter((text) => text.startsWith('Add'))).toEqual([
      'Add to the deck: German card 05.',
      'Add to the deck: Soviet card 05.',
      'Add to the deck: German card 06.',
    ])
    expect(players.map(({ hand }) => hand.length)).toEqual([6, 5])
    expect(playerOf(match.situation, 'german').hand).toEqual([
      'german-01',
      'german-02',
      'german-03',
      'german-04',
      'german-05',
      'german-06',
    ])
  })
})

describe('G 4.2', () => {
  const three = (variant: string) => {
    const match = firefight({ guideline: '7', cards: 'real' })
    const rolls = [6, 6, 1, 1, 2, 2].map((roll) => ['initiative', roll] as const)
    playAnswers(
      match,
      ['variant', variant],
      ...rolls,
      ['side', variant === 'yes' ? 'german' : 'soviet'],
      ['map', '2'],
    )
    return match
  }

  test('three players: German 1 picks an edge, the Soviet enters across, German 2 picks one that nobody uses', () => {
    const match = three('no')
    expect([match.question?.id, match.question?.to]).toEqual(['coh.edge', 'player-2'])
    playAnswers(match, ['edge', '2-A'])
    expect(match.question?.to).toBe('player-3')
    expect(optionIds(match)).toEqual(['2-02', '2-18'])
    playAnswers(match, ['edge', '2-18'])
    expect(match.situation.players.map(({ id, edge }) => [id, edge?.edge])).toEqual([
      ['german-1', 'A'],
      ['soviet', 'L'],
      ['german-2', '18'],
    ])
  })

  test('three players: the printed order, whoever has the initiative', () => {
    expect(three('no').situation.order).toEqual(['german-1', 'soviet', 'german-2', 'soviet'])
    expect(three('yes').situation.order).toEqual(['soviet-1', 'german', 'soviet-2', 'german'])
  })

  test('three players: both Germans draw from one deck 01 to 16', () => {
    const match = firefight({ guideline: '7' })
    const rolls = [6, 6, 1, 1, 2, 2].map((roll) => ['initiative', roll] as const)
    playAnswers(
      match,
      ['variant', 'no'],
      ...rolls,
      ['side', 'soviet'],
      ['map', '2'],
      ['edge', '2-A'],
      ['edge', '2-02'],
    )
    playAnswers(match, ['optional', false], ['handicap', 'none'])
    answerChance(match)
    const { decks, players } = match.situation
    expect(decks['german']?.rest).toHaveLength(8)
    expect(new Set(players.filter(({ side }) => side === 'german').flatMap(({ hand }) => hand)).size).toBe(8)
    expect(decks['soviet']?.rest).toHaveLength(17)
  })

  const four = (...halves: readonly string[]) => {
    const rulings = { 'conflict-of-heroes.halves': 'chosen' }
    const match = firefight({ guideline: '8', cards: 'real' }, { rulings })
    const rolls = [6, 6, 1, 1, 2, 2, 3, 3].map((roll) => ['initiative', roll] as const)
    playAnswers(match, ['variant', halves.length > 0 ? 'yes' : 'no'], ...rolls, ['side', 'soviet-2'])
    for (const half of halves) playAnswers(match, ['halves', half])
    playAnswers(match, ['map', '2'], ['edge', '2-A'], ['optional', false], ['handicap', 'none'])
    return match
  }

  test('four players: one edge a team, and the order goes from team to team', () => {
    const match = four()
    expect(match.situation.players.map(({ id, edge }) => [id, edge?.edge])).toEqual([
      ['german-1', 'L'],
      ['soviet-1', 'A'],
      ['german-2', 'L'],
      ['soviet-2', 'A'],
    ])
    expect(match.situation.order).toEqual(['soviet-2', 'german-1', 'soviet-1', 'german-2'])
  })

  test('four players: each has a half of the cards, 01 to 12 or 13 to 25', () => {
    expect(optionIds(four())[0]).toBe('soviet-13')
  })

  test('halves: the variant changes nothing, as it says what the set-up says, or a team may choose who takes which half', () => {
    expect(optionIds(four('german-1', 'soviet-2'))).toContain('soviet-03')
    const chosen = firefight({ guideline: '8' }, { rulings: { 'conflict-of-heroes.halves': 'chosen' } })
    expect(chosen.question && format(chosen.question.text)).toContain(
      'Each team chooses which of its players takes cards',
    )
    const none = firefight({ guideline: '8' })
    expect(none.question && format(none.question.text)).toContain(
      'It says the same as the set-up and changes nothing.',
    )
    const rolls = [6, 6, 1, 1, 2, 2, 3, 3].map((roll) => ['initiative', roll] as const)
    playAnswers(none, ['variant', 'yes'], ...rolls, ['side', 'soviet-2'])
    expect(none.question?.id).toBe('coh.map')
  })

  test("CAPs and units belong to the one who played the card; the board is the team's", () => {
    const match = four()
    playAnswers(match, ...typed('soviet-13', 'units', '+2', ['units']), ['units', ['soviet T-34a a']])
    const { players, units, plays } = match.situation
    expect(players.map(({ id, caps }) => [id, caps])).toEqual([
      ['german-1', 5],
      ['soviet-1', 5],
      ['german-2', 5],
      ['soviet-2', 7],
    ])
    expect(units['soviet T-34a a']).toEqual({ at: 'edge', by: 'soviet-2', card: 'soviet-13' })
    const board = match.game.layout(match.situation).rows.find(({ at }) => at.id === 'board-soviet-units')
    expect(board?.pieces.map(({ id }) => id)).toEqual(['soviet-13'])
    expect(plays[0]?.by).toBe('soviet-2')
  })

  test('a Special Rule affects both players of a team: each draws the Action Cards of it', () => {
    const match = four()
    playAnswers(match, ...typed('soviet-13', 'special', '0', ['actions']), ['actions', 1])
    expect(match.situation.players.map(({ id, drawn }) => [id, drawn])).toEqual([
      ['german-1', 1],
      ['soviet-1', 2],
      ['german-2', 1],
      ['soviet-2', 2],
    ])
    expect(logTexts(match)).toContain('The Soviet player 1 draws 2 Action Cards each Round.')
  })

  test('what a card played for units gives beside them is for its player alone', () => {
    const match = four()
    playAnswers(match, ...typed('soviet-13', 'units', '0', ['actions']), ['actions', 1])
    expect(match.situation.players.map(({ drawn }) => drawn)).toEqual([1, 1, 1, 2])
  })
})

describe('labels', () => {
  test('the third edition has its own labels', () => {
    const match = firefight({ guideline: '4', cards: 'real', labels: 'third' })
    playAnswers(match, ['variant', 'no'], ...wins, ['side', 'german'])
    playAnswers(match, ['map', '1'], ['addMap', '2'])
    const [first] = match.question?.options ?? []
    expect(first && format(first.name)).toBe('map 1, long edge B01 to R01, to map 2, long edge B12 to R12')
  })

  test('the third edition leaves out cards 20 and 40, once, where the Guideline has them; the briefing too', () => {
    const told = (guideline: string, labels: string): readonly string[] => {
      const match = firefight({ guideline, cards: 'real', labels })
      playAnswers(match, ['variant', 'no'], ...wins, ['side', 'german'])
      const page = briefing(match.situation).parts.flatMap(({ lines }) => lines.map((each) => format(each)))
      const [shuffled = ''] = logTexts(match).filter((line) => line.startsWith('Shuffle the Action'))
      const [printed = ''] = page.filter((line) => line.startsWith('Rounds'))
      const why = logTexts(match).filter((line) => line.includes('third edition'))
      return [shuffled.replace(/ and all.*/, ''), printed.replace(/^Rounds.*?\. /, ''), ...why]
    }
    const all = 'Shuffle the Action and Bonus Cards 02-13'
    const page = 'Action and Bonus Cards: 02-13'
    const why = 'The Guideline names these numbers, but the third edition has other cards under them.'
    expect(told('4', 'second')).toEqual([`${all}, 20, 40`, `${page}, 20, 40.`])
    expect(told('4', 'third')).toEqual([all, `${page}.`, `Left out: 20 and 40. ${why}`])
    expect(told('5', 'third')).toEqual([all, `${page}.`, `Left out: 40. ${why}`])
    expect(told('2', 'third')).toEqual([all, `${page}.`])
  })
})
