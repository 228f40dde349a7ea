import { type Conversation, type Decision, lastMove } from '@opfor/kernel'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useSay } from '../language.tsx'
import type { ShownStep } from './why-sheet.tsx'
import { ui } from '../words.ts'
import type { Heard } from '../parts/told-since.ts'

const WhySheet = lazy(async () => ({ default: (await import('./why-sheet.tsx')).WhySheet }))

/** The parts of a screen that explain a move. */
interface Why {
  /** Asks for the reasons of these decisions; nothing where there are none. */
  readonly button: (decisions: readonly Decision[]) => ReactNode
  /** What was decided in the last move, however long ago it was. */
  readonly last: readonly Decision[]
  readonly ask: (decisions: readonly Decision[]) => void
  /** The reasons, once they are asked for. */
  readonly sheet: ReactNode
  /** Told step by step in the place of the move while the board shows it. */
  readonly bar: ReactNode
  /** What the board shows of it: the table as it lay then, who was still in and who was out. */
  readonly shown: ShownStep | undefined
  readonly stop: () => void
}

/** Why a move that was heard is as it is: a button, its sheet, and the explanation played on the board. */
export function useWhy(match: Conversation<unknown>, heard: Heard = match, onlyLooking = false): Why {
  const say = useSay()
  const [asked, setAsked] = useState<readonly Decision[]>()
  const [showing, setShowing] = useState<{ readonly steps: readonly ShownStep[]; readonly at: number }>()
  const shown = showing?.steps[showing.at]
  const button: Why['button'] = (decisions) =>
    decisions.length > 0 && (
      <button type="button" className="button quiet" onClick={() => setAsked(decisions)}>
        {say(ui.why)}
      </button>
    )
  return {
    button,
    last: lastMove(heard).flatMap((one) => (one.kind === 'decision' && !one.open ? [one] : [])),
    ask: setAsked,
    sheet: asked !== undefined && (
      <Suspense>
        <WhySheet
          decisions={asked}
          match={match}
          onlyLooking={onlyLooking}
          close={() => setAsked(undefined)}
          show={(steps) => {
            setAsked(undefined)
            setShowing({ steps, at: 0 })
          }}
        />
      </Suspense>
    ),
    bar: showing !== undefined && shown !== undefined && (
      <ShowBar
        shown={shown}
        step={showing.at + 1}
        steps={showing.steps.length}
        go={(to) => setShowing({ ...showing, at: to - 1 })}
        close={() => setShowing(undefined)}
      />
    ),
    shown,
    stop: () => setShowing(undefined),
  }
}

function ShowBar({
  shown: { list, text },
  step,
  steps,
  go,
  close,
}: {
  readonly shown: ShownStep
  readonly step: number
  readonly steps: number
  readonly go: (step: number) => void
  readonly close: () => void
}) {
  const say = useSay()
  return (
    <div className="notice show">
      <p className="soft">{say(ui.showStep, { list, step, steps })}</p>
      <p className="headline" aria-live="polite">
        {text}
      </p>
      <div className="row">
        <button type="button" className="button quiet" disabled={step === 1} onClick={() => go(step - 1)}>
          {say(ui.previous)}
        </button>
        <button type="button" className="button" disabled={step === steps} onClick={() => go(step + 1)}>
          {say(ui.next)}
        </button>
        <button type="button" className="text-button" onClick={close}>
          {say(ui.close)}
        </button>
      </div>
    </div>
  )
}
