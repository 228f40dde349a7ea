/**
 * CPU time by game and policy: `npm run bench cost 200`. The argument counts matches of the random policy; greedy plays a tenth,
 * searching a fiftieth.
 */
import { registry } from '@opfor/games'
import { armsByLevel, type PolicyName, policyNames, type Totals, defaultBudget } from '../../../lab/index.ts'
import { runTask } from '../../../lab/run-task.ts'

const matches = Number(process.argv[2] ?? 200)
const parts: Readonly<Record<PolicyName, number>> = { random: 1, greedy: 10, searching: 50 }

function questionsIn(totals: Totals): number {
  const counts = Object.values(totals).flatMap(({ questions }) => Object.entries(questions))
  return counts.reduce((sum, [asked, { count }]) => sum + Number(asked) * count, 0)
}

function row(game: string, name: PolicyName): string {
  const experiment = { game, policy: { name, budget: defaultBudget }, arms: armsByLevel([]) }
  const play = (to: number): Totals => runTask({ measure: experiment, seeds: { from: 0, to } }) as Totals
  const count = Math.max(1, Math.round(matches / parts[name]))
  play(Math.ceil(count / 4))
  const before = process.cpuUsage()
  const totals = play(count)
  const { user, system } = process.cpuUsage(before)
  const seconds = (user + system) / 1e6
  const perQuestion = (1000 * seconds) / Math.max(1, questionsIn(totals))
  return `| ${game} | ${name} | ${count} | ${((1000 * seconds) / count).toFixed(1)} | ${perQuestion.toFixed(2)} |`
}

console.log('| game | policy | matches | CPU seconds per 1000 matches | ms per question |')
console.log('|---|---|---|---|---|')
for (const { id, canSimulate } of registry)
  if (canSimulate) for (const name of policyNames) console.log(row(id, name))
