import { withParams } from '@opfor/kernel'
import type { SheetDiagnostic, Sheet } from '../model/index.ts'
import { diagnosticMessages } from '../say/diagnostic-messages.ts'
import { checkIfAboutCandidate } from './if-about-candidate.ts'
import { questionsOfSheet } from './questions-of-sheet.ts'
import {
  type Check,
  type CheckContext,
  makeDiagnostic,
  headingPosition,
  makeInsertion,
} from './check-context.ts'
import { checkEndlessLoops } from './endless-loop.ts'
import { factsOfSection } from './facts.ts'
import { checkFallThrough } from './fall-through.ts'
import { checkMisspellings } from './misspellings.ts'
import { checkOtherwiseLines } from './otherwise-lines.ts'
import { checkUnreachableSections } from './unreachable-sections.ts'
import { checkRows } from './rows.ts'
import { checkSameNames } from './same-names.ts'
import { checkTies } from './ties.ts'
import { checkAmbiguousIt } from './ambiguous-it.ts'

const reshuffle: Check = ({ sheet, language, lines }) => {
  const facts = sheet.sections.map(factsOfSection)
  return sheet.sections.flatMap((section) => {
    if (section.kind !== 'deck' || section.form !== 'deck' || section.reshuffles || section.drawnGoesBack)
      return []
    const { heading, at } = section
    const isDrawn = facts.some(({ draws }) => draws.has(heading))
    const restocked = facts.some(({ restocks }) => restocks.has(heading) || restocks.has(''))
    if (!isDrawn || restocked) return []
    const { deckSentence, reshuffleSentence } = language.words
    const next = lines[at.line] ?? ''
    const opened = next.trimStart().toLowerCase().startsWith(deckSentence.toLowerCase().slice(0, -1))
    const edit = opened
      ? makeInsertion(at.line + 1, next.trimEnd().length + 1, ` ${reshuffleSentence}`)
      : makeInsertion(at.line + 1, 1, `${deckSentence} ${reshuffleSentence}\n`)
    const fix = {
      message: withParams(diagnosticMessages.addLine, { words: reshuffleSentence }),
      edits: [edit],
    }
    return [
      makeDiagnostic(
        headingPosition(section),
        withParams(diagnosticMessages.neverReshuffled, { name: heading }),
        [fix],
      ),
    ]
  })
}

/** Reports options that nothing reads. Rulings are exempt: a ruling may be for the reader only. */
const optionNotRead: Check = ({ sheet }) => {
  const read = new Set(sheet.sections.flatMap((section) => [...factsOfSection(section).settings]))
  return sheet.options
    .filter(({ name }) => !read.has(name))
    .map(({ at, name }) => makeDiagnostic(at, withParams(diagnosticMessages.optionNotRead, { name })))
}

/** Adds a fix to a head without a body: indents the lines below by four. */
function withIndent(finding: SheetDiagnostic, lines: readonly string[]): SheetDiagnostic {
  if (finding.id !== diagnosticMessages.headWithoutBody.id) return finding
  const own = indentOf(lines[finding.line - 1] ?? '')
  const edits = []
  for (let line = finding.end.line; line < lines.length; line += 1) {
    const text = lines[line] ?? ''
    const indent = indentOf(text)
    if (text.trim() === '' || indent <= own || indent >= own + 4) break
    edits.push(makeInsertion(line + 1, 1, ' '.repeat(own + 4 - indent)))
  }
  return edits.length === 0 ? finding : { ...finding, fixes: [{ message: diagnosticMessages.indent, edits }] }
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length
}

const checks: readonly Check[] = [
  checkTies,
  checkRows,
  checkUnreachableSections,
  checkSameNames,
  checkMisspellings,
  checkFallThrough,
  checkIfAboutCandidate,
  checkEndlessLoops,
  reshuffle,
  optionNotRead,
  checkOtherwiseLines,
]

export function checkWholeSheet(checking: CheckContext): Sheet {
  const findings = [...checking.sheet.findings, ...checks.flatMap((check) => check(checking))]
  return {
    ...checking.sheet,
    findings: findings.map((each) => withIndent(each, checking.lines)).toSorted(byPlace),
    hints: checkAmbiguousIt(checking),
    asked: questionsOfSheet(checking.sheet),
  }
}

function byPlace(one: SheetDiagnostic, other: SheetDiagnostic): number {
  return one.line - other.line || one.column - other.column
}
