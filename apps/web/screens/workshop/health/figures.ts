import type { RuleKind, Message } from '@opfor/kernel'
import type { Coverage, LineCoverage, SourcePosition, TurnTranscript } from '@opfor/sheets'

/** Plain data that a worker can send. */
export interface HealthLine extends Pick<LineCoverage, 'section' | 'reached' | 'decided' | 'uses'> {
  readonly id: string
  readonly how: RuleKind
  readonly number: string | undefined
  readonly text: Message
  readonly at: SourcePosition | undefined
}

export interface Figures extends Pick<Coverage, 'matches' | 'turns' | 'questions' | 'asked' | 'endings'> {
  readonly text: string
  readonly lines: readonly HealthLine[]
  /** A turn at the 95th percentile of questions. */
  readonly turn: TurnTranscript | undefined
}

export function figuresOf(
  text: string,
  { matches, turns, questions, asked, endings, lines }: Coverage,
  turn: TurnTranscript | undefined,
): Figures {
  return {
    text,
    matches,
    turns,
    questions,
    asked,
    endings,
    turn,
    lines: lines.map(({ rule, section, at, reached, decided, uses }) => ({
      id: rule.id,
      how: rule.how,
      number: rule.number,
      text: rule.text,
      section,
      at,
      reached,
      decided,
      uses,
    })),
  }
}

/** A part of the times reached; for ties and cells, of the uses of their list or chart. Steps and cards decide nothing. */
export function shareOf({
  how,
  reached,
  decided,
  uses,
}: Omit<HealthLine, 'id' | 'text'>): number | undefined {
  if (how === 'step' || how === 'card') return undefined
  const [part, whole] = how === 'tie' || how === 'cell' ? [reached, uses] : [decided, reached]
  return whole === 0 ? 0 : part / whole
}

/** True if it never reached or decided although it could. A tie that never comes is not idle. */
export function isIdle(line: HealthLine): boolean {
  return line.how !== 'tie' && (line.reached === 0 || shareOf(line) === 0)
}

/** Questions per match. */
export function askedFor({ asked, matches }: Figures, line: number): number {
  return (asked.find((each) => each.line === line)?.count ?? 0) / Math.max(1, matches)
}
