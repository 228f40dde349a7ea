import { playAnswers, logTexts } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import { matchOf } from '../testing/match.ts'

const wolves = `# A

## Wolves
| wolf | age | grey | lame | old |
|------|----:|------|------|-----|
| Ash  |   3 | no   | no   | no  |
| Birk |   2 | no   | yes  | no  |
| Cole |   1 | no   | yes  | yes |

## Weather
- Fog: 0 (0 to 3)

## Turn
1. Choose Hunter. It hunts.
`

function hunterOf(lines: string): readonly string[] {
  return logTexts(matchOf(`${wolves}\n## Hunter\nChoose one of Wolves.\n${lines}\nTie: in order\n`))
}

test('a line after otherwise counts where the line above kept nobody', () => {
  expect(hunterOf('1. prefer: it is grey\n2. otherwise: prefer: it is lame')).toContain('Birk: It hunts.')
  expect(hunterOf('1. prefer: it is lame\n2. otherwise: prefer: it is old')).toContain('Birk: It hunts.')
})

test('of several in a row only the first counts that keeps somebody', () => {
  const chain = '1. prefer: it is grey\n2. otherwise: prefer: it is lame\n3. otherwise: prefer: it is old'
  expect(hunterOf(chain)).toContain('Birk: It hunts.')
  expect(hunterOf(chain.replace('it is lame', 'its age is 9'))).toContain('Cole: It hunts.')
})

test('otherwise after an if counts where its condition does not hold, whatever stands above', () => {
  const lines = '1. prefer: it is lame\n2. if Fog is 1 or more: first\n3. otherwise: prefer: it is old'
  expect(hunterOf(lines)).toContain('Cole: It hunts.')
  expect(hunterOf(lines.replace('1 or more', '0'))).toContain('Birk: It hunts.')
})

test('a must that keeps nobody leaves all to an otherwise', () => {
  const match = matchOf(`${wolves}
## Hunter
Choose one of Wolves.
1. must: "it is near"
2. otherwise: fewest age
Tie: in order
`)
  playAnswers(match, ['asked.it-is-near.which', []])
  expect(logTexts(match)).toContain('Cole: It hunts.')
})
