import {
  type Decision,
  type Edit,
  editTold,
  type Layout,
  lastMove,
  onTable,
  say,
  spotCheck,
  stepsBack,
  stepsForward,
  whyNot,
} from '@opfor/kernel'
import { correction, correctionHelp } from './correction.ts'
import { drawLegend, drawPicture } from './draw-picture.ts'
import { meant } from './names.ts'
import { print, sayError, styled, wrapped } from './output.ts'
import type { Playing } from './playing.ts'
import {
  decisionsIn,
  explained,
  historyLines,
  looseLines,
  numbered,
  questionLines,
  summaries,
} from './showing.ts'

/** What a person may say at any question instead of answering it. */
const helpLines: readonly string[] = [
  'Answer by number, by name, or by the beginning of a name; several with commas. Or say:',
  '  why                    the rule behind each step of the last move',
  '  why not <name>         why another one was not chosen',
  '  overrule               the last decisions; overrule <list> <name|none> [: reason] puts another in place',
  '  undo, redo             one answer back, or forward again',
  '  history [all]          what was answered',
  '  look <n>               the table after step n',
  '  correct                set right what the real table shows otherwise',
  '  check                  a spot check: the numbers to compare with your table',
  '  board                  the table',
  '  dice real|app, draws real|app    who rolls, who draws',
  '  save <file>            keep a copy of the match',
  '  help, quit',
]

/** The words that are not answers. */
export const commandWords = [
  'why',
  'why not ',
  'overrule ',
  'undo',
  'redo',
  'history',
  'look ',
  'correct ',
  'check',
  'board',
  'dice ',
  'draws ',
  'save ',
  'help',
  'quit',
] as const

type Command = (playing: Playing, rest: string) => void

/** The commands by their first word. */
export const commands: Readonly<Record<string, Command>> = {
  help: (playing) => {
    print(...helpLines)
    const picture = playing.match.game.picture?.(playing.match.situation)
    if (picture !== undefined) print('', ...drawLegend(picture))
  },
  why: (playing, rest) =>
    /^not\b/.test(rest) ? tellWhyNot(playing, rest.slice(3).trim()) : tellWhy(playing),
  overrule,
  undo: (playing) => goBack(playing),
  redo: (playing) => goForward(playing),
  history: (playing, rest) => {
    print(...historyLines(playing.match, rest === 'all' ? 0 : Math.max(0, playing.match.steps.length - 20)))
  },
  look,
  correct: (playing, rest) => {
    if (rest === '') return print(...correctionHelp(playing.match))
    const edit = correction(playing.match, rest)
    const done = edit.ok ? playing.match.correct([edit.value]) : edit
    if (!done.ok) return sayError(done.problem)
    return print(styled('good', 'Corrected.'))
  },
  check: (playing) => {
    print('Is it the same on your table?')
    const checks = spotCheck(layoutOf(playing))
    print(...numbered(checks.map((each) => say(each))), 'What differs: "correct".')
  },
  board: showBoard,
  dice: (playing, rest) => setChance(playing, 'dice', rest),
  draws: (playing, rest) => setChance(playing, 'draws', rest),
  save: (playing, rest) => {
    if (rest === '') return sayError('Say where: save <file>.')
    playing.keep(rest)
    return print(`Kept in ${rest}.`)
  },
}

/** Draws the table, where the game has a picture. */
export function showBoard(playing: Playing): void {
  const picture = playing.match.game.picture?.(playing.match.situation)
  if (picture === undefined) {
    const checks = spotCheck(layoutOf(playing))
    print(...numbered(checks.map((each) => say(each))))
  } else print(...drawPicture(picture))
}

function tellWhy(playing: Playing): void {
  const told = lastMove(playing.match)
  const decisions = decisionsIn(told)
  if (decisions.length === 0) return print('The rules have decided nothing yet.')
  print(...summaries(decisions), '')
  for (const decision of decisions) print(...explained(decision))
  return print(...looseLines(told))
}

function tellWhyNot(playing: Playing, name: string): void {
  const decisions = decisionsIn(lastMove(playing.match))
  const found = decisions.flatMap((decision) => {
    const candidate = meant(decision.among, name)
    return candidate.ok ? [say(whyNot(decision, candidate.value.id))] : []
  })
  if (found.length === 0) return sayError(`Nothing called "${name}" could have been chosen in the last move.`)
  return print(...found.flatMap((text) => wrapped(text, '  ')))
}

function overrule(playing: Playing, rest: string): void {
  const decisions = decisionsIn(lastMove(playing.match))
  const [first = '', reason = 'no reason given'] = rest.split(/\s*:\s*/, 2)
  const [list = '', ...words] = first.split(/\s+/)
  if (list === '') return print(...offered(decisions))
  const decision = decisionCalled(decisions, list)
  if (decision === undefined) return sayError(`There was no decision "${list}" in the last move.`)
  const name = words.join(' ')
  const to = name === 'none' ? undefined : meant(decision.among, name)
  if (to !== undefined && !to.ok) return sayError(to.problem)
  const before = layoutOf(playing)
  const done = playing.match.overrule(decision, to?.value.id, reason)
  if (!done.ok) return sayError(done.problem)
  return tickList(playing, 'Overruled. To bring the table into line:', done.value, before)
}

/** By its number in the last move, or the last one of a list by the list's name. */
function decisionCalled(decisions: readonly Decision[], name: string): Decision | undefined {
  if (/^\d+$/.test(name)) return decisions[Number(name) - 1]
  return decisions.findLast((each) => say(each.by.title).toLowerCase().startsWith(name.toLowerCase()))
}

function offered(decisions: readonly Decision[]): readonly string[] {
  if (decisions.length === 0) return ['The rules have decided nothing yet.']
  const lists = decisions.flatMap(({ by, chosen, among }, at) => [
    styled('strong', `${at + 1}. ${say(by.title)}: ${chosen === undefined ? 'nobody' : say(chosen.name)}`),
    ...numbered(among.map((candidate) => say(candidate.name))),
  ])
  return [...lists, 'Say: overrule <list or its number> <name|number|none> [: reason]']
}

function goBack(playing: Playing): void {
  const before = layoutOf(playing)
  const done = playing.match.undo(stepsBack(playing.match))
  if (!done.ok) return sayError('There is nothing to take back.')
  return tickList(playing, 'Taken back. To bring the table into line:', done.value, before)
}

function goForward(playing: Playing): void {
  const before = layoutOf(playing)
  const done = playing.match.redo(stepsForward(playing.match))
  if (!done.ok) return sayError('There is nothing to give again.')
  return tickList(playing, 'Given again. To bring the table into line:', done.value, before)
}

function layoutOf(playing: Playing): Layout {
  return playing.match.game.layout(playing.match.situation)
}

function tickList(playing: Playing, title: string, edits: readonly Edit[], before: Layout): void {
  const now = layoutOf(playing)
  const ticks = onTable(edits, now)
  print(title, ...ticks.flatMap((edit) => wrapped(`  [ ] ${say(editTold(edit, now, before))}`, '      ')))
  if (ticks.length === 0) print('  nothing to move')
  playing.heardAll()
}

function look(playing: Playing, rest: string): void {
  const steps = Number(rest)
  if (rest === '' || !Number.isInteger(steps) || steps < 0 || steps > playing.match.steps.length)
    return sayError(`Say which step: look 0 to look ${playing.match.steps.length}.`)
  const then = playing.match.look(steps)
  const picture = playing.match.game.picture?.(then.situation)
  print(styled('strong', `After step ${steps} of ${playing.match.steps.length}:`))
  if (picture !== undefined) print(...drawPicture(picture))
  if (then.question !== undefined) print(...questionLines(then.question))
  return print(styled('faint', 'This is only a look: the match stands where it stood.'))
}

function setChance(playing: Playing, what: 'dice' | 'draws', to: string): void {
  if (to !== 'real' && to !== 'app') return sayError(`Say ${what} real or ${what} app.`)
  playing.who = { ...playing.who, [what]: to }
  return print(`The ${what} are ${to === 'real' ? 'real: you will be asked what came' : "the app's"}.`)
}
