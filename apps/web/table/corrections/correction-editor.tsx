import {
  choice,
  type Edit,
  formatEdit,
  withParams,
  type Message,
  type InvalidState,
  type Question,
} from '@opfor/kernel'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { BoardPanel } from '../boards/board-panel.tsx'
import { useSay } from '../../ui/text/language.tsx'
import './corrections.css'
import { GroupStep } from './piece-step.tsx'
import { Numbers } from './numbers.tsx'
import { Order } from './order.tsx'
import { BringStep, PlaceStep, StartStep } from './places.tsx'
import {
  type Correctable,
  editableSubjects,
  groupsAt,
  moveEdit,
  movesFor,
  type PieceGroup,
  places,
  selectableCounters,
  selectableSubjects,
  type Step,
} from './table.ts'
import { correctionWords } from './words.ts'

export function CorrectionEditor({
  table,
  prompt = correctionWords.start,
  children,
}: {
  readonly table: Correctable
  readonly prompt?: Message
  readonly children: ReactNode
}) {
  const say = useSay()
  const { game, situation } = table
  const layout = useMemo(() => game.layout(situation), [game, situation])
  const [step, setStep] = useState<Step>({ at: 'start' })
  const [status, setStatus] = useState<{ readonly text: Message; readonly undo: boolean }>()
  const [entered, setEntered] = useState<readonly Edit[]>([])
  const [refused, setRefused] = useState<string>()
  const [offer, setOffer] = useState<{ readonly edits: readonly Edit[]; readonly misfit: InvalidState }>()

  const bar = useRef<HTMLElement>(null)
  useEffect(() => bar.current?.scrollTo({ top: 0 }), [step.at])
  const go = (to: Step): void => {
    setRefused(undefined)
    setOffer(undefined)
    setEntered([])
    setStep(to)
  }
  const apply = async (edits: readonly Edit[], then: Step = { at: 'start' }): Promise<void> => {
    const misfit = table.misfit(edits)
    if (misfit !== undefined) return setOffer({ edits, misfit })
    const done = edits.map((edit) => say(formatEdit(edit, layout)))
    const problem = await table.correct(edits)
    if (problem !== undefined) return setRefused(problem)
    setStatus({ text: withParams(correctionWords.done, { told: done.join(' ') }), undo: true })
    return go(then)
  }
  const undo = async (): Promise<void> => {
    await table.undo()
    setStatus({ text: correctionWords.undone, undo: false })
    go({ at: 'start' })
  }
  const openPlace = (id: string): void => {
    const heaps = groupsAt(layout, id)
    const inOrder = layout.rows.some(({ at, pieces }) => at.id === id && pieces.length > 1)
    const [only] = heaps
    if (only === undefined) go({ at: 'bring', place: id })
    else if (heaps.length === 1 && !inOrder) go({ at: 'heap', heap: only, count: 1 })
    else go({ at: 'place', place: id })
  }
  const targets = useMemo(
    () => (step.at === 'heap' ? movesFor({ ...table, game, situation }, layout, step.heap) : []),
    [step, layout],
  )
  const things = useMemo(() => selectableSubjects(layout), [layout])
  const counters = useMemo(() => selectableCounters(layout), [layout])
  const options = step.at === 'heap' ? targets : [...places(layout), ...things, ...counters]
  const question = useMemo(
    (): Question | undefined =>
      options.length === 0
        ? undefined
        : choice('correct', 'player', correctionWords.start, options, { points: { by: 'place' } }),
    [step, layout],
  )
  const moved = (heap: PieceGroup, to: string, count: number): void => void apply([moveEdit(heap, to, count)])
  const pick = (id: string): void => {
    const counter = counters.find((each) => each.id === id)
    if (step.at === 'heap') moved(step.heap, id, step.count)
    else if (counter !== undefined) go({ at: 'subject', id: counter.subject })
    else if (things.some((thing) => thing.id === id)) go({ at: 'subject', id })
    else openPlace(id)
  }
  const subjects = editableSubjects(layout)
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
      <section ref={bar} className="thumb-bar correcting" aria-label={say(correctionWords.title)}>
        {status !== undefined && (
          <p role="status" className="correcting-done">
            <span>{say(status.text)}</span>
            {status.undo && (
              <button type="button" className="text-button" onClick={() => void undo()}>
                {say(correctionWords.undo)}
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
            <p>{say(offer.misfit.message)}</p>
            <div className="row">
              <button
                type="button"
                className="button"
                onClick={() => void apply([...offer.edits, ...offer.misfit.also])}
              >
                {say(correctionWords.also)}
              </button>
              <button type="button" className="text-button" onClick={() => setOffer(undefined)}>
                {say(correctionWords.leave)}
              </button>
            </div>
          </div>
        )}
        {step.at === 'start' && (
          <StartStep
            prompt={prompt}
            layout={layout}
            subjects={subjects}
            openPiece={(heap) => go({ at: 'heap', heap, count: 1 })}
            openPlace={openPlace}
            openSubject={(id) => go({ at: 'subject', id })}
          />
        )}
        {step.at === 'place' && <PlaceStep layout={layout} place={step.place} go={go} />}
        {step.at === 'bring' && (
          <BringStep
            table={table}
            layout={layout}
            place={step.place}
            bring={(heap) => moved(heap, step.place, 1)}
          />
        )}
        {step.at === 'heap' && (
          <GroupStep
            heap={step.heap}
            count={step.count}
            setCount={(count) => setStep({ ...step, count })}
            targets={targets}
            choose={(id) => moved(step.heap, id, step.count)}
            bring={() => go({ at: 'bring', place: step.heap.at.id })}
          />
        )}
        {step.at === 'order' && (
          <Order layout={layout} place={step.place} ready={entered} enter={setEntered} />
        )}
        {subject !== undefined && (
          <Numbers key={subject.id} subject={subject} ready={entered} enter={setEntered} />
        )}
        <div className="row correcting-ways">
          {entered.length > 0 ? (
            <>
              <button type="button" className="button quiet" onClick={() => go(step)}>
                {say(correctionWords.leave)}
              </button>
              <button
                type="button"
                className="button"
                onClick={() => void apply(entered, step.at === 'subject' ? step : { at: 'start' })}
              >
                {say(step.at === 'order' ? correctionWords.setOrder : correctionWords.set)}
              </button>
            </>
          ) : (
            <>
              {step.at !== 'start' && (
                <button type="button" className="button quiet" onClick={() => go({ at: 'start' })}>
                  {say(correctionWords.otherThing)}
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
