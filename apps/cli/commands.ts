import { showAhead, showCards } from './ahead.ts'
import { boardWithLegend, pictureOf } from './board.ts'
import { showBriefing } from './briefing-command.ts'
import { checkedLines } from './check.ts'
import { correctCommand } from './correcting/correct-command.ts'
import { drawPicture } from './draw-picture.ts'
import { overrule, tellWhy, tellWhyNot } from './explaining.ts'
import { helpLines } from './help.ts'
import { historyLines } from './history.ts'
import { keepPack } from './keep-pack.ts'
import { filtered, inColumns, itemsOf } from './listing.ts'
import { print, sayError, styled } from './output.ts'
import { page } from './page.ts'
import type { TerminalMatch } from './playing.ts'
import { writePosition } from './position-command.ts'
import { isHidden, onlooker, seatCalled, whomItAsks } from './privacy.ts'
import { questionLines } from './question-lines.ts'
import { goBack, goForward } from './stepping.ts'

type Command = (playing: TerminalMatch, rest: string) => void | Promise<void>

/** What a person may say instead of an answer, by its first word. */
export const commands: Readonly<Record<string, Command>> = {
  help: () => print(...helpLines),
  '?': () => print(...helpLines),
  list,
  why: (playing, rest) =>
    /^not\b/.test(rest) ? tellWhyNot(playing, rest.slice(3).trim()) : tellWhy(playing),
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
      'Is it the same on your table? What differs: "correct".',
      ...checkedLines(match.game, match.situation),
    ]),
  board: (playing) => page(playing.person, boardWithLegend(playing)),
  briefing: showBriefing,
  pack: keepPack,
  dice: (playing, rest) => setChance(playing, 'dice', rest),
  draws: (playing, rest) => setChance(playing, 'draws', rest),
  position: writePosition,
  save: (playing, rest) => {
    if (rest === '') return sayError('Say where: save <file>.')
    playing.keep(rest)
    return print(`Kept in ${rest}.`)
  },
}

/** What may be answered, all of it or what begins with a text. */
function list({ match, person }: TerminalMatch, filter: string): void | Promise<void> {
  const { question } = match
  if (question === undefined) return undefined
  if (question.options === undefined) return print(...questionLines(question, whomItAsks(match, question)))
  const found = filtered(itemsOf(question.options), filter)
  if (found.length === 0) return sayError(`Nothing that may be answered begins with "${filter}".`)
  return page(person, inColumns(found))
}

/** The table as it was, and the question that was put then if whoever looks may see it. */
function look(playing: TerminalMatch, rest: string): void {
  const { match } = playing
  const steps = Number(rest)
  if (rest === '' || !Number.isInteger(steps) || steps < 0 || steps > match.steps.length)
    return sayError(`Say which step: look 0 to look ${match.steps.length}.`)
  const then = match.look(steps)
  const isSecret = isHidden(match, then.question, onlooker(match))
  const picture = pictureOf(playing, then.situation, isSecret ? undefined : then.question)
  print(styled('strong', `After step ${steps} of ${match.steps.length}:`))
  if (picture !== undefined) print(...drawPicture(picture))
  if (isSecret) {
    const to = then.question?.to ?? ''
    print(to === 'chance' ? '? A secret draw.' : `? A secret question to ${seatCalled(match, to)}.`)
  } else if (then.question !== undefined)
    print(...questionLines(then.question, whomItAsks(match, then.question)))
  return print(styled('faint', 'This is only a look: the match stands where it stood.'))
}

function setChance(playing: TerminalMatch, what: 'dice' | 'draws', to: string): void {
  if (to !== 'real' && to !== 'app') return sayError(`Say ${what} real or ${what} app.`)
  playing.who = { ...playing.who, [what]: to }
  return print(`The ${what} are ${to === 'real' ? 'real: you will be asked what came' : "the app's"}.`)
}
