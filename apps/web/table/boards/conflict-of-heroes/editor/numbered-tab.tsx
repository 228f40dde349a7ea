import {
  cardId,
  conditionCards,
  numbers,
  packLabels,
  type Side,
  sides,
  twoDigits,
} from '@opfor/games/conflict-of-heroes/files'
import { type ComponentType, useContext, useEffect, useRef, useState } from 'react'
import { ChipChoice } from '../../../packs/fields.tsx'
import { ProblemsOfPack } from '../../../packs/problems.tsx'
import { useSay } from '../../../../ui/text/language.tsx'
import { type Part, type PartProps, withEntry } from './draft.ts'
import { cardEditorWords } from './words.ts'

export interface NumberedProps extends PartProps {
  readonly part: Part
  /** Such as `german-03`. */
  readonly id: string
}

export function NumberedTab({
  part,
  pack,
  change,
  Fields,
}: PartProps & { readonly part: Part; readonly Fields: ComponentType<NumberedProps> }) {
  const say = useSay()
  const { sought } = useContext(ProblemsOfPack)
  const [side, setSide] = useState<Side>('german')
  const [opened, setOpened] = useState<string>()
  useEffect(() => {
    const [, id] = sought?.split('.') ?? []
    if (id === undefined || !sought?.startsWith(`${part}.`)) return
    setSide(id.startsWith('soviet') ? 'soviet' : 'german')
    setOpened(id)
  }, [part, sought])
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (opened !== undefined) card.current?.scrollIntoView({ block: 'start' })
  }, [opened])
  const ids = part === 'conditions' ? conditionCards : numbers(1, 25).map((number) => cardId(side, number))
  const entered = pack[part] ?? {}
  const label = opened === undefined ? undefined : packLabels[`${part}.${opened}`]
  return (
    <>
      {part !== 'conditions' && (
        <ChipChoice
          label={say(cardEditorWords.side)}
          of={sides.map((value) => ({ value, text: say(cardEditorWords[value]) }))}
          value={side}
          change={(to) => {
            setSide(to)
            setOpened(undefined)
          }}
        />
      )}
      <p className="soft">{say(cardEditorWords.choose)}</p>
      <div className="coh-numbers">
        {ids.map((id, index) => {
          const number = part === 'conditions' ? String(index + 1) : twoDigits(index + 1)
          const isEntered = Object.hasOwn(entered, id)
          return (
            <button
              key={id}
              type="button"
              className={`board-tool ${isEntered ? 'coh-entered' : ''}`}
              aria-label={isEntered ? say(cardEditorWords.entered, { number }) : number}
              aria-pressed={id === opened}
              onClick={() => setOpened(id === opened ? undefined : id)}
            >
              {number}
            </button>
          )
        })}
      </div>
      {opened !== undefined && label !== undefined && (
        <section className="pack-face" ref={card} key={opened} aria-label={say(label)}>
          <h2>{say(label)}</h2>
          <Fields part={part} id={opened} pack={pack} change={change} />
          {Object.hasOwn(entered, opened) && (
            <button
              type="button"
              className="text-button"
              onClick={() => change(withEntry(pack, part, opened, undefined))}
            >
              {say(cardEditorWords.remove, { what: label })}
            </button>
          )}
        </section>
      )}
    </>
  )
}
