import {
  type Conversation,
  type Decision,
  deciding,
  english,
  give,
  type Game,
  type Language,
  lineTold,
  linesOf,
  othersOf,
  parseTranscript,
  resume,
  say,
  sentence,
  summary,
  whyNot,
  whySteps,
  type WhyStep,
} from '@opfor/kernel'
import { value } from '@opfor/kernel/testing'

/** A golden transcript of a game. */
export interface Replay {
  readonly name: string
  readonly text: string
}

interface Found {
  readonly name: string
  readonly step: WhyStep<unknown>
  readonly by: Decision
}

/** So many decisions of a game are written out. */
const many = 15

/**
 * Decisions of a game's golden transcripts, each with its whole Why and three Why-nots, in English and in German:
 * of every list as many as of the others, and decided by different lines.
 */
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
  const { told: all, steps } = played(game, text)
  return whySteps(all, steps).flatMap((step) =>
    step.by?.kind === 'decision' ? [{ name, step, by: step.by }] : [],
  )
}

/** A transcript as it was played: it does not say which answers a seat gave, the questions do. */
function played(game: Game, text: string): Conversation<unknown> {
  const { entries, ...journal } = value(parseTranscript(game, text))
  const match = value(resume(game, { ...journal, entries: [] }))
  for (const entry of entries) {
    const to = match.question?.to
    const isSeats = 'q' in entry && to !== 'chance' && to !== 'table'
    if (!('turn' in entry)) value(give(match, isSeats ? { ...entry, seat: to } : entry))
  }
  return match
}

/** One after the other of each list, those decided by a line that has not been seen yet before all others. */
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

/** A decision between several is worth more than one that had no choice. */
function worth({ among, chosen }: Decision): number {
  return Math.min(among.length, 4) + (chosen === undefined ? 0 : 1)
}

function lineOf(decision: Decision): string {
  const line = deciding(decision)
  return line === undefined ? '' : 'rule' in line ? line.rule.id : line.kind
}

function told(game: Game, { step, by }: Found, language: Language): readonly string[] {
  const { book, heading } = by.by.cite
  const against = [...among(by), ...othersOf(by)]
  return [
    sentence(summary(by), language),
    `  ${book}: ${heading}`,
    ...linesOf(by).map((line) => `  ${sentence(lineTold(line, by), language)}${elsewhere(by, line)}`),
    ...step.did.map(({ tell }) => `  > ${sentence(tell, language)}${citedBehind(game, tell.id)}`),
    ...pick(against).map(({ id, name }) => {
      const asked = language.code === 'de' ? 'Warum nicht' : 'Why not'
      return `  ${asked} ${say(name, language)}? ${sentence(whyNot(by, id), language)}`
    }),
  ]
}

function among({ among: all, chosen }: Decision): Decision['among'] {
  return all.filter(({ id }) => id !== chosen?.id)
}

/** The first two that could have been chosen, and one that could not. */
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
