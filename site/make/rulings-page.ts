import { capital, type Game, type Language, say, sentence } from '@opfor/kernel'
import { measuredOf } from '@opfor/lab/measured'
import type { SiteLanguage } from '../settings.ts'
import { escapeText } from './markdown.ts'
import { type MeasuredReading, measuredReadings } from './measured-readings.ts'
import type { Page } from './page.ts'
import { siteWords } from './words.ts'

/** The anchor of a ruling on its page. */
export const anchorOf = (id: string): string => id.slice(id.indexOf('.') + 1)

/** Every ruling of a game, with its readings and the measured effect of each. */
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
      ...rulings.map(({ id, name, question, readings, standard, why }) =>
        [
          `<a id="${anchorOf(id)}"></a>\n\n### ${escapeText(say(name, spoken))}`,
          `**${escapeText(sentence(question, spoken))}**`,
          Object.entries(readings)
            .map(([reading, text]) => {
              const isStandard = reading === standard ? ` **(${words.standard})**` : ''
              const effect = measured.find((each) => each.ruling === id && each.reading === reading)
              return `- ${escapeText(say(text, spoken))}${isStandard}${effect === undefined ? '' : `  \n  ${effectText(effect, language)}`}`
            })
            .join('\n'),
          escapeText(sentence(why, spoken)),
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

/** Headings with numbers, such as G 2.0 and G 3.7, in the order of their numbers. */
function inOrder<T>(chapters: readonly (readonly [heading: string, T])[]): readonly (readonly [string, T])[] {
  const groups = Map.groupBy(chapters, ([heading]) => heading.replace(/\d.*$/s, ''))
  return [...groups.values()].flatMap((group) =>
    group.toSorted(([one], [other]) => one.localeCompare(other, 'en', { numeric: true })),
  )
}

/** Whether and how the effects of readings were measured. */
function effectsText(game: Game, isMeasured: boolean, words: (typeof siteWords)[SiteLanguage]): string {
  if (isMeasured) return words.measuredIntro
  return measuredOf(game) === undefined
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
  return `<small>${words.measured}: ${verdict}. ${capital(words.winRate)} ${rounded(points)} (${words.upTo(rounded(from), rounded(to))}); ${number(turns)} ${words.turnsChanged}.</small>`
}
