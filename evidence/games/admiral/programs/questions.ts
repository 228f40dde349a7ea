import { countQuestions } from '../proofs/questions.ts'
import { sampleBattles } from '../../../../games/admiral/table/battles/sample-battles.ts'

/** Prints the maximum number of questions per turn with real board, dice and typed results, over this number of battles. */
const battles = Number(process.argv[2] ?? 20)

for (const { id, title } of sampleBattles) {
  const options = { battle: id, where: 'table', damage: 'typed' }
  const counted = Array.from({ length: battles }, (_, seed) => countQuestions({ options }, seed))
  const sums = counted.map(({ turns }) => turns.map(({ person, die }) => person + die))
  const longest = Math.max(...sums.map(({ length }) => length))
  const most = Array.from({ length: longest }, (_, turn) => Math.max(...sums.map((each) => each[turn] ?? 0)))
  const usual = most.map((_, turn) => median(sums.flatMap((each) => each[turn] ?? [])))
  const needless = counted.flatMap((each) => each.needless)
  console.log(title)
  console.log(`  most a turn: ${most.join(' ')}`)
  console.log(`  usual:       ${usual.join(' ')}`)
  console.log(`  questions with one option: ${needless.length}`)
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
