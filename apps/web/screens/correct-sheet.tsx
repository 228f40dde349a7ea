import { type Candidate, type Counter, distinct, type Edit, piecesOf, placed, placesOf } from '@opfor/kernel'
import { Suspense, useId, useState } from 'react'
import { Hint, isNew } from '../first-match/use-hint.ts'
import { useSay } from '../language.tsx'
import { type OpenMatch, useMatch } from '../match-store.ts'
import { Sheet } from '../parts/sheet.tsx'
import { ui } from '../words.ts'

/** Takes a correction; says what is wrong with it, or nothing. */
type Apply = (edit: Edit) => Promise<string | undefined>

/** Change any number or token; it becomes a step of the history. */
export function CorrectSheet({ open, close }: { readonly open: OpenMatch; readonly close: () => void }) {
  const say = useSay()
  const { correct } = useMatch()
  const layout = open.game.layout(open.match.situation)
  const apply: Apply = (edit) => correct([edit])
  return (
    <Sheet title={say(ui.correct)} close={close}>
      {isNew('correct') && (
        <Suspense>
          <Hint name="correct" />
        </Suspense>
      )}
      <p className="soft">{say(ui.correctIntro)}</p>
      <h3>{say(ui.numbers)}</h3>
      <ul className="corrections">
        {layout.counters.map((counter) => (
          <li key={`${counter.id} ${counter.value}`}>
            <SetCounter counter={counter} apply={apply} />
          </li>
        ))}
      </ul>
      <h3>{say(ui.pieces)}</h3>
      <MovePiece open={open} apply={apply} />
    </Sheet>
  )
}

/** A number or note to set: chosen by name where all it may be is known, else typed. */
function SetCounter({ counter, apply }: { readonly counter: Counter; readonly apply: Apply }) {
  const say = useSay()
  const [problem, setProblem] = useState<string>()
  const told = useId()
  const { id, name, value, among, between } = counter
  const set = async (to: number | string): Promise<void> => setProblem(await apply({ set: id, to }))
  const typed = (text: string): void => {
    if (text === String(value)) return setProblem(undefined)
    if (typeof value === 'string') return void set(text)
    const to = text.trim() === '' ? Number.NaN : Number(text)
    const [from, most] = between ?? [-Infinity, Infinity]
    if (Number.isInteger(to) && to >= from && to <= most) return void set(to)
    const wrong = { what: name, value: text }
    setProblem(
      between === undefined
        ? say(ui.wholeNumber, wrong)
        : say(ui.wholeNumberBetween, { ...wrong, from, to: most }),
    )
  }
  const marked = { 'aria-invalid': problem !== undefined, 'aria-describedby': told }
  return (
    <>
      <label>
        <span>{say(name)}</span>
        {among === undefined ? (
          <input
            {...marked}
            defaultValue={String(value)}
            inputMode={
              typeof value === 'number' && between !== undefined && between[0] >= 0 ? 'numeric' : 'text'
            }
            onBlur={({ target }) => typed(target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.currentTarget.blur()
            }}
          />
        ) : (
          <select
            {...marked}
            value={among.findIndex((each) => each.value === value)}
            onChange={({ target }) => {
              const to = among[Number(target.value)]
              if (to !== undefined) void set(to.value)
            }}
          >
            {among.map((each, at) => (
              <option key={each.value} value={at}>
                {say(each.reads)}
              </option>
            ))}
          </select>
        )}
      </label>
      <p role="alert" id={told} className="refused">
        {problem}
      </p>
    </>
  )
}

/** A piece to move: from where it lies to where it may lie. */
function MovePiece({ open, apply }: { readonly open: OpenMatch; readonly apply: Apply }) {
  const say = useSay()
  const { game, match } = open
  const layout = game.layout(match.situation)
  const pieces = piecesOf(layout)
  const [problem, setProblem] = useState<string>()
  const [chosen, setPiece] = useState('')
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const piece = idIn(pieces, chosen)
  const sources = distinct(
    placed(layout)
      .filter((each) => each.piece.id === piece)
      .map((each) => each.at),
  )
  const source = idIn(sources, from)
  const moved = (target: string): Edit => ({ move: piece, from: source, to: target, count: 1 })
  const targets = placesOf(layout).filter(
    ({ id }) => id !== source && game.correct(match.situation, moved(id)).ok,
  )
  const target = idIn(targets, to)
  const list = (
    label: string,
    options: readonly Candidate[],
    value: string,
    change: (id: string) => void,
  ) => (
    <label>
      <span>{label}</span>
      <select
        value={value}
        onChange={(event) => {
          setProblem(undefined)
          change(event.target.value)
        }}
      >
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {say(option.name)}
          </option>
        ))}
      </select>
    </label>
  )
  return (
    <div className="corrections">
      {list(say(ui.piece), pieces, piece, setPiece)}
      {list(say(ui.from), sources, source, setFrom)}
      {list(say(ui.to), targets, target, setTo)}
      {targets.length === 0 && <p className="soft">{say(ui.nowhereElse)}</p>}
      <p role="alert" className="refused">
        {problem}
      </p>
      <button
        type="button"
        className="button"
        disabled={targets.length === 0}
        onClick={() => void apply(moved(target)).then(setProblem)}
      >
        {say(ui.apply)}
      </button>
    </div>
  )
}

/** The one that was chosen, while it is there; else the first. */
function idIn(all: readonly Candidate[], chosen: string): string {
  return (all.find(({ id }) => id === chosen) ?? all[0])?.id ?? ''
}
