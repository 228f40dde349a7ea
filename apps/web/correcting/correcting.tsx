import { choice, type Edit, editTold, fill, type Message, type Misfit, type Question } from '@opfor/kernel'
import { type ReactNode, useMemo, useState } from 'react'
import { BoardPanel } from '../boards/board-panel.tsx'
import { useSay } from '../text/language.tsx'
import './correcting.css'
import { HeapStep } from './heap-step.tsx'
import { Numbers } from './numbers.tsx'
import { Order } from './order.tsx'
import { BringStep, PlaceStep, StartStep } from './places.tsx'
import type { Step } from './step.ts'
import {
  changeable,
  type Correctable,
  type Heap,
  heapsAt,
  moveOf,
  places,
  pointedAt,
  targetsOf,
} from './table.ts'
import { correctingWords } from './words.ts'

/** The table with what is wrong on it: tap a piece, tap its place; or choose a thing and set its numbers. */
export function Correcting({
  on,
  asks = correctingWords.start,
  children,
}: {
  readonly on: Correctable
  /** What is asked before anything was pointed at. */
  readonly asks?: Message
  /** The ways out. */
  readonly children: ReactNode
}) {
  const say = useSay()
  const { game, situation } = on
  const layout = useMemo(() => game.layout(situation), [game, situation])
  const [step, setStep] = useState<Step>({ at: 'start' })
  const [told, setTold] = useState<{ readonly text: Message; readonly undo: boolean }>()
  /** What was entered and is not set yet. */
  const [ready, setReady] = useState<readonly Edit[]>([])
  const [refused, setRefused] = useState<string>()
  const [offer, setOffer] = useState<{ readonly edits: readonly Edit[]; readonly misfit: Misfit }>()

  const go = (to: Step): void => {
    setRefused(undefined)
    setOffer(undefined)
    setReady([])
    setStep(to)
  }
  const apply = async (edits: readonly Edit[], then: Step = { at: 'start' }): Promise<void> => {
    const misfit = on.misfit(edits)
    if (misfit !== undefined) return setOffer({ edits, misfit })
    const done = edits.map((edit) => say(editTold(edit, layout)))
    const problem = await on.correct(edits)
    if (problem !== undefined) return setRefused(problem)
    setTold({ text: fill(correctingWords.done, { told: done.join(' ') }), undo: true })
    return go(then)
  }
  const takeBack = async (): Promise<void> => {
    await on.undo()
    setTold({ text: correctingWords.undone, undo: false })
    go({ at: 'start' })
  }
  const openPlace = (id: string): void => {
    const heaps = heapsAt(layout, id)
    const inOrder = layout.rows.some(({ at, pieces }) => at.id === id && pieces.length > 1)
    const [only] = heaps
    if (only === undefined) go({ at: 'bring', place: id })
    else if (heaps.length === 1 && !inOrder) go({ at: 'heap', heap: only, count: 1 })
    else go({ at: 'place', place: id })
  }
  const targets = useMemo(
    () => (step.at === 'heap' ? targetsOf({ ...on, game, situation }, layout, step.heap) : []),
    [step, layout],
  )
  const things = useMemo(() => pointedAt(layout), [layout])
  const options = step.at === 'heap' ? targets : [...places(layout), ...things]
  const question = useMemo(
    (): Question | undefined =>
      options.length === 0
        ? undefined
        : choice('correct', 'player', correctingWords.start, options, { points: { by: 'place' } }),
    [step, layout],
  )
  const moved = (heap: Heap, to: string, count: number): void => void apply([moveOf(heap, to, count)])
  const pick = (id: string): void => {
    if (step.at === 'heap') moved(step.heap, id, step.count)
    else if (things.some((thing) => thing.id === id)) go({ at: 'subject', id })
    else openPlace(id)
  }
  const subjects = changeable(layout)
  const subject = step.at === 'subject' ? subjects.find(({ id }) => id === step.id) : undefined
  return (
    <>
      <main className="match-main correcting-table">
        <BoardPanel
          game={game}
          situation={situation}
          question={question}
          choose={(id) => typeof id === 'string' && pick(id)}
          correct={(edits, taken) => void apply(edits).then(taken)}
          isCorrecting
        />
      </main>
      <section className="thumb-bar correcting" aria-label={say(correctingWords.title)}>
        {told !== undefined && (
          <p role="status" className="correcting-done">
            <span>{say(told.text)}</span>
            {told.undo && (
              <button type="button" className="text-button" onClick={() => void takeBack()}>
                {say(correctingWords.undo)}
              </button>
            )}
          </p>
        )}
        {refused !== undefined && (
          <p role="alert" className="refused">
            {refused}
          </p>
        )}
        {offer !== undefined && (
          <div role="alert" className="notice">
            <p>{say(offer.misfit.told)}</p>
            <div className="row">
              <button
                type="button"
                className="button"
                onClick={() => void apply([...offer.edits, ...offer.misfit.also])}
              >
                {say(correctingWords.also)}
              </button>
              <button type="button" className="text-button" onClick={() => setOffer(undefined)}>
                {say(correctingWords.leave)}
              </button>
            </div>
          </div>
        )}
        {step.at === 'start' && (
          <StartStep
            asks={asks}
            layout={layout}
            subjects={subjects}
            openPlace={openPlace}
            openSubject={(id) => go({ at: 'subject', id })}
          />
        )}
        {step.at === 'place' && <PlaceStep layout={layout} place={step.place} go={go} />}
        {step.at === 'bring' && (
          <BringStep
            on={on}
            layout={layout}
            place={step.place}
            bring={(heap) => moved(heap, step.place, 1)}
          />
        )}
        {step.at === 'heap' && (
          <HeapStep
            heap={step.heap}
            count={step.count}
            setCount={(count) => setStep({ ...step, count })}
            targets={targets}
            choose={(id) => moved(step.heap, id, step.count)}
            bring={() => go({ at: 'bring', place: step.heap.at.id })}
          />
        )}
        {step.at === 'order' && <Order layout={layout} place={step.place} ready={ready} enter={setReady} />}
        {subject !== undefined && (
          <Numbers key={subject.id} subject={subject} ready={ready} enter={setReady} />
        )}
        <div className="row correcting-ways">
          {ready.length > 0 ? (
            <>
              <button type="button" className="button quiet" onClick={() => go(step)}>
                {say(correctingWords.leave)}
              </button>
              <button
                type="button"
                className="button"
                onClick={() => void apply(ready, step.at === 'subject' ? step : { at: 'start' })}
              >
                {say(step.at === 'order' ? correctingWords.setOrder : correctingWords.set)}
              </button>
            </>
          ) : (
            <>
              {step.at !== 'start' && (
                <button type="button" className="button quiet" onClick={() => go({ at: 'start' })}>
                  {say(correctingWords.otherThing)}
                </button>
              )}
              {children}
            </>
          )}
        </div>
      </section>
    </>
  )
}
