import {
  cupsOf,
  type Happened,
  happenedIn,
  type Mission,
  type Situation,
} from '@opfor/evidence/games/conflict-of-heroes/proofs/for-sheets'
import type { SectionResult } from '@opfor/sheets'
import type { Case, Expected, SheetProof } from '../proof.ts'
import { factsOf } from './facts.ts'
import { givenIn, nameOf, rumoursIn, settingsIn } from './given.ts'

const sectionOf: Readonly<Record<string, string>> = {
  development: 'Setup',
  order: 'Order',
  counteraction: 'React',
  missionOrder: 'Pursue',
  enter: 'Entering',
  reveal: 'When a rumour is revealed',
  check: 'When a spent check is due',
}

const listOf: Readonly<Record<string, readonly [section: string, name: (id: string) => string]>> = {
  counteraction: ['Counteraction', nameOf.counteraction],
  missionOrder: ['Mission order', nameOf.order],
  tileMet: ['Tile met', (id) => (id === 'done' ? 'Carried out' : 'Skipped')],
}

/** Conflict of Heroes: order deck, mission track, cups and waiting tiles. */
export const conflictOfHeroes: SheetProof = {
  name: 'conflict-of-heroes-orders',
  sections: ['Order', 'React', 'Pursue', 'When a spent check is due'],
  code: [
    'developing-the-ai/order-deck.ts',
    'developing-the-ai/orders-left-to-right.ts',
    'mission/draw-cups.ts',
    'mission/mission.ts',
    'mission/mission-track.ts',
    'mission/order-advance.ts',
    'mission/order-draws.ts',
  ].map((file) => `games/conflict-of-heroes/${file}`),
  cases: (seed) => happenedIn(seed).flatMap(caseOf),
}

function caseOf(happened: Happened, at: number): readonly Case[] {
  const { what, before, told } = happened
  const section = sectionOf[what]
  if (section === undefined || before.mission === undefined) return []
  const isBuilt = what === 'development'
  return [
    {
      where: `${what} ${at}`,
      ...(isBuilt ? {} : { turn: String(at) }),
      section,
      given: isBuilt ? { settings: settingsIn(before) } : givenIn(before, before.mission),
      facts: factsOf(happened),
      expected: expectedIn(happened),
      whole: {
        sections: Object.values(listOf).map(([list]) => list),
        differing: (now) => [
          ...(isBuilt ? [] : differing(now, happened.after)),
          ...deckDiffering(now, happened.after),
        ],
      },
      codedQuestions: told.filter(({ id, question }) => question.to !== 'chance' && id !== 'coh.mission')
        .length,
    },
  ]
}

function expectedIn({ decided }: Happened): readonly Expected[] {
  return decided.flatMap(({ list, chosen }) => {
    const [section, name] = listOf[list] ?? []
    return section === undefined || name === undefined ? [] : [{ section, chosen: name(chosen) }]
  })
}

function deckDiffering(now: SectionResult['now'], { mission }: Situation): readonly string[] {
  if (mission === undefined) return []
  const cards = [...mission.deck.top, ...mission.deck.rest].map(nameOf.card)
  return [
    ...unlike('Stance', String(now.counters['Stance']), mission.sheet),
    ...unlike('Order cards', sorted(now.decks['Order cards']?.rest ?? []), sorted(cards)),
  ]
}

function differing(now: SectionResult['now'], after: Situation): readonly string[] {
  if (after.mission === undefined) return []
  return [
    ...unlike('Mission marker', String(now.counters['Mission marker']), String(after.mission.marker)),
    ...unlike('the end', String(now.ended !== ''), String(after.stage === 'over')),
    ...unlike('Tiles', sorted(tilesOf(now)), sorted(tracked(after.mission))),
    ...unlike('Entry cup', sorted(now.decks['Entry cup']?.rest ?? []), sorted(cupsOf(after).entry)),
    ...unlike('Rumour cup', kinds(now.decks['Rumour cup']?.rest ?? []), kinds(rumoursIn(after))),
  ]
}

function tilesOf({ rosters, pieces }: SectionResult['now']): readonly string[] {
  return (rosters['Tiles'] ?? []).map((tile) => `${tile} on ${String(pieces[tile]?.['space'])}`)
}

function tracked({ track }: Mission): readonly string[] {
  return track.map(({ tile, space }) => `${nameOf.tile(tile)} on ${space}`)
}

/** Which blank is left makes no difference. */
function kinds(tokens: readonly string[]): string {
  return sorted(tokens.map((token) => token.replace(/^Blank \d+$/, 'Blank')))
}

function sorted(names: readonly string[]): string {
  return names.toSorted().join(', ')
}

function unlike(what: string, sheet: string, code: string): readonly string[] {
  return sheet === code ? [] : [`${what}: ${sheet || 'nothing'}, the code ${code || 'nothing'}`]
}
