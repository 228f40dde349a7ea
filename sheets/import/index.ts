import { capitalize } from '@opfor/kernel'
import { applyFix } from '../apply-fix.ts'
import { sheetReader } from '../sheet-reader.ts'
import { type ListLanguage, listLanguages } from './language.ts'
import type { PlainLine, PlainList } from './plain-list.ts'

export { type PlainLine, type PlainList, parsePlainList } from './plain-list.ts'

/** A line may need several rounds of fixes. */
const mostRounds = 20

interface Step {
  readonly text: string
  readonly lines: readonly string[]
}

/** Sentences become steps, priority lines their lists. Look-alike sentences are quoted, so no findings remain. */
export function convertListToSheet(
  { title, language: code, lines }: PlainList,
  isPriority: (line: number) => boolean,
): string {
  const language = listLanguages.find((each) => each.code === code) ?? listLanguages[0]
  if (language === undefined) throw new Error(`Lists cannot be in "${code}".`)
  const steps = stepsOf(lines, isPriority)
  const lists: string[] = []
  const turn = steps.map(({ text, lines: chosenBy }, at) => {
    const [head, rest] = behindHead(text, language, steps[at - 1]?.text ?? '')
    if (chosenBy.length === 0) return `${at + 1}. ${head}${rest}`
    const name = lists.length === 0 ? language.target : `${language.target} ${lists.length + 1}`
    const numbered = chosenBy.map((line, nth) => `${nth + 1}. ${line}`)
    lists.push([`## ${name}`, language.opening, ...numbered, language.tie].join('\n'))
    const choose = head === '' ? language.choose : language.choose.toLowerCase()
    return `${at + 1}. ${head}${choose} ${name}. ${capitalize(rest)}`.trimEnd()
  })
  const head = [`# ${title}`, ...language.head].join('\n')
  const page = [head, [`## ${language.turn}`, ...turn].join('\n'), ...lists].join('\n\n')
  return withoutFindings(`${page}\n`)
}

/** Priority lines go to the step above or form their own. */
function stepsOf(lines: readonly PlainLine[], isPriority: (line: number) => boolean): readonly Step[] {
  const steps: Step[] = []
  let isOpen = false
  lines.forEach(({ text, priority, isBare }, at) => {
    const chosen = priority !== undefined && isPriority(at)
    const above = steps.at(-1)
    if (chosen && isBare) {
      const isBelow = above !== undefined && (isOpen || above.text.endsWith(':'))
      if (isBelow) steps[steps.length - 1] = { ...above, lines: [...above.lines, priority] }
      else steps.push({ text: '', lines: [priority] })
      isOpen = true
    } else {
      steps.push({ text, lines: chosen ? [priority] : [] })
      isOpen = false
    }
  })
  return steps.map(({ text, lines: own }) => ({ text: own.length > 0 ? sentence(text) : text, lines: own }))
}

/** Splits off the head: `If C:`, or `Otherwise:` after one. */
function behindHead(
  text: string,
  { ifs, otherwise }: ListLanguage,
  above: string,
): readonly [string, string] {
  const found = ifs.exec(text) ?? (ifs.test(above) ? otherwise.exec(text) : undefined) ?? undefined
  return found === undefined ? ['', text] : [`${found[1] ?? ''}: `, found[2] ?? '']
}

function sentence(text: string): string {
  return text.replace(/:$/, '.')
}

/** Applies the reader's fixes: colons, and quotes around unknown forms. */
function withoutFindings(page: string): string {
  const read = sheetReader()
  let text = page
  for (let round = 0; round < mostRounds; round += 1) {
    const { findings } = read(text)
    // One fix per line, from the bottom, so no fix moves another's position.
    const byLine = new Map(findings.filter(({ fixes }) => fixes.length > 0).map((each) => [each.line, each]))
    if (byLine.size === 0) return text
    for (const { fixes } of [...byLine.values()].toSorted((one, other) => other.line - one.line)) {
      const fix = fixes.at(-1)
      if (fix !== undefined) text = applyFix(text, fix)
    }
  }
  return text
}
