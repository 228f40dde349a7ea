import { existsSync, writeFileSync } from 'node:fs'
import { parseSuccess } from '@opfor/kernel'
import { correctCommand } from '../correction/correct-command.ts'
import { readJsonFile } from '../files/pack-file.ts'
import { tidyJson } from '../files/tidy-json.ts'
import { drawPicture } from '../lines/draw-picture.ts'
import { columnLines, filterItems, gameCheckLines, itemsOf } from '../lines/option-lines.ts'
import { print, printError, printUsage, applyStyle, wrapText } from '../lines/output.ts'
import { questionLines } from '../lines/question-lines.ts'
import { askedSeatName, isHidden, seatName, secretViewer } from '../session/privacy.ts'
import { printPaged, type TerminalMatch } from '../session/terminal-match.ts'
import { decisionWords } from '../text/decision-words.ts'
import { fileWords } from '../text/file-words.ts'
import { helpWords } from '../text/help-words.ts'
import { localize, localizeSentence } from '../text/language.ts'
import { matchWords } from '../text/match-words.ts'
import { boardWithLegend, screenPictureOf } from './board.ts'
import { overrule, printWhy, printWhyNot } from './decision-commands.ts'
import { historyLines } from './history.ts'
import { writePosition } from './position-command.ts'
import { redo, undo } from './undo-redo.ts'

function showCards({ match }: TerminalMatch): void {
  const cards = match.game.cardsInPlay?.(match.situation) ?? []
  if (cards.length === 0) return print(localize(decisionWords.noCards))
  return print(
    ...cards.flatMap(({ title, cite, lines }) => [
      applyStyle('strong', localizeSentence(title)),
      applyStyle('faint', `  ${cite.book}: ${cite.heading}`),
      ...lines.flatMap((line) => wrapText(`  ${localizeSentence(line)}`, '    ')),
    ]),
  )
}

function showAhead({ match }: TerminalMatch): void {
  const prospects = match.game.forecast?.(match.situation, match.question) ?? []
  if (prospects.length === 0) return print(localize(decisionWords.noPreview))
  return print(
    localize(decisionWords.inPosition),
    ...prospects.flatMap(({ when, does }) =>
      wrapText(`  ${localizeSentence(when)}: ${localizeSentence(does)}`, '    '),
    ),
  )
}

/** Extends an existing file. */
function savePack({ match }: TerminalMatch, file: string): void {
  if (file === '') return printUsage(localize(matchWords.pack))
  const { game, situation, journal } = match
  const own = existsSync(file) ? readJsonFile(file) : parseSuccess(undefined)
  if (!own.ok) return printError(own.problem)
  const pack = game.packFromMatch?.(situation, journal.settings, own.value)
  if (pack === undefined) return printError(localize(fileWords.nothingToExport, { game: game.title }))
  if (!pack.ok) return printError(pack.problem)
  writeFileSync(file, `${tidyJson(pack.value)}\n`)
  return print(localize(fileWords.packSaved, { file, game: game.id }))
}

export function commandHelpLines(): readonly string[] {
  return localize(helpWords.help).split('\n')
}

function showBriefing({ match, input }: TerminalMatch): void | Promise<void> {
  const brief = match.game.briefing?.(match.situation)
  if (brief === undefined) return printError(localize(decisionWords.noBriefing, { game: match.game.title }))
  const parts = brief.parts.flatMap(({ heading, lines }) => [
    '',
    applyStyle('strong', localize(heading)),
    ...lines
      .map((line) => localize(line))
      .filter((line) => line !== '')
      .flatMap((line) => wrapText(`  ${line}`, '    ')),
  ])
  return printPaged(input, [applyStyle('strong', localize(brief.title)), ...parts])
}

type Command = (session: TerminalMatch, rest: string) => void | Promise<void>

export const matchCommands: Readonly<Record<string, Command>> = {
  help: () => print(...commandHelpLines()),
  '?': () => print(...commandHelpLines()),
  list,
  why: (session, rest) =>
    /^not\b/.test(rest) ? printWhyNot(session, rest.slice(3).trim()) : printWhy(session),
  overrule,
  card: showCards,
  ahead: showAhead,
  undo,
  redo,
  history: ({ match, input }, rest) => {
    const from = rest === 'all' ? 0 : Math.max(0, match.steps.length - 20)
    return printPaged(input, historyLines(match, from))
  },
  look,
  correct: correctCommand,
  check: ({ match, input }) =>
    printPaged(input, [localize(matchWords.compare), ...gameCheckLines(match.game, match.situation)]),
  board: (session) => printPaged(session.input, boardWithLegend(session)),
  briefing: showBriefing,
  pack: savePack,
  dice: (session, rest) => setChance(session, 'dice', rest),
  draws: (session, rest) => setChance(session, 'draws', rest),
  position: writePosition,
  save: (session, rest) => {
    if (rest === '') return printUsage(localize(matchWords.save))
    session.save(rest)
    return print(localize(matchWords.saved, { file: rest }))
  },
}

function list({ match, input }: TerminalMatch, filter: string): void | Promise<void> {
  const { question } = match
  if (question === undefined) return undefined
  if (question.options === undefined) return print(...questionLines(question, askedSeatName(match, question)))
  const found = filterItems(itemsOf(question.options), filter)
  if (found.length === 0) return printError(localize(matchWords.noAnswerStarts, { text: filter }))
  return printPaged(input, columnLines(found))
}

/** Shows that step's question only if the viewer may see it. */
function look(session: TerminalMatch, rest: string): void {
  const { match } = session
  const steps = Number(rest)
  if (rest === '' || !Number.isInteger(steps) || steps < 0 || steps > match.steps.length)
    return printUsage(localize(matchWords.look, { steps: match.steps.length }))
  const past = match.look(steps)
  const isSecret = isHidden(match, past.question, secretViewer(match))
  const picture = screenPictureOf(session, past.situation, isSecret ? undefined : past.question)
  print(applyStyle('strong', localize(matchWords.afterStep, { step: steps, steps: match.steps.length })))
  if (picture !== undefined) print(...drawPicture(picture, isSecret ? undefined : past.question))
  if (isSecret) {
    const to = past.question?.to ?? ''
    print(
      to === 'chance'
        ? localize(matchWords.secretDraw)
        : localize(matchWords.secretQuestion, { seat: seatName(match, to) }),
    )
  } else if (past.question !== undefined)
    print(...questionLines(past.question, askedSeatName(match, past.question)))
  return print(applyStyle('faint', localize(matchWords.viewOnly)))
}

function setChance(session: TerminalMatch, kind: 'dice' | 'draws', to: string): void {
  if (to !== 'real' && to !== 'app') return printUsage(`${kind} real|app`)
  session.who = { ...session.who, [kind]: to }
  if (to === 'app') return print(localize(kind === 'dice' ? matchWords.appRolls : matchWords.appDraws))
  return print(localize(kind === 'dice' ? matchWords.youRoll : matchWords.youDraw))
}
