import { capitalize, type Message, type Params, type Score } from '@opfor/kernel'
import { toFileName } from '../../data/device/download.ts'
import { shareFile } from '../../data/device/share-file.ts'
import { ui } from '../../ui/text/words.ts'
import { type Frame, maxScore, pointAt, stepsOf } from './curve.ts'
import type { MatchSummary, ScoreCurve } from './summary.ts'
import { resultWords } from './words.ts'

type Say = (words: Message, params?: Params) => string
type Context = CanvasRenderingContext2D

const size = { width: 1200, height: 630 }
const margin = 60
const frame: Frame = { x: 110, y: 370, width: 1030, height: 170 }
const ink = '#23211c'
const soft = '#5d584c'
const line = '#d5ccb8'
const colours = { player: '#1f5f8b', bot: '#a3271f' } as const
const family = 'system-ui, "DejaVu Sans", sans-serif'

/** Shares or downloads the picture; false if the device cannot draw it. */
export async function shareResultPicture(
  title: string,
  summary: MatchSummary,
  day: string,
  say: Say,
): Promise<boolean> {
  const canvas = document.createElement('canvas')
  canvas.width = size.width
  canvas.height = size.height
  const context = canvas.getContext('2d')
  if (context === null) return false
  drawResult(context, title, summary, day, say)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (blob === null) return false
  await shareFile(new File([blob], `${toFileName(title)}-result.png`, { type: 'image/png' }))
  return true
}

function drawResult(context: Context, title: string, summary: MatchSummary, day: string, say: Say): void {
  const { outcome, curve } = summary
  context.fillStyle = '#f4efe4'
  context.fillRect(0, 0, size.width, size.height)
  context.fillStyle = outcome.winner === 'bot' ? colours.bot : colours.player
  context.fillRect(0, 0, size.width, 14)
  write(context, title, { x: margin, y: 78, font: 34, colour: soft })
  write(context, day, { x: size.width - margin, y: 78, font: 28, colour: soft, align: 'right' })
  const lines = wrapped(context, say(outcome.text), size.width - 2 * margin, 48).slice(0, curve ? 2 : 6)
  for (const [at, text] of lines.entries())
    write(context, text, { x: margin, y: 142 + at * 58, font: 48, colour: ink, weight: 700 })
  if (curve !== undefined) {
    drawTotal(context, curve, say)
    drawCurve(context, curve)
  }
  write(context, say(ui.app), {
    x: size.width - margin,
    y: size.height - 24,
    font: 26,
    colour: soft,
    align: 'right',
  })
}

function drawTotal(context: Context, { scoring, last }: ScoreCurve, say: Say): void {
  const names: Readonly<Record<keyof Score, string>> = {
    player: say(resultWords.you),
    bot: capitalize(say(scoring.opponent)),
  }
  for (const [at, side] of (['player', 'bot'] as const).entries()) {
    const x = margin + at * 420
    write(context, String(last[side]), { x, y: 312, font: 84, colour: colours[side], weight: 700 })
    const width = context.measureText(String(last[side])).width
    write(context, names[side], { x: x + width + 18, y: 280, font: 30, colour: ink, weight: 600 })
    write(context, say(scoring.unit), { x: x + width + 18, y: 314, font: 26, colour: soft })
  }
}

function drawCurve(context: Context, { scores, rounds, turning }: ScoreCurve): void {
  const bottom = frame.y + frame.height
  for (const { until } of rounds.slice(0, -1)) {
    const { x } = pointAt(frame, scores, until, 0)
    stroke(
      context,
      [
        { x, y: frame.y },
        { x, y: bottom },
      ],
      line,
      1,
    )
  }
  const corner = { x: frame.x, y: bottom }
  stroke(context, [{ x: frame.x, y: frame.y }, corner, { x: frame.x + frame.width, y: bottom }], soft, 2)
  for (const [value, y] of [[maxScore(scores), frame.y] as const, [0, bottom] as const])
    write(context, String(value), { x: frame.x - 14, y: y + 9, font: 26, colour: soft, align: 'right' })
  stroke(context, stepsOf(frame, scores, 'bot'), colours.bot, 6, [16, 9])
  stroke(context, stepsOf(frame, scores, 'player'), colours.player, 6)
  const turned = turning === undefined ? undefined : scores[turning]
  if (turning === undefined || turned === undefined) return
  for (const side of ['player', 'bot'] as const) {
    if (scores[turning - 1]?.[side] === turned[side]) continue
    const { x, y } = pointAt(frame, scores, turning, turned[side])
    context.beginPath()
    context.arc(x, y, 12, 0, 2 * Math.PI)
    context.fillStyle = '#fffdf7'
    context.fill()
    context.lineWidth = 6
    context.strokeStyle = colours[side]
    context.stroke()
  }
}

function stroke(
  context: Context,
  points: ReturnType<typeof stepsOf>,
  colour: string,
  width: number,
  dash: number[] = [],
): void {
  context.beginPath()
  for (const { x, y } of points) context.lineTo(x, y)
  context.setLineDash(dash)
  context.strokeStyle = colour
  context.lineWidth = width
  context.stroke()
  context.setLineDash([])
}

interface Writing {
  readonly x: number
  readonly y: number
  readonly font: number
  readonly colour: string
  readonly weight?: number
  readonly align?: CanvasTextAlign
}

function write(
  context: Context,
  text: string,
  { x, y, font, colour, weight = 400, align = 'left' }: Writing,
): void {
  context.font = `${weight} ${font}px ${family}`
  context.fillStyle = colour
  context.textAlign = align
  context.fillText(text, x, y)
}

function wrapped(context: Context, text: string, width: number, font: number): readonly string[] {
  context.font = `700 ${font}px ${family}`
  const lines: string[] = []
  let open = ''
  for (const word of text.split(' ')) {
    const longer = open === '' ? word : `${open} ${word}`
    if (open !== '' && context.measureText(longer).width > width) {
      lines.push(open)
      open = word
    } else open = longer
  }
  return [...lines, open]
}
