import type { Random } from '@opfor/kernel'
import { mutatedText, pick } from '@opfor/evidence/kernel/programs/malformed/index'

const pieces: readonly string[] = [
  '## ',
  '# ',
  '\n',
  '\n\n',
  '| a | b |\n|--|--|\n',
  '- ',
  '1. ',
  '> Example: ',
  '> Option ',
  'If ',
  'Until ',
  'Otherwise: ',
  'For each ',
  ' is ',
  ' and ',
  ' or ',
  ' that has ',
  ' whose ',
  'every ',
  'Choose one of ',
  'Roll d6, +1 if ',
  'Tie: ',
  ': ',
  '. ',
  '; ',
  '"',
  '„',
  '**',
  '?',
  '\t',
  '\r\n',
  '    ',
  '3 x ',
  '1-999999',
  'Language: de\n',
]

export function mutatedSheet(sheets: readonly string[], random: Random): string {
  if (random(10) === 0) return Array.from({ length: random(400) }, () => pick(pieces, random)).join('')
  let text = pick(sheets, random)
  for (let left = 1 + random(4); left > 0; left -= 1) text = mutated(text, pick(sheets, random), random)
  return text
}

function mutated(text: string, other: string, random: Random): string {
  const lines = text.split('\n')
  const [one, two] = [random(lines.length), random(lines.length)]
  const line = lines[one] ?? ''
  switch (random(9)) {
    case 0:
      return lines.toSpliced(one, 1 + random(3)).join('\n')
    case 1:
      return lines.toSpliced(one, 0, line).join('\n')
    case 2:
      return lines
        .with(one, lines[two] ?? '')
        .with(two, line)
        .join('\n')
    case 3:
      return lines.with(one, line.repeat(1 + random(60))).join('\n')
    case 4:
      return lines
        .with(one, `${pick(['- ', '1. ', '> ', '  '], random).repeat(random(80))}${line}`)
        .join('\n')
    case 5:
      return lines
        .toSpliced(
          one,
          0,
          ...Array.from({ length: random(12) }, (_, depth) => `${'   '.repeat(depth)}1. If a:`),
        )
        .join('\n')
    case 6:
      return lines
        .with(one, `${line.slice(0, random(line.length + 1))}${pick(pieces, random)}${line}`)
        .join('\n')
    case 7:
      return lines
        .with(one, Array.from({ length: random(60) }, () => String.fromCharCode(random(0x300))).join(''))
        .join('\n')
    default:
      return mutatedText(text, other, random)
  }
}
