import type { LineKind, Message } from '@opfor/kernel'
import type { Coverage, LineCoverage, Position, ToldTurn } from '@opfor/sheets'

/** A line of the page with its counts, as plain data that a worker can send. */
export interface HealthLine extends Pick<LineCoverage, 'section' | 'spoke' | 'decided' | 'uses'> {
  readonly id: string
  readonly how: LineKind
  readonly number: string | undefined
  readonly text: Message
  readonly at: Position | undefined
}

/** What matches show about the lines of a page. */
export interface Figures extends Pick<Coverage, 'matches' | 'turns' | 'questions' | 'asked' | 'endings'> {
  /** The text that was played. */
  readonly text: string
  readonly lines: readonly HealthLine[]
  /** A turn that asks as many questions as 95 of 100 turns at most. */
  readonly turn: ToldTurn | undefined
}

/** Counts as plain data. */
export function figuresOf(
  text: string,
  { matches, turns, questions, asked, endings, lines }: Coverage,
  turn: ToldTurn | undefined,
): Figures {
  return {
    text,
    matches,
    turns,
    questions,
    asked,
    endings,
    turn,
    lines: lines.map(({ rule, section, at, spoke, decided, uses }) => ({
      id: rule.id,
      how: rule.how,
      number: rule.number,
      text: rule.text,
      section,
      at,
      spoke,
      decided,
      uses,
    })),
  }
}

/**
 * The part of the times in which a line made the difference: of those in which it spoke, and for ties and cells of those in
 * which their list or chart was used. Steps and cards decide nothing.
 */
export function shareOf({ how, spoke, decided, uses }: Omit<HealthLine, 'id' | 'text'>): number | undefined {
  if (how === 'step' || how === 'card') return undefined
  const [part, whole] = how === 'tie' || how === 'cell' ? [spoke, uses] : [decided, spoke]
  return whole === 0 ? 0 : part / whole
}

/** Whether matches could show a line at work and did not: it never spoke, or never decided. A tie that never comes is no such line. */
export function isIdle(line: HealthLine): boolean {
  return line.how !== 'tie' && (line.spoke === 0 || shareOf(line) === 0)
}

/** How many questions a match asks for a line of the text. */
export function askedFor({ asked, matches }: Figures, line: number): number {
  return (asked.find((each) => each.line === line)?.count ?? 0) / Math.max(1, matches)
}
