import {
  type LiveMatch,
  decidingLine,
  type Decision,
  english,
  type Game,
  applyEntry,
  type Language,
  relevantLines,
  formatLine,
  excludedCandidates,
  parseTranscript,
  resumeMatch,
  format,
  formatSentence,
  summarizeDecision,
  explainWhyNot,
  type ReasonedStep,
  reasonedSteps,
} from '@opfor/kernel'
import { unwrap } from '@opfor/kernel/testing'

export interface Replay {
  readonly name: string
  readonly text: string
}

interface Found {
  readonly name: string
  readonly step: ReasonedStep<unknown>
  readonly by: Decision
}

const many = 15

/** Evenly per list and by different lines. */
export function explainedDecisions(game: Game, replays: readonly Replay[], german: Language): string {
  const found = replays.flatMap((replay) => decisionsIn(game, replay))
  return spread(found)
    .map((each, at) => [
      `# ${at + 1}. ${each.name}`,
      ...told(game, each, english),
      '',
      ...told(game, each, german),
    ])
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n')
}

function decisionsIn(game: Game, { name, text }: Replay): readonly Found[] {
  const { log: all, steps } = played(game, text)
  return reasonedSteps(all, steps).flatMap((step) =>
    step.by?.kind === 'decision' ? [{ name, step, by: step.by }] : [],
  )
}

/** A transcript lacks the seat of each answer; the questions supply it. */
function played(game: Game, text: string): LiveMatch<unknown> {
  const { entries, ...journal } = unwrap(parseTranscript(game, text))
  const match = unwrap(resumeMatch(game, { ...journal, entries: [] }))
  for (const entry of entries) {
    const to = match.question?.to
    const isSeats = 'q' in entry && to !== 'chance' && to !== 'table'
    if (!('turn' in entry)) unwrap(applyEntry(match, isSeats ? { ...entry, seat: to } : entry))
  }
  return match
}

/** Round-robin by list, decisions by unseen lines first. */
function spread(found: readonly Found[]): readonly Found[] {
  const lists = new Map<string, Found[]>()
  for (const each of found.toSorted((one, other) => worth(other.by) - worth(one.by))) {
    const list = lists.get(each.by.by.id) ?? []
    if (!list.some(({ by }) => lineOf(by) === lineOf(each.by))) list.push(each)
    lists.set(each.by.by.id, list)
  }
  const taken: Found[] = []
  for (let round = 0; taken.length < many && round < found.length; round += 1)
    for (const list of lists.values()) {
      const each = list[round]
      if (each !== undefined && taken.length < many) taken.push(each)
    }
  return taken.length < many
    ? [...taken, ...found.filter((each) => !taken.includes(each))].slice(0, many)
    : taken
}

/** Prefers decisions between several candidates. */
function worth({ among, chosen }: Decision): number {
  return Math.min(among.length, 4) + (chosen === undefined ? 0 : 1)
}

function lineOf(decision: Decision): string {
  const line = decidingLine(decision)
  return line === undefined ? '' : 'rule' in line ? line.rule.id : line.kind
}

function told(game: Game, { step, by }: Found, language: Language): readonly string[] {
  const { book, heading } = by.by.cite
  const against = [...among(by), ...excludedCandidates(by)]
  return [
    formatSentence(summarizeDecision(by), language),
    `  ${book}: ${heading}`,
    ...relevantLines(by).map(
      (line) => `  ${formatSentence(formatLine(line, by), language)}${elsewhere(by, line)}`,
    ),
    ...step.did.map(({ tell }) => `  > ${formatSentence(tell, language)}${citedBehind(game, tell.id)}`),
    ...pick(against).map(({ id, name }) => {
      const asked = language.code === 'de' ? 'Warum nicht' : 'Why not'
      return `  ${asked} ${format(name, language)}? ${formatSentence(explainWhyNot(by, id), language)}`
    }),
  ]
}

function among({ among: all, chosen }: Decision): Decision['among'] {
  return all.filter(({ id }) => id !== chosen?.id)
}

/** The first two possible candidates, and one impossible. */
function pick(against: Decision['among']): Decision['among'] {
  const [first, second] = against
  const last = against.at(-1)
  return [...new Set([first, second, last])].flatMap((each) => (each === undefined ? [] : [each]))
}

function elsewhere({ by }: Decision, line: Decision['lines'][number]): string {
  if (!('rule' in line) || line.rule.cite.heading === by.cite.heading) return ''
  return ` [${line.rule.cite.heading}]`
}

function citedBehind({ cites }: Game, id: string): string {
  const cite = cites?.[id]
  return cite === undefined ? '' : ` [${cite.number ?? cite.heading}]`
}
