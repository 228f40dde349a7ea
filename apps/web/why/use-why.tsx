import { type Standing, lastMove, type Told } from '@opfor/kernel'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useSay } from '../text/language.tsx'
import { hasReasons, isBotDecision } from '../store/reasons.ts'
import { type MatchLog, publicLog } from '../store/told-since.ts'
import { ui } from '../text/words.ts'
import type { ShownStep } from './show-bar.tsx'

const WhySheet = lazy(async () => ({ default: (await import('./why-sheet.tsx')).WhySheet }))
const DecideSheet = lazy(async () => ({ default: (await import('./decide-sheet.tsx')).DecideSheet }))
const ShowBar = lazy(async () => ({ default: (await import('./show-bar.tsx')).ShowBar }))

type Move = readonly Told<unknown>[]

/** The parts of a screen that explain a move. */
interface Why {
  /** Asks for the reasons of what was told, or to decide it oneself; nothing where nothing was decided, rolled or drawn. */
  readonly button: (told: Move) => ReactNode
  /** What was told in the last move, however long ago it was. */
  readonly last: Move
  readonly ask: (told: Move) => void
  /** The reasons, once they are asked for. */
  readonly sheet: ReactNode
  /** Told step by step in the place of the move while the board shows it. */
  readonly bar: ReactNode
  /** What the board shows of it: the table as it lay then, who was still in and who was out. */
  readonly shown: ShownStep | undefined
  readonly stop: () => void
}

/** Why a move that was heard is as it is: a button, its sheet, and the explanation played on the board. */
export function useWhy(match: Standing, heard: MatchLog = match, onlyLooking = false): Why {
  const say = useSay()
  const [asked, setAsked] = useState<Move>()
  const [deciding, setDeciding] = useState<Move>()
  const [showing, setShowing] = useState<{ readonly steps: readonly ShownStep[]; readonly at: number }>()
  const shown = showing?.steps[showing.at]
  const button: Why['button'] = (told) => (
    <>
      {hasReasons(told) && (
        <button type="button" className="button quiet" onClick={() => setAsked(told)}>
          {say(ui.why)}
        </button>
      )}
      {!onlyLooking && told.some(isBotDecision) && (
        <button type="button" className="text-button" onClick={() => setDeciding(told)}>
          {say(ui.decideMyself)}
        </button>
      )}
    </>
  )
  return {
    button,
    last: publicLog(heard, lastMove(heard)),
    ask: setAsked,
    sheet: (
      <Suspense>
        {asked !== undefined && (
          <WhySheet
            told={asked}
            match={match}
            onlyLooking={onlyLooking}
            close={() => setAsked(undefined)}
            show={(steps) => {
              setAsked(undefined)
              setShowing({ steps, at: 0 })
            }}
          />
        )}
        {deciding !== undefined && <DecideSheet told={deciding} close={() => setDeciding(undefined)} />}
      </Suspense>
    ),
    bar: showing !== undefined && shown !== undefined && (
      <Suspense>
        <ShowBar
          shown={shown}
          step={showing.at + 1}
          steps={showing.steps.length}
          go={(to) => setShowing({ ...showing, at: to - 1 })}
          close={() => setShowing(undefined)}
        />
      </Suspense>
    ),
    shown,
    stop: () => setShowing(undefined),
  }
}
