import { type Candidate, distinct, type Edit, piecesOf, placed, placesOf } from '@opfor/kernel'
import { Suspense, useState } from 'react'
import { Hint, isNew } from '../first-match/use-hint.ts'
import { useSay } from '../language.tsx'
import { type OpenMatch, useMatch } from '../match-store.ts'
import { Sheet } from '../parts/sheet.tsx'
import { ui } from '../words.ts'

/** Change any number or token; it becomes a step of the history. */
export function CorrectSheet({ open, close }: { readonly open: OpenMatch; readonly close: () => void }) {
  const say = useSay()
  const { correct } = useMatch()
  const [problem, setProblem] = useState<string>()
  const layout = open.game.layout(open.match.situation)
  const apply = async (edit: Edit): Promise<void> => setProblem(await correct([edit]))
  return (
    <Sheet title={say(ui.correct)} close={close}>
      {isNew('correct') && (
        <Suspense>
          <Hint name="correct" />
        </Suspense>
      )}
      <p className="soft">{say(ui.correctIntro)}</p>
      {problem !== undefined && (
        <p role="alert" className="notice">
          {problem}
        </p>
      )}
      <h3>{say(ui.numbers)}</h3>
      <ul className="corrections">
        {layout.counters.map((counter) => (
          <li key={counter.id}>
            <label>
              <span>{say(counter.name)}</span>
              <input
                defaultValue={String(counter.value)}
                key={`${counter.id} ${counter.value}`}
                inputMode={typeof counter.value === 'number' ? 'numeric' : 'text'}
                onBlur={({ target: { value } }) => {
                  if (value === String(counter.value)) return
                  void apply({
                    set: counter.id,
                    to: typeof counter.value === 'number' ? Number(value) : value,
                  })
                }}
                onKeyDown={(event) => {
                  if (event.key === 'Enter') event.currentTarget.blur()
                }}
              />
            </label>
          </li>
        ))}
      </ul>
      <h3>{say(ui.pieces)}</h3>
      <MovePiece open={open} apply={apply} />
    </Sheet>
  )
}

function MovePiece({
  open,
  apply,
}: {
  readonly open: OpenMatch
  readonly apply: (edit: Edit) => Promise<void>
}) {
  const say = useSay()
  const layout = open.game.layout(open.match.situation)
  const all = placed(layout)
  const pieces = piecesOf(layout)
  const places = placesOf(layout)
  const [piece, setPiece] = useState(pieces[0]?.id ?? '')
  const sources = distinct(all.filter((each) => each.piece.id === piece).map((each) => each.at))
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const source = sources.some((each) => each.id === from) ? from : (sources[0]?.id ?? '')
  const list = (
    label: string,
    options: readonly Candidate[],
    value: string,
    change: (id: string) => void,
  ) => (
    <label>
      <span>{label}</span>
      <select value={value} onChange={(event) => change(event.target.value)}>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {say(option.name)}
          </option>
        ))}
      </select>
    </label>
  )
  const target = to === '' ? (places[0]?.id ?? '') : to
  return (
    <div className="corrections">
      {list(say(ui.piece), pieces, piece, setPiece)}
      {list(say(ui.from), sources, source, setFrom)}
      {list(say(ui.to), places, target, setTo)}
      <button
        type="button"
        className="button"
        onClick={() => void apply({ move: piece, from: source, to: target, count: 1 })}
      >
        {say(ui.apply)}
      </button>
    </div>
  )
}
