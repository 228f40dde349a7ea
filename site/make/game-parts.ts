import { howItWorks as admiral } from '@opfor/games/admiral/how-it-works'
import { howItWorks as blitzkrieg } from '@opfor/games/blitzkrieg/how-it-works'
import { howItWorks as bloodAndPlunder } from '@opfor/games/blood-and-plunder/how-it-works'
import { howItWorks as conflictOfHeroes } from '@opfor/games/conflict-of-heroes/how-it-works'
import {
  type Game,
  type Language,
  type Message,
  type NumberQuestion,
  type MatchOption,
  format,
  formatSentence,
} from '@opfor/kernel'
import { measuredResultsOf } from '@opfor/lab/measured'
import type { SiteLanguage } from '../settings.ts'
import { readSource } from './documents.ts'
import { escapeText, tableText } from './markdown.ts'
import { siteWords } from './words.ts'

/** How each game works in six sentences, by its id. */
const guides: Readonly<Record<string, readonly Message[]>> = {
  admiral,
  blitzkrieg,
  'blood-and-plunder': bloodAndPlunder,
  'conflict-of-heroes': conflictOfHeroes,
}

type GamePart = (game: Game, language: SiteLanguage, spoken: Language) => string

function howItWorks({ id }: Game, _language: SiteLanguage, spoken: Language): string {
  const sentences = guides[id]
  if (sentences === undefined) throw new Error(`Add how ${id} works to site/make/guides.ts.`)
  return sentences.map((each, at) => `${at + 1}. ${escapeText(formatSentence(each, spoken))}`).join('\n')
}

function need({ rulebook, about, starts }: Game, language: SiteLanguage, spoken: Language): string {
  const book = `**${escapeText(rulebook.title)}**, ${escapeText(format(rulebook.edition, spoken))} (${escapeText(format(rulebook.publisher, spoken))})`
  const told = starts?.table?.setUpMessages
  const facts = [about, told].filter((each) => each !== undefined)
  const lines = facts.map((each) => escapeText(formatSentence(each, spoken)))
  return [`- ${siteWords[language].gameWithRules}: ${book}`, ...lines.map((line) => `- ${line}`)].join('\n')
}

/** A point of the game's README; only in English. */
const readmePoint =
  (point: string): GamePart =>
  ({ id }) => {
    const found = new RegExp(`^- \\*\\*${point}:\\*\\* ([\\s\\S]*?)(?=^- |^$)`, 'm').exec(
      readSource(`games/${id}/README.md`),
    )
    if (found?.[1] === undefined) throw new Error(`games/${id}/README.md has no point "${point}".`)
    const text = found[1].replaceAll(/\s+/g, ' ').trim()
    return text.charAt(0).toUpperCase() + text.slice(1)
  }

function howHard(game: Game, language: SiteLanguage, spoken: Language): string {
  const words = siteWords[language]
  const measured = measuredResultsOf(game)
  if (measured === undefined) return words.notMeasured
  const levels = game.options.find(({ question }) => question.id === 'difficulty')?.question.options ?? []
  const nameOf = (level: string): string => {
    const name = levels.find(({ id }) => id === level)?.name
    return name === undefined ? words.standardLevel : escapeText(format(name, spoken))
  }
  const rows = Object.entries(measured.wins).map(([level, wins]) => [nameOf(level), String(wins)])
  const matches = measured.matches.toLocaleString(language)
  const table = tableText({ heads: [words.difficulty, words.wins], rows })
  return [words.howHard(matches), table, costliestLine(game, language, spoken)].filter(Boolean).join('\n\n')
}

function costliestLine(game: Game, language: SiteLanguage, spoken: Language): string {
  const { list, line, wins } = measuredResultsOf(game)?.costliest ?? { list: '', line: '', wins: 0 }
  const source = game.declared.find(({ id }) => id === list)
  const rule = source?.lines.find(({ id }) => id === line)
  if (source === undefined || rule === undefined) return ''
  return siteWords[language].costliest(
    escapeText(format(rule.text, spoken)),
    escapeText(format(source.title, spoken)),
    wins,
  )
}

function options(game: Game, language: SiteLanguage, spoken: Language): string {
  const words = siteWords[language]
  const rows = game.options.map((option) => [
    escapeText(format(option.question.text, spoken)),
    valuesText(option, language, spoken),
  ])
  return tableText({ heads: [words.option, words.values], rows })
}

function valuesText(
  { question, default: standard }: MatchOption,
  language: SiteLanguage,
  spoken: Language,
): string {
  const words = siteWords[language]
  if (question.kind === 'number') {
    const { from, to } = (question as NumberQuestion).range
    return `${words.upTo(from, to)} (${words.standard}: ${Number(standard)})`
  }
  const values =
    question.kind === 'yesNo'
      ? [
          { id: true, text: words.yes },
          { id: false, text: words.no },
        ]
      : (question.options ?? []).map(({ id, name }) => ({ id, text: format(name, spoken) }))
  if (values.length === 0) return words.own
  return values
    .map(({ id, text }) => `${escapeText(text)}${id === standard ? ` **(${words.standard})**` : ''}`)
    .join('<br>')
}

const gameParts: Readonly<Record<string, GamePart>> = {
  'how-it-works': howItWorks,
  need,
  covered: readmePoint('Covered'),
  'not-covered': readmePoint('Not (?:public, so not )?covered'),
  'how-hard': howHard,
  options,
}

/** Replaces each comment `made: <part> of <game>`. */
export function fillGameParts(
  text: string,
  games: readonly Game[],
  language: SiteLanguage,
  spoken: Language,
): string {
  const pieces = text.split(/<!-- made: ([\w-]+) of ([\w-]+) -->/)
  let filled = pieces[0] ?? ''
  for (let at = 1; at < pieces.length; at += 3) {
    const part = gameParts[pieces[at] ?? '']
    const game = games.find(({ id }) => id === pieces[at + 1])
    if (part === undefined || game === undefined)
      throw new Error(`Unknown part or game: made: ${pieces[at]} of ${pieces[at + 1]}.`)
    filled += part(game, language, spoken) + (pieces[at + 2] ?? '')
  }
  return filled
}
