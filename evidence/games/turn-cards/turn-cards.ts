/**
 * Plays matches at the table at random, makes a card of each turn of the opponent, checks it, and prints figures and some cards.
 *
 *     npm run prove turn-cards 300 10 blitzkrieg
 *     KIND=leads npm run prove turn-cards 30 5 blitzkrieg
 */
import { seededRandom, formatHeadline, formatSentence, type Game, type Language } from '@opfor/kernel'
import { germanFor } from '../programs/german.ts'
import { registry } from '../../../games/index.ts'
import { gameOfSheet, readSheet } from '../../../sheets/index.ts'
import { librarySheets } from '../../sheets/programs/library.ts'
import { type CheckedCard, checkedCards } from './checked-cards.ts'

const [matches = '30', shown = '0', which = ''] = process.argv.slice(2)

function report(game: Game, name: string, count: number, german: Language): boolean {
  const began = performance.now()
  const cards = Array.from({ length: count }, (_, seed) => checkedCards(game, seed, german)).flat()
  const wrong = cards.flatMap(({ problems, seed, card }) =>
    problems.map((each) => `seed ${seed}, answers ${card.answers.join(' to ')}: ${each}`),
  )
  const spread = (all: readonly number[]): string => `${quantile(all, 0.5)} / ${quantile(all, 0.95)}`
  const lengths = (language?: Language): readonly number[] =>
    cards.map(({ card }) => formatHeadline(card.headline, language).length)
  const kinds = Map.groupBy(cards, ({ card }) => card.headline.kind)
  console.log(
    `${name}: ${count} matches, ${cards.length} cards, ${Math.round((performance.now() - began) / 1000)} s`,
  )
  console.log(
    `  judged by the situations alone: ${cards.filter(({ isJudged }) => isJudged).length}; wrong: ${wrong.length}`,
  )
  console.log(`  steps, median / 95%: ${spread(cards.map(({ card }) => card.steps.length))}`)
  console.log(
    `  of the opponent: ${spread(cards.map(({ card }) => card.steps.filter(({ by }) => by === 'opponent').length))}`,
  )
  console.log(`  characters: ${spread(lengths())}, German ${spread(lengths(german))}`)
  console.log(
    `  ${[...kinds]
      .toSorted((a, b) => b[1].length - a[1].length)
      .map(([kind, some]) => `${kind} ${some.length}`)
      .join(', ')}`,
  )
  for (const each of [...new Set(wrong)].slice(0, 8)) console.log(`  ${each}`)
  const kind = process.env['KIND']
  const wanted = cards.filter(({ card }) => kind === undefined || card.headline.kind === kind)
  const random = seededRandom(1, 99)
  for (let nth = 0; nth < Number(shown) && wanted.length > 0; nth += 1)
    print(wanted[random(wanted.length)] as CheckedCard, german)
  return wrong.length === 0
}

function quantile(all: readonly number[], part: number): number {
  return all.toSorted((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * part))] ?? 0
}

function print({ card, seed }: CheckedCard, german: Language): void {
  console.log(
    `\n  [seed ${seed}] ${formatHeadline(card.headline)} | ${formatHeadline(card.headline, german)} (${card.headline.kind})`,
  )
  for (const { by, what, note, edits, said } of card.steps) {
    const texts = [undefined, german].map(
      (each) =>
        `${formatSentence(what, each)}${note === undefined ? '' : ` — ${formatSentence(note, each)}`}`,
    )
    console.log(`    ${by}${said === true ? ' (said)' : ''} ${edits.length}: ${texts.join(' | ')}`)
  }
}

const results = registry
  .filter(({ id }) => which === '' || which === id)
  .map((game) => report(game, game.title, Number(matches), germanFor(game.id)))
if (which === '' || which === 'sheets')
  for (const { name, text } of librarySheets())
    results.push(
      report(gameOfSheet(readSheet(text)), name, Math.ceil(Number(matches) / 10), germanFor('../sheets')),
    )
process.exitCode = results.every(Boolean) ? 0 : 1
