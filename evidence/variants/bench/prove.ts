/**
 * Plays the printed opponent of every game twice, as code and written out and read back, with random answers and readings, and
 * compares all decisions, lines, citations and texts.
 *
 *     npm run prove variants 100000      so many decisions of each game
 */
import { gameOfPage, opponents, printedVariant } from '../../../variants/index.ts'
import { playedMatch } from './played.ts'
import { randomReadings } from './random-settings.ts'

const most = Number(process.argv[2] ?? 100_000)
for (const opponent of opponents) {
  const { game } = opponent
  const written = gameOfPage(printedVariant(opponent))
  if (!written.ok) throw new Error(`${game.title}: ${written.problem}`)
  const start = performance.now()
  let [decisions, matches, different] = [0, 0, 0]
  for (let seed = 0; decisions < most; seed += 1) {
    const settings = randomReadings(game, seed)
    const coded = playedMatch(game, settings, seed)
    if (coded.digest !== playedMatch(written.value, settings, seed).digest) {
      different += 1
      process.exitCode = 1
      console.log(`${game.title}: seed ${seed} differs`)
    }
    decisions += coded.decisions
    matches += 1
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(
    `${game.title}: ${decisions} decisions of ${matches} matches, ${different} different, ${seconds} s`,
  )
}
