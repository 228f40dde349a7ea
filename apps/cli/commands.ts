import { showAhead, showCards } from './ahead.ts'
import { boardWithLegend, pictureOf } from './board.ts'
import { showBriefing } from './briefing-command.ts'
import { gameCheckLines } from './check.ts'
import { correctCommand } from './correction/correct-command.ts'
import { drawPicture } from './draw-picture.ts'
import { overrule, printWhy, printWhyNot } from './decision-commands.ts'
import { helpLines } from './help.ts'
import { historyLines } from './history.ts'
import { savePack } from './save-pack.ts'
import { filterItems, columnLines, itemsOf } from './option-lines.ts'
import { print, printError, printUsage, styled } from './output.ts'
import { page } from './page.ts'
import type { TerminalMatch } from './terminal-match.ts'
import { writePosition } from './position-command.ts'
import { isHidden, viewer, seatName, askedSeatName } from './privacy.ts'
import { questionLines } from './question-lines.ts'
import { undo, redo } from './undo-redo.ts'
import { say } from './text/language.ts'
import { matchWords } from './text/match-words.ts'

type Command = (session: TerminalMatch, rest: string) => void | Promise<void>

/** The commands that can be typed instead of an answer, by their first word. */
export const commands: Readonly<Record<string, Command>> = {
  help: () => print(...helpLines()),
  '?': () => print(...helpLines()),
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
    return page(input, historyLines(match, from))
  },
  look,
  correct: correctCommand,
  check: ({ match, input }) =>
    page(input, [say(matchWords.compare), ...gameCheckLines(match.game, match.situation)]),
  board: (session) => page(session.input, boardWithLegend(session)),
  briefing: showBriefing,
  pack: savePack,
  dice: (session, rest) => setChance(session, 'dice', rest),
  draws: (session, rest) => setChance(session, 'draws', rest),
  position: writePosition,
  save: (session, rest) => {
    if (rest === '') return printUsage(say(matchWords.save))
    session.save(rest)
    return print(say(matchWords.saved, { file: rest }))
  },
}

/** Lists the possible answers: all, or those that start with a text. */
function list({ match, input }: TerminalMatch, filter: string): void | Promise<void> {
  const { question } = match
  if (question === undefined) return undefined
  if (question.options === undefined) return print(...questionLines(question, askedSeatName(match, question)))
  const found = filterItems(itemsOf(question.options), filter)
  if (found.length === 0) return printError(say(matchWords.noAnswerStarts, { text: filter }))
  return page(input, columnLines(found))
}

/** Shows the table as it was after a step, and the question of that step if the viewer may see it. */
function look(session: TerminalMatch, rest: string): void {
  const { match } = session
  const steps = Number(rest)
  if (rest === '' || !Number.isInteger(steps) || steps < 0 || steps > match.steps.length)
    return printUsage(say(matchWords.look, { steps: match.steps.length }))
  const past = match.look(steps)
  const isSecret = isHidden(match, past.question, viewer(match))
  const picture = pictureOf(session, past.situation, isSecret ? undefined : past.question)
  print(styled('strong', say(matchWords.afterStep, { step: steps, steps: match.steps.length })))
  if (picture !== undefined) print(...drawPicture(picture, isSecret ? undefined : past.question))
  if (isSecret) {
    const to = past.question?.to ?? ''
    print(
      to === 'chance'
        ? say(matchWords.secretDraw)
        : say(matchWords.secretQuestion, { seat: seatName(match, to) }),
    )
  } else if (past.question !== undefined)
    print(...questionLines(past.question, askedSeatName(match, past.question)))
  return print(styled('faint', say(matchWords.viewOnly)))
}

function setChance(session: TerminalMatch, kind: 'dice' | 'draws', to: string): void {
  if (to !== 'real' && to !== 'app') return printUsage(`${kind} real|app`)
  session.who = { ...session.who, [kind]: to }
  if (to === 'app') return print(say(kind === 'dice' ? matchWords.appRolls : matchWords.appDraws))
  return print(say(kind === 'dice' ? matchWords.youRoll : matchWords.youDraw))
}
