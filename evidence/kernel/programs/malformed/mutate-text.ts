import type { Random } from '../../../../kernel/index.ts'
import { pick } from './malformed.ts'

const tokens: readonly string[] = [
  '',
  '"',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '\n',
  '\n> ',
  '\n> match ',
  '\0',
  '\\u0000',
  '\\ud800',
  '\ud800',
  '\uFEFF',
  'null',
  'NaN',
  '1e999',
  '-',
  '"__proto__":{},',
  '#match=',
]

export function mutatedText(text: string, other: string, random: Random): string {
  const at = random(text.length + 1)
  const until = Math.min(text.length, at + 1 + random(random(3) === 0 ? 2000 : 8))
  switch (random(7)) {
    case 0:
      return text.slice(0, at) + flipped(text.slice(at, at + 1), random) + text.slice(at + 1)
    case 1:
      return text.slice(0, at)
    case 2:
      return text.slice(0, at) + text.slice(until)
    case 3:
      return text.slice(0, until) + text.slice(at)
    case 4: {
      const from = random(other.length + 1)
      return text.slice(0, at) + other.slice(from, from + 1 + random(2000)) + text.slice(until)
    }
    case 5:
      return text.slice(0, at) + pick(tokens, random).repeat(random(20) === 0 ? 5000 : 1) + text.slice(at)
    default:
      return text.slice(0, at) + pick(tokens, random) + text.slice(until)
  }
}

function flipped(character: string, random: Random): string {
  const code = character === '' ? 0 : character.charCodeAt(0)
  return String.fromCharCode(code ^ (1 << random(random(4) === 0 ? 16 : 7)))
}
