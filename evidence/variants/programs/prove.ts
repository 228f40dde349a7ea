/**
 * Compares each printed opponent as code and as written-out variant, with random answers and readings. `npm run prove variants
 * 100000` (decisions per game)
 */
import { gameOfPage, moddableGames, writePrintedVariant } from '../../../variants/index.ts'
import { playedMatch } from './played.ts'
import { randomReadings } from './random-settings.ts'

const most = Number(process.argv[2] ?? 100_000)
for (const opponent of moddableGames) {
  const { game } = opponent
  const written = gameOfPage(writePrintedVariant(opponent))
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
