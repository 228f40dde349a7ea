import {
  type LiveMatch,
  lastMoveLog,
  type Message,
  excludedCandidates,
  placeholdersOf,
  explainDecision,
  explainWhyNot,
} from '@opfor/kernel'
import { newMatch, playAtRandom, randomSettings } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import ofGame from './texts/de.json' with { type: 'json' }
import { actingPiece } from './rules/charts/acting.ts'
import { bloodAndPlunder } from './index.ts'
import type { Situation } from './table/situation.ts'

const germanTexts: Readonly<Record<string, string>> = ofGame

const ways = ['asked', 'map', 'proposed']

function inside({ text, params = {} }: Message): readonly Message[] {
  const named = [...placeholdersOf(text)].flatMap((name) => params[name] ?? [])
  return named.filter((part): part is Message => typeof part === 'object')
}

function aboveQuestion(match: LiveMatch<Situation>): readonly Message[] {
  const { question, situation } = match
  const piece = question === undefined ? undefined : actingPiece(situation, question, lastMoveLog(match))
  const { name, left, tags = [] } = piece ?? {}
  return [name, left, ...tags.flatMap(({ text, note }) => [text, note])].filter((each) => each !== undefined)
}

function heardIn(battles: number, questions: number): ReadonlyMap<string, string> {
  const all = new Map<string, string>()
  const hear = (...messages: readonly Message[]): void => {
    for (const one of messages) {
      all.set(one.id, one.text)
      hear(...inside(one))
    }
  }
  for (const { title, lines } of bloodAndPlunder.declared) hear(title, ...lines.map(({ text }) => text))
  for (let seed = 0; seed < battles; seed += 1) {
    const { options, rulings = {} } = randomSettings(bloodAndPlunder, seed)
    const chosen = { ...options, battle: seed % 2 === 0 ? 'land' : 'sea', way: ways[seed % 3] ?? 'asked' }
    const match = newMatch(bloodAndPlunder, { options: chosen, rulings }, seed)
    for (let asked = 0; asked < questions && match.question !== undefined; asked += 1) {
      hear(match.question.text, ...aboveQuestion(match))
      playAtRandom(match, seed, 1)
    }
    for (const one of match.log) {
      if (one.kind === 'change') hear(one.tell)
      if (one.kind === 'decision')
        hear(
          ...explainDecision(one),
          ...[...one.among, ...excludedCandidates(one)].map(({ id }) => explainWhyNot(one, id)),
        )
    }
  }
  return all
}

function parts(text = ''): readonly string[] {
  return [...placeholdersOf(text)].toSorted()
}

test('every sentence has words under an id of its own, and German with the same parts', () => {
  const heard = [...heardIn(6, 60)].filter(([id]) => !id.startsWith('kernel.'))
  expect(heard.length).toBeGreaterThan(250)
  expect(heard.filter(([id, text]) => text === '' || !(id in germanTexts))).toEqual([])
  expect(heard.filter(([id, text]) => parts(text).join() !== parts(germanTexts[id]).join())).toEqual([])
})

test('German: a target number is a Zielwert, and another unit has the point while one is in range', () => {
  expect(Object.values(germanTexts).filter((text) => text.includes('Zielwurf'))).toEqual([])
  expect(germanTexts['blood-and-plunder.targetNumber']).toBe('Zielwert')
  expect(germanTexts['blood-and-plunder.orderItself.others.another']).toMatch(/solange eine in Reichweite/)
})
