import { existsSync } from 'node:fs'
import path from 'node:path'
import { capitalize, type Game, type Language, format, formatSentence } from '@opfor/kernel'
import { measuredResultsOf } from '@opfor/lab/measured'
import { root, type SiteLanguage } from '../settings.ts'
import { readSource } from './documents.ts'
import { escapeText, tablesIn } from './markdown.ts'
import type { Page } from './page.ts'
import { siteWords } from './words.ts'

/** The measured effect of a reading that is not the default. */
interface MeasuredReading {
  readonly ruling: string
  readonly reading: string
  readonly known: string
  readonly points: string
  readonly interval: readonly string[]
  readonly turns: string
}

/** From docs/studies/which-reading-matters-<game>.md; empty without this file. */
function measuredReadings(game: Game): readonly MeasuredReading[] {
  const file = `docs/studies/which-reading-matters-${game.id}.md`
  if (!existsSync(path.join(root, file))) return []
  const [table] = tablesIn(readSource(file))
  return (table?.rows ?? []).map(([, edit = '', known = '', change = '', , turns = '']) => {
    const [, name, reading = ''] = /^Ruling, (.+): (\S+) instead of \S+$/.exec(edit) ?? []
    const ruling = game.rulings.find((each) => format(each.name) === name)
    const [, points, from, to] = /^(\S+) \((\S+) to (\S+)\)$/.exec(change) ?? []
    if (ruling === undefined || points === undefined || from === undefined || to === undefined)
      throw new Error(`${file}: the row "${edit}" is not a reading of ${game.title} with its figures.`)
    return {
      ruling: ruling.id,
      reading,
      known,
      points,
      interval: [from, to],
      turns: turns.replace(/ .*/, ''),
    }
  })
}

export const anchorOf = (id: string): string => id.slice(id.indexOf('.') + 1)

export function rulingsPage(game: Game, language: SiteLanguage, spoken: Language): Page {
  const words = siteWords[language]
  const measured = measuredReadings(game)
  const intro = [
    words.rulingsIntro(game.rulings.length, game.title),
    effectsText(game, measured.length > 0, words),
  ]
  const chapters = inOrder([...Map.groupBy(game.rulings, ({ cite }) => cite.heading)])
  const sections = chapters.map(([heading, rulings]) =>
    [
      `## ${escapeText(heading)}`,
      ...rulings.map(({ id, name, question, readings, default: standard, why }) =>
        [
          `<a id="${anchorOf(id)}"></a>\n\n### ${escapeText(format(name, spoken))}`,
          `**${escapeText(formatSentence(question, spoken))}**`,
          Object.entries(readings)
            .map(([reading, text]) => {
              const isStandard = reading === standard ? ` **(${words.standard})**` : ''
              const effect = measured.find((each) => each.ruling === id && each.reading === reading)
              return `- ${escapeText(format(text, spoken))}${isStandard}${effect === undefined ? '' : `  \n  ${effectText(effect, language)}`}`
            })
            .join('\n'),
          escapeText(formatSentence(why, spoken)),
        ].join('\n\n'),
      ),
    ].join('\n\n'),
  )
  return {
    route: `players/${game.id}/rulings`,
    language,
    title: `${game.title}: ${words.rulings}`,
    description: words.rulingsIntro(game.rulings.length, game.title).replaceAll('*', ''),
    body: [...intro.filter(Boolean), ...sections].join('\n\n'),
  }
}

/** Sorts numbered headings such as G 2.0 and G 3.7. */
function inOrder<T>(chapters: readonly (readonly [heading: string, T])[]): readonly (readonly [string, T])[] {
  const groups = Map.groupBy(chapters, ([heading]) => heading.replace(/\d.*$/s, ''))
  return [...groups.values()].flatMap((group) =>
    group.toSorted(([one], [other]) => one.localeCompare(other, 'en', { numeric: true })),
  )
}

function effectsText(game: Game, isMeasured: boolean, words: (typeof siteWords)[SiteLanguage]): string {
  if (isMeasured) return words.measuredIntro
  return measuredResultsOf(game) === undefined
    ? words.notMeasured
    : `${words.notMeasuredYet} \`npx opfor lab lines ${game.id} --only readings\``
}

function effectText({ known, points, interval, turns }: MeasuredReading, language: SiteLanguage): string {
  const words = siteWords[language]
  const number = (text: string): string =>
    (language === 'de' ? text.replaceAll('.', ',') : text).replace('-', '−')
  const rounded = (text: string): string => {
    const value = Number(text)
    return number(`${value > 0 ? '+' : ''}${value.toFixed(1)}`)
  }
  const verdict =
    known === 'easier'
      ? words.easier
      : known === 'harder'
        ? words.harder
        : known.startsWith('within')
          ? words.within(number(known.slice('within '.length)))
          : words.unknown
  const [from = '', to = ''] = interval
  return `<small>${words.measured}: ${verdict}. ${capitalize(words.winRate)} ${rounded(points)} (${words.upTo(rounded(from), rounded(to))}); ${number(turns)} ${words.turnsChanged}.</small>`
}
