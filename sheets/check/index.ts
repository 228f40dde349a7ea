import type { Finding, Sheet } from '../model/index.ts'
import { aboutCandidate } from './about-candidate.ts'
import { askedBy } from './asked.ts'
import type { Check, Checking } from './checking.ts'
import { endlessLoop } from './endless-loop.ts'
import { fallsThrough } from './falls-through.ts'
import { withIndent } from './indent.ts'
import { misspelled } from './misspelled.ts'
import { optionNotRead } from './option-not-read.ts'
import { otherwise } from './otherwise.ts'
import { reached } from './reached.ts'
import { reshuffle } from './reshuffle.ts'
import { rows } from './rows.ts'
import { sameNames } from './same-names.ts'
import { ties } from './ties.ts'
import { whoIsIt } from './who-is-it.ts'

const checks: readonly Check[] = [
  ties,
  rows,
  reached,
  sameNames,
  misspelled,
  fallsThrough,
  aboutCandidate,
  endlessLoop,
  reshuffle,
  optionNotRead,
  otherwise,
]

/** Checks a sheet that was read, and adds what will be asked. */
export function checked(checking: Checking): Sheet {
  const findings = [...checking.sheet.findings, ...checks.flatMap((check) => check(checking))]
  return {
    ...checking.sheet,
    findings: findings.map((each) => withIndent(each, checking.lines)).toSorted(byPlace),
    hints: whoIsIt(checking),
    asked: askedBy(checking.sheet),
  }
}

function byPlace(one: Finding, other: Finding): number {
  return one.line - other.line || one.column - other.column
}
