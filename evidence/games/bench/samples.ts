import {
  type Game,
  type Json,
  makeTranscript,
  Pack,
  parseJournal,
  positionOf,
  reopen,
  settled,
} from '@opfor/kernel'
import { shelf } from '../../../games/index.ts'
import { keptFiles } from './kept-files.ts'

/** A pack that its game takes. */
export interface SamplePack {
  readonly game: Game
  readonly question: Pack
  readonly text: string
}

/** A position that its game takes. */
export interface SamplePosition {
  readonly game: Game
  readonly text: string
}

type Plain = { readonly [key: string]: Json; readonly entries: readonly Json[] }

/** The kept matches of all games as they are. */
export function wholeJournals(): readonly string[] {
  return shelf.flatMap((game) => keptFiles(game).map(({ text }) => text))
}

/** The beginnings of the kept matches of all games: cheap to play, and most of what a journal can hold. */
export function shortJournals(): readonly string[] {
  return wholeJournals().flatMap((text) => {
    const journal = JSON.parse(text) as Plain
    return [0, 3, 9].map((length) =>
      JSON.stringify({ ...journal, entries: journal.entries.slice(0, length) }),
    )
  })
}

/** The same beginnings as transcripts. */
export function transcripts(): readonly string[] {
  return shelf.flatMap((game) =>
    opened(game).flatMap((match) => {
      const text = makeTranscript(game, match.journal)
      return text.ok ? [text.value] : []
    }),
  )
}

/** The packs that come with the games, and those that kept matches were played with. */
export function packs(): readonly SamplePack[] {
  return shelf.flatMap((game) =>
    game.options.flatMap(({ question }) => {
      if (!(question instanceof Pack)) return []
      const played = keptFiles(game).map(({ text }) => optionsIn(text)[question.id])
      const all = [...question.options.map(({ pack }) => pack), ...played]
      const texts = all.flatMap((pack) => (typeof pack === 'object' ? [JSON.stringify(pack)] : []))
      return [...new Set(texts)].map((text) => ({ game, question, text }))
    }),
  )
}

function optionsIn(text: string): { readonly [key: string]: Json } {
  const { settings } = JSON.parse(text) as {
    readonly settings: { readonly options: { readonly [key: string]: Json } }
  }
  return settings.options
}

/** Positions with standard settings, from before set-up and from the beginnings of kept matches. */
export function positions(): readonly SamplePosition[] {
  return shelf.flatMap((game) => {
    const standard = settled(game)
    if (!standard.ok) return []
    const situations = [game.begin(standard.value), ...opened(game).map(({ situation }) => situation)]
    const texts = situations.flatMap((situation) => {
      const position = positionOf(game, situation, standard.value)
      return position.ok ? [JSON.stringify(position.value)] : []
    })
    return [...new Set(texts)].map((text) => ({ game, text }))
  })
}

function opened(game: Game) {
  return keptFiles(game).map(({ text }) => {
    const journal = JSON.parse(text) as Plain
    const parsed = parseJournal({ ...journal, entries: journal.entries.slice(0, 12) }, game)
    if (!parsed.ok) throw new Error(parsed.problem)
    return reopen(game, { journal: parsed.value }).match
  })
}
