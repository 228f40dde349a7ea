import { type Conversation, type WhoRolls, whoRolls } from '@opfor/kernel'
import { complete } from './completion.ts'
import { Curtain } from './curtain.ts'
import { heed } from './heeding.ts'
import { Lines } from './lines.ts'
import { print } from './output.ts'
import { TerminalMatch } from './playing.ts'
import { isShared } from './privacy.ts'
import { putQuestion, tellJson, tellNews } from './telling.ts'

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
  const { file, json } = manner
  const who = whoRolls(match)
  const lines = new Lines(
    (line) => complete(match, line),
    () => {
      leave('The match is not kept.')
      process.exit(exit.interrupted)
    },
    isShared(match) ? 0 : undefined,
  )
  const rolls = { dice: manner.dice ?? who.dice, draws: manner.draws ?? who.draws }
  const playing = new TerminalMatch(match, rolls, file, lines)
  const curtain = new Curtain(lines)
  const leave = (notKept: string | undefined): number => {
    curtain.close()
    if (file !== undefined || notKept !== undefined)
      print('', file === undefined ? (notKept ?? '') : `The match is kept in ${file}.`)
    return exit.unfinished
  }
  try {
    for (;;) {
      playing.goOn()
      if (json) tellJson(playing)
      else if (!(await tell(playing, curtain))) return leave(undefined)
      if (match.question === undefined) return exit.over
      const line = await lines.next('> ')
      if (line === undefined || line.trim() === 'quit') return leave(undefined)
      await heed(playing, line, json)
    }
  } finally {
    lines.close()
  }
}

/** Says what is new and puts the question, if need be after the screen was handed over; false where nobody is there. */
async function tell(playing: TerminalMatch, curtain: Curtain): Promise<boolean> {
  const { match } = playing
  curtain.close(match)
  const isToOpen = curtain.isToOpen(match)
  if (isToOpen) {
    tellNews(playing, 'everybody')
    if (!(await curtain.open(match))) return false
  }
  tellNews(playing, 'onlooker', isToOpen)
  putQuestion(playing)
  return true
}
