import type { Message, Params } from '@opfor/kernel'
import { useSay } from '../../ui/text/language.tsx'
import { roundWords } from '../../ui/components/round-words.ts'
import { type Frame, maxScore, type Point, pointAt, stepsOf } from './curve.ts'
import type { ScoreCurve } from './summary.ts'
import { resultWords } from './words.ts'

const size = { width: 320, height: 130 }
const frame: Frame = { x: 22, y: 12, width: 286, height: 92 }

export function ScoreCurveDrawing({ curve }: { readonly curve: ScoreCurve }) {
  const say = useSay()
  const { scores, rounds, turning } = curve
  const top = maxScore(scores)
  const bottom = frame.y + frame.height
  const turned = turning === undefined ? undefined : scores[turning]
  const [first, last] = [rounds[0]?.round, rounds.at(-1)?.round]
  return (
    <svg
      className="score-curve"
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={curveText(curve, say)}
    >
      {rounds.slice(0, -1).map(({ until }) => {
        const { x } = pointAt(frame, scores, until, 0)
        return <path key={until} className="curve-round" d={`M${x} ${frame.y}V${bottom}`} />
      })}
      <path className="curve-axis" d={`M${frame.x} ${frame.y}V${bottom}H${frame.x + frame.width}`} />
      <text x={frame.x - 4} y={frame.y + 4} className="curve-number">
        {top}
      </text>
      <text x={frame.x - 4} y={bottom + 4} className="curve-number">
        0
      </text>
      <path className="curve-bot" d={pathOf(stepsOf(frame, scores, 'bot'))} />
      <path className="curve-player" d={pathOf(stepsOf(frame, scores, 'player'))} />
      {turning !== undefined &&
        turned !== undefined &&
        (['player', 'bot'] as const)
          .filter((side) => scores[turning - 1]?.[side] !== turned[side])
          .map((side) => {
            const { x, y } = pointAt(frame, scores, turning, turned[side])
            return <circle key={side} className={`curve-turning curve-of-${side}`} cx={x} cy={y} r="5" />
          })}
      {first !== undefined && (
        <text x={frame.x} y={size.height - 8} className="curve-from">
          {say(roundWords[first.counted], { number: first.number })}
        </text>
      )}
      {last !== undefined && last !== first && (
        <text x={frame.x + frame.width} y={size.height - 8} className="curve-to">
          {say(roundWords[last.counted], { number: last.number })}
        </text>
      )}
    </svg>
  )
}

function pathOf(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`
}

function curveText(
  { scoring: { unit, opponent }, scores, rounds }: ScoreCurve,
  say: (words: Message, params?: Params) => string,
): string {
  const counted = rounds.some(({ round }) => round.counted === 'turn')
    ? resultWords.turns
    : resultWords.rounds
  const points = rounds.flatMap(({ round, until }) => {
    const score = scores[until]
    if (score === undefined || round.counted === 'setUp') return []
    return [say(resultWords.point, { number: round.number, opponent, ...score })]
  })
  return say(resultWords.curve, { unit, counted, rounds: points.join('; ') })
}
