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
import { asFileName, download } from '../device/download.ts'
import { cited } from '../parts/cited.ts'
import { linkTo } from './link.ts'
import { sharingWords } from './words.ts'

type Say = (words: Message, params?: Params) => string

/** Makes a file of a wrong move and sends or saves it: journal, position and explanation, ready to be imported. */
export async function reportWrongMove(match: Standing, say: Say): Promise<void> {
  const text = await reportText(match, say)
  const name = `${asFileName(match.game.title)}-report.txt`
  const files = [new File([text], name, { type: 'text/plain' })]
  if ('canShare' in navigator && navigator.canShare({ files })) {
    try {
      return await navigator.share({ files, title: name })
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return undefined
    }
  }
  return download(name, text)
}

/** The text of a report; it ends with the transcript, so that it reads back as the match. */
async function reportText(match: Standing, say: Say): Promise<string> {
  const { game, journal } = match
  const said = lastMove(match)
  const told = (one: Change<unknown>): string => capital(say(one.tell))
  const changes = said.flatMap((one) => (one.kind === 'change' ? [told(one)] : []))
  const transcript = makeTranscript(game, journal)
  const { edition } = game.rulebook
  const parts: readonly (readonly string[])[] = [
    [
      say(sharingWords.reportTitle, { title: game.title }),
      say(sharingWords.reportRules, { edition, version: game.version, count: match.steps.length }),
      await linkTo(journal),
    ],
    [say(sharingWords.reportMove), ...changes.map(indented)],
    [
      say(sharingWords.reportWhy),
      ...whySteps(said, match.steps).flatMap(({ by, did }) => [
        ...explained(by, say),
        ...did.map((one) => indented(indented(`${told(one)}${ruleOf(game, one)}`))),
      ]),
    ],
    [say(sharingWords.reportPosition), ...positionLines(game.layout(match.situation), say).map(indented)],
    [say(sharingWords.reportMatch), transcript.ok ? transcript.value : transcript.problem],
  ]
  return parts.map((lines) => lines.join('\n')).join('\n\n')
}

/** What decided a step: a list with its lines; or a die, a draw, a look at the table or a ruling. */
function explained(by: WhyStep<unknown>['by'], say: Say): readonly string[] {
  if (by === undefined) return []
  if (by.kind !== 'decision') return [indented(capital(say(lineTold(by))))]
  return [cited(by.by.cite), ...why(by).map((line) => capital(say(line)))].map(indented)
}

function ruleOf({ cites }: Game, { tell }: Change<unknown>): string {
  const rule = cites?.[tell.id]
  return rule === undefined ? '' : ` (${cited(rule)})`
}

/** Every piece by its place, then every number. */
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

function indented(line: string): string {
  return `  ${line}`
}
