import {
  type LiveMatch,
  type Decision,
  lastMoveLog,
  relevantLines,
  formatLine,
  excludedCandidates,
  autoPlay,
  randomAnswerer,
  format,
  seededAnswerer,
  summarizeDecision,
  explainWhyNot,
  reasonedSteps,
} from '@opfor/kernel'
import {
  playAnswers,
  decisionsOf,
  explanationText,
  newMatch,
  answerChance,
  logTexts,
  type ScriptedAnswer,
  unwrap,
} from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { conflictOfHeroes } from './index.ts'
import { cardName } from './table/pieces.ts'
import { missionOf, type Situation } from './table/situation.ts'
import { example, soloExample } from './testing/example.ts'
import { discardRest, duel, firefight, solo, typed } from './testing/matches.ts'

type Match = LiveMatch<Situation>

function last(match: Match, list: string): Decision {
  const decision = decisionsOf(match, list).at(-1)
  if (decision === undefined) throw new Error(`${list} has decided nothing.`)
  return decision
}

const against = (match: Match, list: string, id: string): string =>
  format(explainWhyNot(last(match, list), id))

function overruled(match: Match, list: string, to: string | undefined): Situation {
  unwrap(match.overrule(last(match, list), to, 'so'))
  return match.situation
}

const face = (area: string, symbol: string, yellow = false): readonly ScriptedAnswer[] => [
  ['area', area],
  ['symbol', symbol],
  ...(area === 'track' ? ([['yellow', yellow]] as const) : []),
  ['parameter', false],
]

function developed(caps: readonly string[] = ['+1', '0', '0']): Match {
  const match = solo()
  for (const [at, change] of caps.entries())
    playAnswers(
      match,
      ...typed(`german-0${5 + at}`, 'vp', change),
      ['play', `soviet-0${5 + at}`],
      ['half', 'neither'],
    )
  playAnswers(match, ...typed('german-09', 'units'), ...typed('soviet-09', 'vp'))
  discardRest(match)
  return playAnswers(match, ['yourSide', 6])
}

const begun = (): Match =>
  playAnswers(
    developed(),
    ...face('counteraction', 'shield'),
    ...face('counteraction', 'burst'),
    ...face('track', 'burst'),
    ['markerStart', 0],
    ['end', 20],
    ['soloHandicap', 'none'],
  )

describe('G 5.3, your side', () => {
  test('the die is told with what it means, and the other side can be taken instead', () => {
    const match = developed()
    expect(format(summarizeDecision(last(match, 'yourSide')))).toBe('Your side: 4 to 6 are the Soviets.')
    expect(against(match, 'yourSide', 'german')).toBe('Your side: 4 to 6 are the Soviets, not the Germans.')
    overruled(match, 'yourSide', 'german')
    expect(logTexts(match)).toContain('You play the Germans, the AI plays the Soviets.')
  })
})

describe('G 5.3, the tiles', () => {
  test('why a tile is pulled, and why another is not', () => {
    const match = playAnswers(developed(), ...face('order', 'shield'))
    expect(explanationText(match, 'tile', 0)).toBe(
      [
        'its card was played for its top: Tile 05, Tile 06 and Tile 07',
        'Tie, the lowest number: Tile 05 (of Tile 05, Tile 06 and Tile 07)',
        'Tile to be pulled (the Germans): Tile 05',
      ].join('\n'),
    )
    const list = 'Tile to be pulled (the Germans)'
    expect(against(match, 'tile', '09')).toBe(
      'its card was played for its top: yes for Tile 06 and Tile 07, no for Tile 09.',
    )
    expect(against(match, 'tile', '05')).toBe(
      `${list}: Tile 05 was not an option, because it has already been pulled.`,
    )
    expect(against(match, 'tile', '12')).toBe(
      `${list}: Tile 12 was not an option, because no half of German card 12 was played.`,
    )
  })

  test('a card of the other side pulls no tile', () => {
    const match = solo()
    playAnswers(match, ...typed('german-05', 'vp'), ...typed('soviet-06', 'vp'))
    discardRest(match)
    playAnswers(match, ['yourSide', 6])
    expect(against(match, 'tile', '06')).toBe(
      'Tile to be pulled (the Germans): Tile 06 was not an option, because only Soviet card 06 was played, and the AI plays the Germans.',
    )
  })

  test('another tile can be pulled instead, or no more', () => {
    const match = developed()
    overruled(match, 'tile', '09')
    playAnswers(match, ...face('order', 'shield'), ...face('order', 'shield'), ...face('order', 'shield'))
    expect(match.question?.id).toBe('coh.area')
    overruled(match, 'tile', undefined)
    expect(Object.keys(missionOf(match.situation).faces)).toEqual(['05', '06', '09'])
  })
})

describe('G 5.3.2, the sheet and its spaces', () => {
  test('the symbols are told with their numbers, and the other side can be taken instead', () => {
    const match = begun()
    expect(explanationText(match, 'sheet')).toBe(
      [
        'the most symbols on the tiles, shields for Defense and bursts for Offense: Offense (Defense: 1 and Offense: 2)',
        'Side of the Solo Mission Sheet: Offense',
      ].join('\n'),
    )
    expect(missionOf(overruled(match, 'sheet', 'defense')).sheet).toBe('defense')
  })

  test('the die is asked for with its reason and what its numbers mean, by the reading of the ruling', () => {
    const asked = (how: string): string => {
      const match = solo({}, { rulings: { 'conflict-of-heroes.sheetDie': how } })
      discardRest(match)
      playAnswers(match, ['yourSide', 6])
      return match.question === undefined ? '' : format(match.question.text)
    }
    const list =
      'Which side of the Solo Mission Sheet: what does the die show? There are as many shields as bursts.'
    expect(asked('low')).toBe(`${list} 1 to 3: Defense; 4 to 6: Offense.`)
    expect(asked('high')).toBe(`${list} 1 to 3: Offense; 4 to 6: Defense.`)
  })

  test('why a tile lies on a space and not another, and the order can be overruled', () => {
    const match = begun()
    const [first, second] = decisionsOf(match, 'nextTile')
    expect(first && format(summarizeDecision(first))).toBe(
      'Tile to be placed (Counteraction space 1): Tile 05; decided by: the lowest number.',
    )
    expect(first && format(explainWhyNot(first, '07'))).toBe(
      'Tile to be placed (Counteraction space 1): Tile 07 was not an option, because its face belongs to another area: Mission Track (blue).',
    )
    expect(second && format(explainWhyNot(second, '05'))).toBe(
      'Tile to be placed (Counteraction space 2): Tile 05 was not an option, because it is already on a space.',
    )
    if (first !== undefined) unwrap(match.overrule(first, '06', 'so'))
    expect(missionOf(match.situation).counteractions).toEqual(['06', '05'])
  })
})

describe('G 5.4, the Order Card Deck', () => {
  test('the cards that gave or cost CAPs are named, and the cards that they added explained', () => {
    const match = begun()
    expect(logTexts(match)).toContain('CAPs that the AI has gained or lost by cards: German card 05 +1.')
    expect(format(summarizeDecision(last(match, 'highestCard')))).toBe(
      'Order Card (added for a CAP gained): Order Card 55; decided by: the highest number.',
    )
    expect(against(match, 'highestCard', '20')).toBe(
      'Order Card (added for a CAP gained): Order Card 20 was not an option, because it is in the deck already.',
    )
    expect(missionOf(overruled(match, 'highestCard', '01')).deck.rest).toContain('01')
    expect(logTexts(match)).toContain('Shuffle Order Cards 13 to 51, with Command Card 01: 40 cards.')
  })

  test('gains and losses are netted only where there are both, and only then the ruling is told', () => {
    const told = (...caps: readonly string[]): readonly string[] => {
      const match = developed(caps)
      for (const _ of caps) playAnswers(match, ...face('order', 'shield'))
      return match.log.flatMap((one) => (one.kind === 'ruled' ? [format(formatLine(one))] : []))
    }
    expect(told('+1', '+2', '0')).toEqual([])
    expect(told('0', '0', '0')).toEqual([])
    expect(told('+2', '-1', '0')).toEqual([
      'Ruling, Gains and losses: first cards are added for the gains, then removed for the losses',
    ])
  })

  test('a card that a CAP takes out, and why not another', () => {
    const match = developed(['-1', '0', '0'])
    for (let at = 0; at < 3; at += 1) playAnswers(match, ...face('order', 'shield'))
    expect(format(summarizeDecision(last(match, 'lowestCard')))).toBe(
      'Order Card (taken out for a CAP lost): Order Card 05; decided by: the lowest number.',
    )
    expect(against(match, 'lowestCard', '50')).toBe(
      'Order Card (taken out for a CAP lost): Order Card 50 was not an option, because it is not in the deck.',
    )
  })

  test('the other range of cards can be taken instead', () => {
    const match = begun()
    expect(format(summarizeDecision(last(match, 'orderDeck')))).toBe(
      'Order Card Deck: Offense begins with Order Cards 13 to 51.',
    )
    expect(missionOf(overruled(match, 'orderDeck', '05-43')).deck.rest[0]).toBe('05')
  })
})

describe('G 5.5, a tile that the marker meets', () => {
  const movedByHand = (match: ReturnType<typeof begun>): boolean | undefined =>
    match.log
      .flatMap((one) => (one.kind === 'change' && one.tell.id === 'coh.tileMoves' ? [one.tell.byHand] : []))
      .at(-1)

  test('why it is carried out or passed over; it can be carried out all the same', () => {
    const match = playAnswers(begun(), ['mission', 'one'], ['mission', 'two'])
    expect(format(summarizeDecision(last(match, 'tileMet')))).toBe(
      'Mission Track (Tile 07): The marker passes it, and its text is not in a yellow box, so it is passed over.',
    )
    expect(logTexts(match)).toContain('Tile 07 is passed and not carried out.')
    expect(movedByHand(match)).toBe(true)
    overruled(match, 'tileMet', 'done')
    expect(logTexts(match)).toContain('Carry out Tile 07.')
    expect(movedByHand(match)).toBe(true)
  })

  test('Why shows each step of the move with what decided it', () => {
    const match = playAnswers(begun(), ['mission', 'one'])
    unwrap(match.answer('two', 'person', 'player'))
    const steps = reasonedSteps(lastMoveLog(match), match.steps).map(({ by, did }) => [
      by?.kind === 'decision' ? by.by.id : undefined,
      did.map(({ tell }) => tell.as),
    ])
    expect(steps).toEqual([
      [undefined, ['aside']],
      ['conflict-of-heroes.tileMet', ['aside', 'result', 'headline']],
    ])
  })
})

describe('G 5.3.2 and G 5.3.3, orders from left to right', () => {
  test('why a tile of another area and a covered order are no candidates', () => {
    const match = playAnswers(begun(), ['mission', 'counteraction'], ['counteractionDone', []])
    expect(format(summarizeDecision(last(match, 'counteraction')))).toBe(
      'Counteraction: none. No candidate passes the line: an AI unit can carry it out.',
    )
    expect(against(match, 'counteraction', '07')).toBe(
      'Counteraction: Tile 07 was not an option, because its face belongs to another area: Mission Track (blue).',
    )
    const three = developed()
    for (let at = 0; at < 3; at += 1) playAnswers(three, ...face('order', 'shield'))
    playAnswers(
      three,
      ['markerStart', 0],
      ['end', 20],
      ['soloHandicap', 'none'],
      ['mission', 'missionOrder'],
      ['missionOrderDone', ['06']],
    )
    expect(against(three, 'missionOrder', 'default')).toBe(
      'Mission Order: the order printed on space 3 was not an option, because Tile 07 covers space 3.',
    )
  })
})

describe('hexes', () => {
  test('G 3.7.2: why a Control Marker lies there, with few names, and it can lie elsewhere', () => {
    const match = example(4)
    expect(explanationText(match, 'marker')).toBe(
      [
        'no Control Marker lies there: all',
        'not marked as water: all',
        'as many hexes from the entry edge as the card says [ruling: “From whose edge”]: D02, E03, D04 and 14 more',
        'Tie, the player of the card chooses: E09 (of D02, E03, D04 and 14 more)',
        'Hex of the Control Marker (the Soviets, 4 hexes from map 1, long edge A02 to A18): E09',
      ].join('\n'),
    )
    expect(against(match, 'marker', '1-F09')).toBe(
      'as many hexes from the entry edge as the card says [ruling: “From whose edge”]: yes for D02, E03, D04 and 14 more, no for F09.',
    )
    expect(against(match, 'marker', '1-M03')).toBe(
      'Hex of the Control Marker (the Soviets, 4 hexes from map 1, long edge A02 to A18): M03 was not an option, because it is only half a hex, at the edge of its map.',
    )
  })

  test('G 3.8.1: the nearest hex is told by its distance, and its question names the counter', () => {
    const match = duel('5')
    playAnswers(match, ...typed('german-05', 'units', '0', ['units', 'place']), [
      'units',
      ['german Rifle 01'],
    ])
    playAnswers(match, ['placeUnits', ['german Rifle 01']], ['place', '1-F06'])
    playAnswers(
      match,
      ...typed('soviet-05', 'special', '0', ['switchMap']),
      ['switch', '1'],
      ['switchTo', '5'],
    )
    playAnswers(match, ['cannotStay', ['german Rifle 01']])
    expect(match.question && format(match.question.text)).toBe(
      'Nearest hex (German Rifle 01): which one? (the owner of the counter chooses)',
    )
    playAnswers(match, ['nearest.tie', '5-G06'])
    expect(against(match, 'nearest', '5-A02')).toBe(
      'Nearest hex (German Rifle 01): A02 was not an option, because it is 7 hexes away.',
    )
    for (const line of explanationText(match, 'nearest').split('\n')) expect(line.length).toBeLessThan(160)
  })

  test('G 6.0: where a Rumored Enemy appears', () => {
    const match = playAnswers(begun(), ['mission', 'rumor'], ['label', 'D14'])
    expect(logTexts(match).at(-1)).toBe('A Rumored Enemy appears: place its counter on D14.')
    expect(against(match, 'advantage', '1-D13')).toBe(
      'the hex that the event names, on any map: yes for D14, no for D13.',
    )
  })
})

test('every question is one, whoever is asked', () => {
  const texts = new Set<string>()
  for (let seed = 0; seed < 12; seed += 1) {
    const mode = seed % 2 === 0 ? 'solo' : 'firefight'
    const guideline = ['own', '5', '4', '8', '2', 'own-3'][seed >> 1] ?? '1'
    const match = newMatch(
      conflictOfHeroes,
      { options: { asking: 'each', mode, guideline, orders: 'app' } },
      seed,
    )
    const policy = randomAnswerer(seed)
    autoPlay(match, (question) => {
      texts.add(format(question.text))
      return question.to === 'chance' ? seededAnswerer : policy
    })
  }
  expect(texts.size).toBeGreaterThan(100)
  expect([...texts].filter((text) => !text.includes('?'))).toEqual([])
})

describe('secrets', () => {
  /** All public text: messages to everybody, and every reason. */
  function open(match: Match): string {
    const sentences = match.log.flatMap((one) => {
      // The decks are named by their first and last card.
      if (one.kind === 'change')
        return one.to === undefined && one.tell.id !== 'coh.decksOfApp' ? [one.tell] : []
      if (one.kind !== 'decision') return [formatLine(one)]
      const ids = [...one.among, ...excludedCandidates(one)].map(({ id }) => id)
      return [
        summarizeDecision(one),
        ...relevantLines(one).map((line) => formatLine(line, one)),
        ...ids.map((id) => explainWhyNot(one, id)),
      ]
    })
    return sentences.map((each) => format(each)).join('\n')
  }

  test('a hand that the app has dealt is told to its player alone, in no line and no reason', () => {
    const match = firefight({ guideline: '5' })
    const policy = randomAnswerer(3)
    let looks = 0
    autoPlay(match, (question) => {
      const { players } = match.situation
      if (question.id === 'coh.play') {
        const told = open(match)
        const held = players.flatMap(({ hand }) => hand)
        expect(held.filter((card) => told.includes(format(cardName(card))))).toEqual([])
        looks += held.length
      }
      return question.to === 'chance' ? seededAnswerer : policy
    })
    expect(looks).toBeGreaterThan(20)
    const dealt = match.log.flatMap((one) => (one.kind === 'answered' ? [one.question.id] : []))
    expect(dealt).toContain('coh.initiative')
    expect(dealt).not.toContain('coh.deal')
  })

  test('the hand is told to nobody but its own seat', () => {
    const match = answerChance(example(0))
    const hands = match.log.flatMap((one) =>
      one.kind === 'change' && one.tell.id === 'coh.dealt' ? [one.to] : [],
    )
    expect(hands).toEqual(['player-2', 'player-1'])
  })
})

test('what a Round and a loss come to is told with its reason', () => {
  const match = soloExample()
  playAnswers(
    match,
    ['yourSide', 3],
    ['yellow', false],
    ['parameter', false],
    ['parameter', false],
    ['sheet', 6],
  )
  playAnswers(match, ['markerStart', 0], ['end', 12], ['soloHandicap', 'none'])
  playAnswers(match, ['mission', 'lost'], ['lost', 'german Rifle 03'])
  expect(match.question && format(match.question.text)).toBe(
    'How many VP is German Rifle 03 worth, by your cards?',
  )
  playAnswers(match, ['lostVp', 1], ['mission', 'round'])
  expect(logTexts(match)).toContain(
    'Round 2: you have 6 CAPs, one less for the unit that you have lost, and draw 1 Action Card.',
  )
  expect(logTexts(match)).toContain(
    'Reinforcements of the AI: put Soviet Rifle 07 and Soviet Rifle 08 into the AI Draw Cup.',
  )
})
