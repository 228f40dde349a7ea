import { parseArgs } from 'node:util'
import { proveMany, sizes } from '@opfor/evidence/kernel/programs/many'
import { bothWays, countedQuestions } from '../proofs/questions.ts'
import { generateRandomly } from '../proofs/random-play.ts'

/**
 * Proofs with a size. Default: random firefights and missions on all cores. `--questions`: counts questions before the mission by
 * Guideline, asked in few and one by one.
 */
const { values } = parseArgs({ strict: false, options: { questions: { type: 'boolean' } } })

if (values['questions'] === true) countQuestions(sizes(100).size)
else
  proveMany(import.meta.url, {
    matches: 'generations',
    steps: 'changes',
    faults: 'violations',
    tried: (seed) => {
      const { changes, violations } = generateRandomly(seed)
      return { steps: changes, wrong: violations }
    },
  })

function countQuestions(size: number): void {
  const wrong: string[] = []
  for (const hasPack of [false, true])
    for (const guideline of ['1', '2', '5', '4']) {
      for (const asking of ['each', 'few'] as const) {
        const counts = countedQuestions(size, { guideline, hasPack, asking })
        const how = asking === 'few' ? 'in few questions' : 'one thing after another'
        const what = `Guideline ${guideline}, ${hasPack ? 'with a full pack' : 'without a pack'}, ${how}`
        console.log(`${what}: median ${counts.median}, 95th percentile ${counts.usual}, most ${counts.most}`)
      }
      for (let seed = 0; seed < size; seed += 1) wrong.push(...bothWays(seed, { guideline, hasPack }))
    }
  for (const each of wrong.slice(0, 20)) console.log(each)
  console.log(`${8 * size} generations both ways: ${wrong.length} differ`)
  process.exitCode = wrong.length === 0 ? 0 : 1
}
