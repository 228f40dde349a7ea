/** The time of 10,000 matches of a sheet with random answers: `npm run bench sheets-runner`. */
import process from 'node:process'
import { seededRandom, type Question, resolveSettings, simulate } from '@opfor/kernel'
import { gameOfSheet } from '../../../sheets/run/game.ts'
import { readSheet } from '../../../sheets/sheet-reader.ts'
import { garrisonSheet } from '../../../sheets/testing/garrison.ts'

const matches = Number(process.argv[2] ?? 10_000)
const game = gameOfSheet(readSheet(garrisonSheet))
const settings = resolveSettings(game)
if (!settings.ok) throw new Error(settings.problem)

let [turns, questions] = [0, 0]
const begun = process.cpuUsage()
const clock = process.hrtime.bigint()
for (let seed = 0; seed < matches; seed += 1) {
  let answers = 0
  const reply = (question: Question): unknown => {
    answers += 1
    return question.sample(seededRandom(seed, answers))
  }
  turns += simulate(game, settings.value, reply).turns
  questions += answers
}
const { user, system } = process.cpuUsage(begun)
const seconds = Number(process.hrtime.bigint() - clock) / 1e9
process.stdout.write(
  `${matches} matches, ${turns} turns, ${questions} answers: ${seconds.toFixed(1)} s, ${((user + system) / 1e6).toFixed(1)} s of the processor\n`,
)
