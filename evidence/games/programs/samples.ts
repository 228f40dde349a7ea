import {
  type Game,
  type Json,
  makeTranscript,
  Pack,
  parseJournal,
  positionOfMatch,
  reopenMatch,
  resolveSettings,
} from '@opfor/kernel'
import { registry } from '../../../games/index.ts'
import { recordedFiles } from '../recorded/recorded-files.ts'

export interface SamplePack {
  readonly game: Game
  readonly question: Pack
  readonly text: string
}

export interface SamplePosition {
  readonly game: Game
  readonly text: string
}

type Plain = { readonly [key: string]: Json; readonly entries: readonly Json[] }

export function wholeJournals(): readonly string[] {
  return registry.flatMap((game) => recordedFiles(game).map(({ text }) => text))
}

/** Prefixes of the kept matches: cheap to play, and covering most of a journal's contents. */
export function shortJournals(): readonly string[] {
  return wholeJournals().flatMap((text) => {
    const journal = JSON.parse(text) as Plain
    return [0, 3, 9].map((length) =>
      JSON.stringify({ ...journal, entries: journal.entries.slice(0, length) }),
    )
  })
}

export function transcripts(): readonly string[] {
  return registry.flatMap((game) =>
    opened(game).flatMap((match) => {
      const text = makeTranscript(game, match.journal)
      return text.ok ? [text.value] : []
    }),
  )
}

export function packs(): readonly SamplePack[] {
  return registry.flatMap((game) =>
    game.options.flatMap(({ question }) => {
      if (!(question instanceof Pack)) return []
      const played = recordedFiles(game).map(({ text }) => optionsIn(text)[question.id])
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

export function positions(): readonly SamplePosition[] {
  return registry.flatMap((game) => {
    const standard = resolveSettings(game)
    if (!standard.ok) return []
    const situations = [
      game.initialSituation(standard.value),
      ...opened(game).map(({ situation }) => situation),
    ]
    const texts = situations.flatMap((situation) => {
      const position = positionOfMatch(game, situation, standard.value)
      return position.ok ? [JSON.stringify(position.value)] : []
    })
    return [...new Set(texts)].map((text) => ({ game, text }))
  })
}

function opened(game: Game) {
  return recordedFiles(game).map(({ text }) => {
    const journal = JSON.parse(text) as Plain
    const parsed = parseJournal({ ...journal, entries: journal.entries.slice(0, 12) }, game)
    if (!parsed.ok) throw new Error(parsed.problem)
    return reopenMatch(game, { journal: parsed.value }).match
  })
}
