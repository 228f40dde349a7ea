import {
  type Conversation,
  type Json,
  type Parsed,
  type Question,
  say,
  summary,
  type WhoRolls,
  whoRolls,
  why,
} from '@opfor/kernel'
import { readAnswer } from './answer-text.ts'
import { commands, commandWords, showBoard } from './at-the-question.ts'
import { Lines } from './lines.ts'
import { print, printJson, sayError, styled } from './output.ts'
import { Playing } from './playing.ts'
import { decisionsIn, questionLines, summaries, tickFor, toldLines } from './showing.ts'

/** How a match is played in the terminal. */
export interface Manner {
  readonly file?: string | undefined
  readonly json: boolean
  readonly dice?: WhoRolls['dice'] | undefined
  readonly draws?: WhoRolls['draws'] | undefined
}

/** Exit codes: the match is over, or the input ended before it was. */
const exit = { over: 0, unfinished: 3, interrupted: 130 } as const

/** Plays a match to its end, or until nobody says any more. */
export async function playMatch(match: Conversation<unknown>, manner: Manner): Promise<number> {
  const who = whoRolls(match)
  const playing = new Playing(
    match,
    { dice: manner.dice ?? who.dice, draws: manner.draws ?? who.draws },
    manner.file,
  )
  const lines = new Lines(
    (line) => completions(match.question, line),
    () => {
      print('', manner.file === undefined ? 'The match is not kept.' : `The match is kept in ${manner.file}.`)
      process.exit(exit.interrupted)
    },
  )
  const show = manner.json ? showJson : showText
  let looking: string | undefined
  try {
    for (;;) {
      playing.goOn()
      if (!manner.json && (await handOver(match, lines, looking)) === 'ended') return leave(playing)
      looking = match.question?.to
      show(playing)
      if (match.question === undefined) return exit.over
      const line = await lines.next('> ')
      if (line === undefined || line.trim() === 'quit') return leave(playing)
      heed(playing, line)
    }
  } finally {
    lines.close()
  }
}

/** A secret question to another seat than before: the screen is cleared until only that person looks. */
async function handOver(
  { question, game, journal }: Conversation<unknown>,
  lines: Lines,
  before: string | undefined,
): Promise<'ended' | undefined> {
  const alone = game.seats(journal.settings).length < 2
  if (question?.secret !== true || alone || question.to === before || !process.stdout.isTTY) return undefined
  print('\u001b[2J\u001b[3J\u001b[H', `Only ${question.to} may look now.`)
  return (await lines.next('Enter, when you are alone with the screen: ')) === undefined ? 'ended' : undefined
}

function leave(playing: Playing): number {
  if (playing.file !== undefined) print(`The match is kept in ${playing.file}.`)
  return exit.unfinished
}

/** A line is a command where its first word is one, and otherwise an answer. */
function heed(playing: Playing, line: string): void {
  const typed = line.trim()
  const [, word = '', rest = ''] = /^(\S*)\s*(.*)$/.exec(typed) ?? []
  const command = Object.hasOwn(commands, word) ? commands[word] : undefined
  if (command !== undefined) return command(playing, rest.trim())
  const { question } = playing.match
  if (question === undefined) return undefined
  const answer = readLine(question, typed)
  const taken = answer.ok ? playing.match.answer(answer.value, 'person', seatOf(question)) : answer
  return taken.ok ? undefined : sayError(taken.problem)
}

function seatOf(question: Question): string | undefined {
  return question.to === 'chance' || question.to === 'table' ? undefined : question.to
}

/** Programs may answer in JSON, people in words. */
function readLine(question: Question, typed: string): Parsed<Json> {
  if (/^[[{"]/.test(typed)) {
    try {
      return { ok: true, value: JSON.parse(typed) as Json }
    } catch {
      return readAnswer(question, typed)
    }
  }
  return readAnswer(question, typed)
}

/** Rows of the screen that leave room for the table above what is said. */
const tall = 34

function showText(playing: Playing): void {
  const news = playing.news()
  const { match } = playing
  const { question, outcome } = match
  const roomy = process.stdout.isTTY && (process.stdout.rows ?? 0) >= tall
  if (question === undefined || (news.length > 0 && roomy)) showBoard(playing)
  print(
    ...toldLines(
      news.filter((one) => one.kind !== 'change' || seenBy(match, one.to)),
      tickFor(match),
      match.game,
    ),
  )
  const decisions = decisionsIn(news)
  if (decisions.length > 0) print('', ...summaries(decisions).map((line) => styled('faint', line)))
  if (outcome !== undefined) print('', styled('strong', say(outcome.text)))
  if (question !== undefined) print('', ...questionLines(question))
}

/** What is told to one seat is shown while that seat is asked. */
function seenBy({ question, game, journal }: Conversation<unknown>, to: string | undefined): boolean {
  return to === undefined || game.seats(journal.settings).length < 2 || question?.to === to
}

function showJson(playing: Playing): void {
  const { match } = playing
  const { question, outcome } = match
  const told = playing.news().flatMap((one): readonly object[] => {
    if (one.kind === 'change') return [{ change: say(one.tell), headline: one.tell.as === 'headline' }]
    if (one.kind !== 'decision') return []
    return [
      {
        decision: one.by.id,
        chosen: one.chosen?.id,
        summary: say(summary(one)),
        why: why(one).map((each) => say(each)),
      },
    ]
  })
  printJson({
    step: match.steps.length,
    told,
    question: question && {
      id: question.id,
      kind: question.kind,
      to: question.to,
      text: say(question.text),
      options: question.options?.map((option) => ({ id: option.id, name: say(option.name) })),
    },
    outcome: outcome && { winner: outcome.winner, way: outcome.way, text: say(outcome.text) },
  })
}

function completions(question: Question | undefined, line: string): readonly string[] {
  const names = (question?.options ?? []).flatMap((option) => [option.id, say(option.name)])
  const all = [...names, ...commandWords]
  return all.filter((each) => each.toLowerCase().startsWith(line.toLowerCase()))
}
