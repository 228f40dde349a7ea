import type { AskedPhrase, SheetDiagnostic, QuickFix, SourcePosition } from '@opfor/sheets'
import { useSay, useSentence } from '../../ui/text/language.tsx'
import { opponentWords } from './words.ts'

export function Findings({
  title,
  findings,
  look,
  apply,
}: {
  readonly title?: string
  readonly findings: readonly SheetDiagnostic[]
  readonly look: (finding: SheetDiagnostic) => void
  readonly apply: (fix: QuickFix) => void
}) {
  const say = useSay()
  const sentence = useSentence()
  if (findings.length === 0) return undefined
  return (
    <section>
      {title !== undefined && <h2>{title}</h2>}
      <ul className="findings">
        {findings.map((finding) => (
          <li key={`${finding.line} ${finding.column} ${finding.id}`} className="card">
            <button type="button" className="text-button" onClick={() => look(finding)}>
              {say(opponentWords.line, { line: finding.line })}
            </button>
            <p>{sentence(finding.message)}</p>
            {finding.fixes.map((fix, nth) => (
              <button key={nth} type="button" className="button quiet" onClick={() => apply(fix)}>
                {sentence(fix.message)}
              </button>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}

const costs = {
  candidate: opponentWords.eachCandidate,
  time: opponentWords.eachTime,
  turn: opponentWords.eachTurn,
  game: opponentWords.eachGame,
  offered: opponentWords.offered,
} as const

export function AskedList({ asked }: { readonly asked: readonly AskedPhrase[] }) {
  const say = useSay()
  if (asked.length === 0) return undefined
  return (
    <details className="card">
      <summary>{say(opponentWords.asked, { count: asked.length })}</summary>
      <AskedItems asked={asked} />
    </details>
  )
}

export function AskedItems({
  asked,
  look,
}: {
  readonly asked: readonly AskedPhrase[]
  readonly look?: (at: SourcePosition) => void
}) {
  const say = useSay()
  return (
    <ul className="asked">
      {asked.map(({ words, section, cost, at }) => (
        <li key={`${at.line} ${at.column} ${words}`}>
          {look === undefined ? (
            words
          ) : (
            <button type="button" className="text-button" onClick={() => look(at)}>
              {words}
            </button>
          )}{' '}
          <span className="soft">
            {section}, {say(costs[cost])}
          </span>
        </li>
      ))}
    </ul>
  )
}
