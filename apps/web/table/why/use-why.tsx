import { lastMoveLog, type MatchState, type LogEntry } from '@opfor/kernel'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useSay } from '../../ui/text/language.tsx'
import { hasReasons, isBotDecision } from '../../data/store/reasons.ts'
import { type MatchLog, publicLog } from '../../data/store/recent-log.ts'
import { ui } from '../../ui/text/words.ts'
import type { BoardStep } from './show-bar.tsx'

const WhySheet = lazy(async () => ({ default: (await import('./reasons.ts')).WhySheet }))
const DecideSheet = lazy(async () => ({ default: (await import('./reasons.ts')).DecideSheet }))
const Decided = lazy(async () => ({ default: (await import('./reasons.ts')).DecisionView }))
const ShowBar = lazy(async () => ({ default: (await import('./reasons.ts')).ShowBar }))

type Move = readonly LogEntry<unknown>[]

interface Why {
  readonly button: (told: Move) => ReactNode
  readonly decide: (told: Move) => ReactNode
  readonly decided: (told: Move) => ReactNode
  readonly lastMove: Move
  readonly ask: (told: Move) => void
  readonly sheet: ReactNode
  readonly bar: ReactNode
  readonly step: BoardStep | undefined
  readonly stop: () => void
}

export function useWhy(match: MatchState, log: MatchLog = match, readOnly = false): Why {
  const say = useSay()
  const [asked, setAsked] = useState<Move>()
  const [deciding, setDeciding] = useState<Move>()
  const [showing, setShowing] = useState<{ readonly steps: readonly BoardStep[]; readonly at: number }>()
  const step = showing?.steps[showing.at]
  const button: Why['button'] = (told) =>
    hasReasons(told) && (
      <button type="button" className="button quiet" onClick={() => setAsked(told)}>
        {say(ui.why)}
      </button>
    )
  const decide: Why['decide'] = (told) =>
    !readOnly &&
    told.some(isBotDecision) && (
      <button type="button" className="text-button" onClick={() => setDeciding(told)}>
        {say(ui.decideMyself)}
      </button>
    )
  return {
    button,
    decide,
    decided: (told) => (
      <Suspense>
        <Decided told={told} />
      </Suspense>
    ),
    lastMove: publicLog(log, lastMoveLog(log)),
    ask: setAsked,
    sheet: (
      <Suspense>
        {asked !== undefined && (
          <WhySheet
            entries={asked}
            match={match}
            readOnly={readOnly}
            close={() => setAsked(undefined)}
            show={(steps) => {
              setAsked(undefined)
              setShowing({ steps, at: 0 })
            }}
          />
        )}
        {deciding !== undefined && <DecideSheet entries={deciding} close={() => setDeciding(undefined)} />}
      </Suspense>
    ),
    bar: showing !== undefined && step !== undefined && (
      <Suspense>
        <ShowBar
          shown={step}
          step={showing.at + 1}
          steps={showing.steps.length}
          go={(to) => setShowing({ ...showing, at: to - 1 })}
          close={() => setShowing(undefined)}
        />
      </Suspense>
    ),
    step,
    stop: () => setShowing(undefined),
  }
}
