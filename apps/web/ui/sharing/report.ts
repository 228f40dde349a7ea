import {
  capitalize,
  type StateChange,
  type Game,
  lastMoveLog,
  type Layout,
  formatLine,
  makeTranscript,
  type Message,
  type Params,
  pieceLocations,
  spotCheck,
  type MatchState,
  explainDecision,
  type ReasonedStep,
  reasonedSteps,
} from '@opfor/kernel'
import { toFileName } from '../../data/device/download.ts'
import { shareFile } from '../../data/device/share-file.ts'
import { formatCitation } from '../components/format-citation.ts'
import { createMatchLink } from './link.ts'
import { sharingWords } from './words.ts'

type Say = (words: Message, params?: Params) => string

export async function reportWrongMove(match: MatchState, say: Say): Promise<void> {
  const text = await reportText(match, say)
  const name = `${toFileName(match.game.title)}-report.txt`
  await shareFile(new File([text], name, { type: 'text/plain' }))
}

/** Ends with the transcript, so that the report can be imported as a match. */
async function reportText(match: MatchState, say: Say): Promise<string> {
  const { game, journal } = match
  const entries = lastMoveLog(match)
  const sentence = (one: StateChange<unknown>): string => capitalize(say(one.tell))
  const changes = entries.flatMap((one) => (one.kind === 'change' ? [sentence(one)] : []))
  const transcript = makeTranscript(game, journal)
  const { edition } = game.rulebook
  const parts: readonly (readonly string[])[] = [
    [
      say(sharingWords.reportTitle, { title: game.title }),
      say(sharingWords.reportRules, { edition, version: game.version, count: match.steps.length }),
      await createMatchLink(journal),
    ],
    [say(sharingWords.reportMove), ...changes.map(indent)],
    [
      say(sharingWords.reportWhy),
      ...reasonedSteps(entries, match.steps).flatMap(({ by, did }) => [
        ...explain(by, say),
        ...did.map((one) => indent(indent(`${sentence(one)}${ruleText(game, one)}`))),
      ]),
    ],
    [say(sharingWords.reportPosition), ...positionLines(game.layout(match.situation), say).map(indent)],
    [say(sharingWords.reportMatch), transcript.ok ? transcript.value : transcript.problem],
  ]
  return parts.map((lines) => lines.join('\n')).join('\n\n')
}

function explain(by: ReasonedStep<unknown>['by'], say: Say): readonly string[] {
  if (by === undefined) return []
  if (by.kind !== 'decision') return [indent(capitalize(say(formatLine(by))))]
  return [formatCitation(by.by.cite), ...explainDecision(by).map((line) => capitalize(say(line)))].map(indent)
}

function ruleText({ cites }: Game, { tell }: StateChange<unknown>): string {
  const rule = cites?.[tell.id]
  return rule === undefined ? '' : ` (${formatCitation(rule)})`
}

/** All pieces by place, then all counters. */
function positionLines(layout: Layout, say: Say): readonly string[] {
  const places = new Map<string, { readonly place: Message; readonly pieces: Message[] }>()
  for (const { piece, at, count } of pieceLocations(layout)) {
    const known = places.get(at.id) ?? { place: at.name, pieces: [] }
    known.pieces.push({ ...sharingWords.reportPieces, params: { count, piece: piece.name } })
    places.set(at.id, known)
  }
  const lying = [...places.values()].map((each) => say(sharingWords.reportLying, { ...each }))
  const numbers = spotCheck({ ...layout, lying: [], rows: [] })
  return [...lying, ...numbers.map((each) => say(each))]
}

function indent(line: string): string {
  return `  ${line}`
}
