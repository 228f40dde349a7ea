import { capital } from '@opfor/kernel'
import { fixedText } from '../fixed-text.ts'
import { sheetReader } from '../sheet-reader.ts'
import { type ListLanguage, listLanguages } from './language.ts'
import type { PlainLine, PlainList } from './plain-list.ts'

export { type PlainLine, type PlainList, plainList } from './plain-list.ts'

/** How often the fixes of a first sheet are made: a line may have several. */
const mostRounds = 20

/** A step of the first sheet, with the lines of the list that it chooses by. */
interface Step {
  readonly text: string
  readonly lines: readonly string[]
}

/**
 * A first sheet of a plain list: its sentences are the steps of a turn, and the lines that are taken for priorities are lists that
 * these steps choose by. Sentences that only look like known ones are put in quotes, so that nothing is left to fix.
 */
export function firstSheet(
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
    return `${at + 1}. ${head}${choose} ${name}. ${capital(rest)}`.trimEnd()
  })
  const head = [`# ${title}`, ...language.head].join('\n')
  const page = [head, [`## ${language.turn}`, ...turn].join('\n'), ...lists].join('\n\n')
  return withoutFindings(`${page}\n`)
}

/** Sentences are steps; lines that are priorities go to the step above them, or are a step of their own. */
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

/** A sentence without what governs it: `If C:`, and `Otherwise:` behind one. */
function behindHead(
  text: string,
  { ifs, otherwise }: ListLanguage,
  above: string,
): readonly [string, string] {
  const found = ifs.exec(text) ?? (ifs.test(above) ? otherwise.exec(text) : undefined) ?? undefined
  return found === undefined ? ['', text] : [`${found[1] ?? ''}: `, found[2] ?? '']
}

/** A line that announced a list is a sentence now. */
function sentence(text: string): string {
  return text.replace(/:$/, '.')
}

/** Makes the fixes that the reader offers: colons, and quotes around what is no known form. */
function withoutFindings(page: string): string {
  const read = sheetReader()
  let text = page
  for (let round = 0; round < mostRounds; round += 1) {
    const { findings } = read(text)
    // One fix a line, from below: no fix moves the place of another.
    const byLine = new Map(findings.filter(({ fixes }) => fixes.length > 0).map((each) => [each.line, each]))
    if (byLine.size === 0) return text
    for (const { fixes } of [...byLine.values()].toSorted((one, other) => other.line - one.line)) {
      const fix = fixes.at(-1)
      if (fix !== undefined) text = fixedText(text, fix)
    }
  }
  return text
}
