import { type Conversation, type Decision, lastMove } from '@opfor/kernel'
import { type ReactNode, useState } from 'react'
import { useSay } from '../language.tsx'
import { type Showing, WhySheet } from './why-sheet.tsx'
import { ui } from '../words.ts'
import type { Heard } from '../parts/told-since.ts'

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
  readonly lit: ReadonlySet<string> | undefined
  readonly dark: ReadonlySet<string> | undefined
  readonly stop: () => void
}

/** Why a move that was heard is as it is: a button, its sheet, and the explanation played on the board. */
export function useWhy(match: Conversation<unknown>, heard: Heard = match, onlyLooking = false): Why {
  const say = useSay()
  const [asked, setAsked] = useState<readonly Decision[]>()
  const [showing, setShowing] = useState<Showing>()
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
      <WhySheet
        decisions={asked}
        match={match}
        onlyLooking={onlyLooking}
        close={() => setAsked(undefined)}
        show={(begun) => {
          setAsked(undefined)
          setShowing(begun)
        }}
      />
    ),
    bar: showing !== undefined && <ShowBar showing={showing} next={setShowing} />,
    lit: showing?.lit,
    dark: showing?.dark,
    stop: () => setShowing(undefined),
  }
}

function ShowBar({
  showing,
  next,
}: {
  readonly showing: Showing
  readonly next: (to: Showing | undefined) => void
}) {
  const say = useSay()
  return (
    <div className="notice show" aria-live="polite">
      <p className="headline">{showing.text}</p>
      <div className="row">
        {showing.next !== undefined && (
          <button type="button" className="button" onClick={() => next(showing.next?.())}>
            {say(ui.next)}
          </button>
        )}
        <button type="button" className="text-button" onClick={() => next(undefined)}>
          {say(ui.close)}
        </button>
      </div>
    </div>
  )
}
