import { type HalfInPack, packLabels } from '@opfor/games/conflict-of-heroes/files'
import { OptionalStepField } from '../../../packs/fields.tsx'
import { MultiChoice } from '../../../packs/toggles.tsx'
import { useSay } from '../../../../ui/text/language.tsx'
import type { HalfChanges, Part } from './draft.ts'
import { cardEditorWords } from './words.ts'

const flags = ['place', 'addMap', 'switchMap', 'conditions', 'chosen', 'artillery', 'truck'] as const
const numbers = [
  ['round', 1, 10],
  ['marker', 1, 11],
  ['defense', 1, 6],
  ['actions', 1, 3],
] as const
const hidden = { hiddenUnit: 'unit', hiddenCard: 'card' } as const

/** Open if the half has some of these effects. */
export function Effects({
  part,
  half,
  told,
  set,
}: {
  readonly part: Part
  readonly half: 'top' | 'bottom'
  readonly told: HalfInPack
  readonly set: (to: HalfChanges) => void
}) {
  const say = useSay()
  const isRule = part === 'conditions' && half === 'top'
  const lasting = part === 'conditions' && half === 'bottom' ? (['lasts'] as const) : []
  const shownFlags = isRule ? [] : [...flags, ...lasting]
  const shownNumbers = isRule ? numbers.filter(([key]) => key === 'actions') : numbers
  const chosen: readonly string[] = [
    ...shownFlags.filter((key) => told[key] === true),
    ...Object.entries(hidden).flatMap(([key, value]) => (told.hidden === value ? [key] : [])),
  ]
  const count = chosen.length + shownNumbers.filter(([key]) => told[key] !== undefined).length
  const toggle = (key: string): void => {
    const isOn = chosen.includes(key)
    if (key === 'hiddenUnit' || key === 'hiddenCard') set({ hidden: isOn ? undefined : hidden[key] })
    else set({ [key]: isOn ? undefined : true })
  }
  return (
    <details className="pack-more">
      <summary>{say(cardEditorWords.effects, { count })}</summary>
      <div className="pack-stats">
        {shownNumbers.map(([key, from, to]) => (
          <OptionalStepField
            key={key}
            label={say(cardEditorWords[key])}
            value={told[key]}
            from={from}
            to={to}
            change={(value) => set({ [key]: value })}
          />
        ))}
      </div>
      {!isRule && (
        <MultiChoice
          label={say(cardEditorWords.does)}
          of={[
            ...shownFlags.map((key) => ({ value: key, text: say(packLabels[key] ?? cardEditorWords.does) })),
            ...(['hiddenUnit', 'hiddenCard'] as const).map((key) => ({
              value: key,
              text: say(cardEditorWords[key]),
            })),
          ]}
          chosen={chosen}
          toggle={toggle}
        />
      )}
    </details>
  )
}
