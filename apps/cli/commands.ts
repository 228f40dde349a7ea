import { showAhead, showCards } from './ahead.ts'
import { boardWithLegend, pictureOf } from './board.ts'
import { showBriefing } from './briefing-command.ts'
import { checkedLines } from './check.ts'
import { correctCommand } from './correction/correct-command.ts'
import { drawPicture } from './draw-picture.ts'
import { overrule, printWhy, printWhyNot } from './decision-commands.ts'
import { helpLines } from './help.ts'
import { historyLines } from './history.ts'
import { savePack } from './save-pack.ts'
import { filtered, inColumns, itemsOf } from './option-lines.ts'
import { print, printError, styled } from './output.ts'
import { page } from './page.ts'
import type { TerminalMatch } from './terminal-match.ts'
import { writePosition } from './position-command.ts'
import { isHidden, viewer, seatCalled, whomItAsks } from './privacy.ts'
import { questionLines } from './question-lines.ts'
import { goBack, goForward } from './undo-redo.ts'

type Command = (playing: TerminalMatch, rest: string) => void | Promise<void>

/** The commands that can be typed instead of an answer, by their first word. */
export const commands: Readonly<Record<string, Command>> = {
  help: () => print(...helpLines),
  '?': () => print(...helpLines),
  list,
  why: (playing, rest) =>
    /^not\b/.test(rest) ? printWhyNot(playing, rest.slice(3).trim()) : printWhy(playing),
  overrule,
  card: showCards,
  ahead: showAhead,
  undo: goBack,
  redo: goForward,
  history: ({ match, person }, rest) => {
    const from = rest === 'all' ? 0 : Math.max(0, match.steps.length - 20)
    return page(person, historyLines(match, from))
  },
  look,
  correct: correctCommand,
  check: ({ match, person }) =>
    page(person, [
      'Compare with your table. Use "correct" to fix differences.',
      ...checkedLines(match.game, match.situation),
    ]),
  board: (playing) => page(playing.person, boardWithLegend(playing)),
  briefing: showBriefing,
  pack: savePack,
  dice: (playing, rest) => setChance(playing, 'dice', rest),
  draws: (playing, rest) => setChance(playing, 'draws', rest),
  position: writePosition,
  save: (playing, rest) => {
    if (rest === '') return printError('Usage: save <file>')
    playing.save(rest)
    return print(`Saved to ${rest}.`)
  },
}

/** Lists the possible answers: all, or those that start with a text. */
function list({ match, person }: TerminalMatch, filter: string): void | Promise<void> {
  const { question } = match
  if (question === undefined) return undefined
  if (question.options === undefined) return print(...questionLines(question, whomItAsks(match, question)))
  const found = filtered(itemsOf(question.options), filter)
  if (found.length === 0) return printError(`No answer starts with "${filter}".`)
  return page(person, inColumns(found))
}

/** Shows the table as it was after a step, and the question of that step if the viewer may see it. */
function look(playing: TerminalMatch, rest: string): void {
  const { match } = playing
  const steps = Number(rest)
  if (rest === '' || !Number.isInteger(steps) || steps < 0 || steps > match.steps.length)
    return printError(`Usage: look <step>, from 0 to ${match.steps.length}`)
  const then = match.look(steps)
  const isSecret = isHidden(match, then.question, viewer(match))
  const picture = pictureOf(playing, then.situation, isSecret ? undefined : then.question)
  print(styled('strong', `After step ${steps} of ${match.steps.length}:`))
  if (picture !== undefined) print(...drawPicture(picture, isSecret ? undefined : then.question))
  if (isSecret) {
    const to = then.question?.to ?? ''
    print(to === 'chance' ? '? A secret draw.' : `? A secret question to ${seatCalled(match, to)}.`)
  } else if (then.question !== undefined)
    print(...questionLines(then.question, whomItAsks(match, then.question)))
  return print(styled('faint', 'View only: the match has not changed.'))
}

function setChance(playing: TerminalMatch, what: 'dice' | 'draws', to: string): void {
  if (to !== 'real' && to !== 'app') return printError(`Usage: ${what} real|app`)
  playing.who = { ...playing.who, [what]: to }
  if (to === 'app') return print(`The app ${what === 'dice' ? 'rolls the dice' : 'draws'}.`)
  return print(`You ${what === 'dice' ? 'roll the dice' : 'draw'} and enter the results.`)
}
