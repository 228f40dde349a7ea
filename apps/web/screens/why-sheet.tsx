import {
  type Candidate,
  type Decision,
  type Line,
  type Message,
  lineTold,
  summary,
  why,
  whyNot,
} from '@opfor/kernel'
import { useState } from 'react'
import { useSay } from '../language.tsx'
import { useMatch } from '../match-store.ts'
import { Sheet } from '../parts/sheet.tsx'
import { ui } from '../words.ts'

/** A step of an explanation that is played on the board. */
export interface Showing {
  readonly text: string
  readonly lit: ReadonlySet<string>
  readonly dark: ReadonlySet<string>
  readonly next?: (() => Showing | undefined) | undefined
}

/** Why: a sentence for each decision; its lines; and why not another one. */
export function WhySheet({
  decisions,
  close,
  show,
}: {
  readonly decisions: readonly Decision[]
  readonly close: () => void
  readonly show: (begun: Showing) => void
}) {
  const say = useSay()
  const begin = (): void => {
    const first = showings(decisions, say)[0]
    if (first !== undefined) show(first)
  }
  return (
    <Sheet title={say(ui.whyTitle)} close={close}>
      {decisions.map((decision) => (
        <DecisionTold key={decision.number} decision={decision} close={close} />
      ))}
      <button type="button" className="button" onClick={begin}>
        {say(ui.showMe)}
      </button>
    </Sheet>
  )
}

function DecisionTold({ decision, close }: { readonly decision: Decision; readonly close: () => void }) {
  const say = useSay()
  const { overrule } = useMatch()
  const [asked, setAsked] = useState<Candidate>()
  const { book, heading } = decision.by.cite
  const others = decision.among.filter((candidate) => candidate.id !== decision.chosen?.id)
  return (
    <details className="decision">
      <summary>{say(summary(decision))}</summary>
      <p className="soft">
        {book}: {heading}
      </p>
      <ol className="lines">
        {why(decision)
          .slice(0, -1)
          .map((line, at) => (
            <li key={at} className={narrows(decision.lines[at]) ? 'decided' : undefined}>
              {say(line)}
            </li>
          ))}
      </ol>
      {others.length > 0 && <h3>{say(ui.others)}</h3>}
      <div className="choices">
        {others.map((candidate) => (
          <button
            key={candidate.id}
            type="button"
            className="choice"
            aria-pressed={asked?.id === candidate.id}
            onClick={() => setAsked(candidate)}
          >
            {say(ui.whyNot, { name: candidate.brief ?? candidate.name })}
          </button>
        ))}
      </div>
      {asked !== undefined && (
        <div className="notice" role="status">
          <p>{say(whyNot(decision, asked.id))}</p>
          <button
            type="button"
            className="text-button"
            onClick={() => {
              close()
              void overrule(decision, asked.id, say(ui.overruleReason))
            }}
          >
            {say(ui.overrule, { name: asked.name })}
          </button>
        </div>
      )}
    </details>
  )
}

function narrows(line: Line | undefined): boolean {
  return line?.kind === 'tied' || (line?.kind === 'narrowed' && line.after.length < line.before.length)
}

/** The explanation as steps on the board: candidates lit, and going dark line by line. */
function showings(decisions: readonly Decision[], say: (words: Message) => string): readonly Showing[] {
  const steps = decisions.flatMap((decision) =>
    decision.lines.flatMap((line) => {
      if (line.kind !== 'narrowed' && line.kind !== 'tied') return []
      const kept = line.kind === 'tied' ? [line.chosen] : line.after
      const lit = new Set(kept.map((each) => each.id))
      const dark = new Set(decision.among.map((each) => each.id).filter((id) => !lit.has(id)))
      return [{ text: say(lineTold(line, decision)), lit, dark }]
    }),
  )
  const linked: Showing[] = []
  for (const [at, step] of steps.entries())
    linked.push({ ...step, next: at + 1 < steps.length ? () => linked[at + 1] : undefined })
  return linked
}
