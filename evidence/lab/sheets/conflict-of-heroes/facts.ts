import { type Happened, symbolsAndCaps } from '@opfor/evidence/games/conflict-of-heroes/proofs/for-sheets'
import type { Candidate, Question } from '@opfor/kernel'
import type { Facts } from '../facts.ts'
import { nameOf, rumoursIn } from './given.ts'

export function factsOf(happened: Happened): Facts {
  const { told, before, end } = happened
  const answersTo = (...ids: readonly string[]): readonly unknown[] =>
    told
      .filter(({ id }) => ids.some((each) => id === each || id === `${each}.one`))
      .map(({ answer }) => answer)
  const cards = inTurn(answersTo('coh.drawOrder').map((drawn) => nameOf.card(firstOf(drawn))))
  const spaces = inTurn(
    told.filter(({ id, question, answer }) => id === 'coh.nextSpace' && isBeyond(question, answer)),
  )
  const able = answersTo('coh.counteractionDone', 'coh.missionOrderDone')
  const counts = happened.what === 'development' ? symbolsAndCaps(before) : undefined
  return {
    Shields: () => counts?.shields ?? 0,
    Bursts: () => counts?.bursts ?? 0,
    'CAPs gained': () => counts?.gained ?? 0,
    'CAPs lost': () => counts?.lost ?? 0,
    'Mission marker': () => end.mission?.marker ?? 0,
    'Last space': () => end.mission?.end ?? 0,
    roll: () => answersTo('coh.sheet')[0] as number,
    draw: (deck) => {
      if (deck === 'Order cards') return cards()
      const drawn = firstOf(answersTo('coh.drawUnit', 'coh.drawRumor')[0])
      return drawn === 'noEnemy' ? blankIn(rumoursIn(before)) : drawn
    },
    'how far does the mission marker go?': () =>
      (answersTo('coh.advance')[0] as { readonly spaces: number } | undefined)?.spaces ?? 0,
    space: () => spaces().answer as number,
    'a unit of the AI can carry it out now': (name) => able.some((answer) => isNamed(answer, name)),
    'Did it complete the move?': () => answersTo('coh.completed')[0] === true,
  }
}

/** Returns one element per call; throws if there are no more. */
function inTurn<T>(all: readonly T[]): () => T {
  const left = [...all]
  return () => {
    const next = left.shift()
    if (next === undefined) throw new Error('The sheet asks oftener than the code.')
    return next
  }
}

function firstOf(drawn: unknown): string {
  return (drawn as readonly string[] | undefined)?.[0] ?? ''
}

function blankIn(tokens: readonly string[]): string {
  return tokens.find((token) => token.startsWith('Blank ')) ?? ''
}

/** True if the entered space is beyond the tile's own; otherwise the game asks again. */
function isBeyond({ text }: Question, answer: unknown): boolean {
  return answer === 0 || Number(answer) > Number(text.params?.['space'])
}

/** A single order is asked as yes or no. */
function isNamed(answer: unknown, name: string): boolean {
  if (typeof answer === 'boolean') return answer
  return (answer as readonly Candidate[]).some(({ id }) =>
    [nameOf.counteraction(id), nameOf.order(id)].includes(name),
  )
}
