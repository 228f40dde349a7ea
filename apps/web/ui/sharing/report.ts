import {
  capital,
  type Change,
  type Standing,
  type Game,
  lastMove,
  type Layout,
  lineTold,
  makeTranscript,
  type Message,
  type Params,
  placed,
  spotCheck,
  why,
  type WhyStep,
  whySteps,
} from '@opfor/kernel'
import { toFileName } from '../../data/device/download.ts'
import { shareFile } from '../../data/device/share-file.ts'
import { formatCitation } from '../components/format-citation.ts'
import { createMatchLink } from './link.ts'
import { sharingWords } from './words.ts'

type Say = (words: Message, params?: Params) => string

/** Creates a report of a wrong move, with position, explanation and journal, and shares or downloads it. */
export async function reportWrongMove(match: Standing, say: Say): Promise<void> {
  const text = await reportText(match, say)
  const name = `${toFileName(match.game.title)}-report.txt`
  await shareFile(new File([text], name, { type: 'text/plain' }))
}

/** The text of a report. It ends with the transcript, so that it can be imported as a match. */
async function reportText(match: Standing, say: Say): Promise<string> {
  const { game, journal } = match
  const entries = lastMove(match)
  const sentence = (one: Change<unknown>): string => capital(say(one.tell))
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
      ...whySteps(entries, match.steps).flatMap(({ by, did }) => [
        ...explain(by, say),
        ...did.map((one) => indent(indent(`${sentence(one)}${ruleText(game, one)}`))),
      ]),
    ],
    [say(sharingWords.reportPosition), ...positionLines(game.layout(match.situation), say).map(indent)],
    [say(sharingWords.reportMatch), transcript.ok ? transcript.value : transcript.problem],
  ]
  return parts.map((lines) => lines.join('\n')).join('\n\n')
}

/** Explains a step: the lines of a decision, or a die, a draw, a fact or a ruling. */
function explain(by: WhyStep<unknown>['by'], say: Say): readonly string[] {
  if (by === undefined) return []
  if (by.kind !== 'decision') return [indent(capital(say(lineTold(by))))]
  return [formatCitation(by.by.cite), ...why(by).map((line) => capital(say(line)))].map(indent)
}

function ruleText({ cites }: Game, { tell }: Change<unknown>): string {
  const rule = cites?.[tell.id]
  return rule === undefined ? '' : ` (${formatCitation(rule)})`
}

/** All pieces by place, then all counters. */
function positionLines(layout: Layout, say: Say): readonly string[] {
  const places = new Map<string, { readonly place: Message; readonly pieces: Message[] }>()
  for (const { piece, at, count } of placed(layout)) {
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
