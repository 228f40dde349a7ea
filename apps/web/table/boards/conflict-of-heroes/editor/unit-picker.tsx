import {
  type CardPack,
  cardName,
  kindOf,
  namesUnit,
  sides,
  type UnitKind,
  unitKinds,
} from '@opfor/games/conflict-of-heroes/files'
import { useId, useState } from 'react'
import { FieldProblem, SectionProblem } from '../../../packs/problems.tsx'
import { MultiChoice } from '../../../packs/toggles.tsx'
import { useSay } from '../../../../ui/text/language.tsx'
import { cardWith } from './draft.ts'
import { cardEditorWords } from './words.ts'

const most = 8
const ways = ['foot', 'gun', 'vehicle'] as const

interface PickerProps {
  readonly pack: CardPack
  /** The path of the half in the pack: `cards.german-02.bottom`. */
  readonly at: string
  readonly chosen: readonly string[]
  readonly change: (units: readonly string[]) => void
}

export function UnitPicker(props: PickerProps) {
  const { pack, at, chosen, change } = props
  const say = useSay()
  const [kindName, setKindName] = useState<string>()
  const kinds = kindsFor(at)
  const kind = kinds.find(({ name }) => name === kindName)
  const isFull = chosen.length >= most
  const toggle = (unit: string): void =>
    change(chosen.includes(unit) ? chosen.filter((each) => each !== unit) : [...chosen, unit])
  return (
    <fieldset className="pack-choice">
      <legend>{say(cardEditorWords.units)}</legend>
      <SectionProblem at={`${at}.units`} />
      <div className="pack-any">
        {chosen.length === 0 && <span className="soft">{say(cardEditorWords.noUnits)}</span>}
        {chosen.map((unit) => (
          <button
            key={unit}
            type="button"
            className="board-tool coh-chosen"
            aria-label={say(cardEditorWords.without, { unit })}
            onClick={() => toggle(unit)}
          >
            {unit} <span aria-hidden="true">×</span>
          </button>
        ))}
      </div>
      <details className="pack-more">
        <summary>{say(cardEditorWords.addUnits)}</summary>
        {ways.map((way) => (
          <div key={way} className="coh-way">
            <MultiChoice
              label={say(cardEditorWords[way])}
              of={kinds
                .filter(({ movement }) => movement === way)
                .map(({ name }) => ({ value: name, text: name }))}
              chosen={kind === undefined ? [] : [kind.name]}
              toggle={(name) => setKindName(name === kind?.name ? undefined : name)}
            />
            {kind?.movement === way && (
              <div className="coh-which">
                <MultiChoice
                  label={say(cardEditorWords.numbers, { kind: kind.name })}
                  of={kind.units.map((unit) => ({
                    value: unit,
                    text: unit.slice(kindOf(unit).length + 1),
                    isTaken: !chosen.includes(unit) && (isFull || cardWith(pack, unit, at) !== undefined),
                  }))}
                  chosen={chosen}
                  toggle={toggle}
                />
                <p className="soft">{say(isFull ? cardEditorWords.full : cardEditorWords.taken, { most })}</p>
              </div>
            )}
          </div>
        ))}
        <OtherUnit {...props} />
      </details>
    </fieldset>
  )
}

function OtherUnit({ pack, at, chosen, change }: PickerProps) {
  const say = useSay()
  const id = useId()
  const [unit, setUnit] = useState('')
  const [problem, setProblem] = useState<string>()
  const add = (): void => {
    const name = unit.trim()
    const card = cardWith(pack, name, at)
    if (!namesUnit(name)) setProblem(say(cardEditorWords.unitForm))
    else if (card !== undefined) setProblem(say(cardEditorWords.onCard, { card: cardName(card) }))
    else {
      setUnit('')
      setProblem(undefined)
      if (!chosen.includes(name)) change([...chosen, name])
    }
  }
  return (
    <div className="pack-field">
      <label htmlFor={id}>{say(cardEditorWords.other)}</label>
      <input
        id={id}
        type="text"
        maxLength={40}
        value={unit}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        onChange={({ target }) => setUnit(target.value)}
      />
      <FieldProblem id={`${id}-problem`} text={problem} />
      <button
        type="button"
        className="button quiet"
        disabled={chosen.length >= most || unit === ''}
        onClick={add}
      >
        {say(cardEditorWords.addOther)}
      </button>
    </div>
  )
}

/** Units of the card's side, or of both sides. */
function kindsFor(at: string): readonly UnitKind[] {
  const own = sides.filter((side) => at.startsWith(`cards.${side}`))
  const all = (own.length === 0 ? sides : own).flatMap(unitKinds)
  const byName = new Map<string, UnitKind>()
  for (const kind of all) {
    const before = byName.get(kind.name)?.units ?? []
    byName.set(kind.name, { ...kind, units: [...new Set([...before, ...kind.units])] })
  }
  return [...byName.values()]
}
