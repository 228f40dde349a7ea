import {
  type Candidate,
  type Conversation,
  type Decision,
  type Line,
  type Message,
  lineTold,
  summary,
  whyNot,
} from '@opfor/kernel'
import { Suspense, useState } from 'react'
import { Link } from 'wouter'
import { canShow } from '../boards/index.ts'
import { Hint, isNew } from '../first-match/use-hint.ts'
import { useSay } from '../language.tsx'
import { useMatch } from '../match-store.ts'
import { DecisionLines } from '../parts/decision-lines.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { HoldsHands } from '../sharing/holds-hands.tsx'
import { ui } from '../words.ts'

/** A step of an explanation that is played on the board, as it lay when that was decided. */
export interface ShownStep {
  readonly list: Message
  readonly text: string
  readonly situation: unknown
  readonly lit: ReadonlySet<string>
  readonly dark: ReadonlySet<string>
}

/** Why: a sentence for each decision; its lines; and why not another one. */
export function WhySheet({
  decisions,
  match,
  close,
  show,
  onlyLooking = false,
}: {
  readonly decisions: readonly Decision[]
  readonly match: Conversation<unknown>
  readonly close: () => void
  readonly show: (steps: readonly ShownStep[]) => void
  /** A match that is not one's own yet: nothing can be overruled. */
  readonly onlyLooking?: boolean
}) {
  const say = useSay()
  const [reported, setReported] = useState(false)
  const report = async (): Promise<void> => {
    const { reportWrongMove } = await import('../sharing/report.ts')
    await reportWrongMove(match, say)
    setReported(true)
  }
  const steps = showings(decisions, say).filter(({ situation }) => canShow(match.game.id, situation))
  return (
    <Sheet title={say(ui.whyTitle)} close={close}>
      {isNew('whyNot') && (
        <Suspense>
          <Hint name="whyNot" />
        </Suspense>
      )}
      {decisions.map((decision) => (
        <DecisionTold
          game={match.game.id}
          key={decision.number}
          decision={decision}
          close={close}
          onlyLooking={onlyLooking}
        />
      ))}
      {steps.length > 0 && (
        <button type="button" className="button" onClick={() => show(steps)}>
          {say(ui.showMe)}
        </button>
      )}
      <HoldsHands match={match} />
      <button type="button" className="text-button" onClick={() => void report()}>
        {say(ui.report)}
      </button>
      {reported && <p role="status">{say(ui.reported)}</p>}
    </Sheet>
  )
}

function DecisionTold({
  game,
  decision,
  close,
  onlyLooking,
}: {
  readonly game: string
  readonly decision: Decision
  readonly close: () => void
  readonly onlyLooking: boolean
}) {
  const say = useSay()
  const { overrule } = useMatch()
  const [asked, setAsked] = useState<Candidate>()
  const others = decision.among.filter((candidate) => candidate.id !== decision.chosen?.id)
  return (
    <details className="decision">
      <summary>{say(summary(decision))}</summary>
      <DecisionLines
        decision={decision}
        around={(line, text) => (
          <InReference game={game} line={line}>
            {text}
          </InReference>
        )}
      />
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
            {say(ui.whyNot, { name: candidate.name })}
          </button>
        ))}
      </div>
      {decision.chosen !== undefined && !onlyLooking && (
        <button
          type="button"
          className="text-button"
          onClick={() => {
            close()
            void overrule(decision, undefined, say(ui.overruleReason))
          }}
        >
          {say(ui.overruleNobody)}
        </button>
      )}
      {asked !== undefined && (
        <div className="notice" role="status">
          <p>{say(whyNot(decision, asked.id))}</p>
          {!onlyLooking && (
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
          )}
        </div>
      )}
    </details>
  )
}

/** A line of an explanation, leading to its line in the reference. */
function InReference({
  game,
  line,
  children,
}: {
  readonly game: string
  readonly line: Line | undefined
  readonly children: string
}) {
  const target = line === undefined || line.kind === 'overruled' ? undefined : anchorOf(line)
  if (target === undefined) return children
  return (
    <Link href={`/reference/${game}/${target}`} className="line-link">
      {children}
    </Link>
  )
}

function anchorOf(line: Exclude<Line, { readonly kind: 'overruled' }>): string {
  return line.kind === 'ruled' ? line.ruling.id : line.rule.id
}

/** The explanation as steps on the board: candidates lit, and going dark line by line. */
function showings(decisions: readonly Decision[], say: (words: Message) => string): readonly ShownStep[] {
  return decisions.flatMap((decision) =>
    decision.lines.flatMap((line) => {
      if (line.kind !== 'narrowed' && line.kind !== 'tied') return []
      const kept = line.kind === 'tied' ? [line.chosen] : line.after
      const lit = new Set(kept.map((each) => each.id))
      const dark = new Set(decision.among.map((each) => each.id).filter((id) => !lit.has(id)))
      const { situation, by } = decision
      return [{ list: by.title, text: say(lineTold(line, decision)), situation, lit, dark }]
    }),
  )
}
