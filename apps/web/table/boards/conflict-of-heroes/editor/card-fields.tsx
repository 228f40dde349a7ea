import { type HalfInPack, packLabels } from '@opfor/games/conflict-of-heroes/files'
import { ChipChoice, OptionalStepField, TextField } from '../../../packs/fields.tsx'
import { useSay } from '../../../../ui/text/language.tsx'
import { type HalfChanges, withEntry, withHalf } from './draft.ts'
import { Effects } from './effects.tsx'
import type { NumberedProps } from './numbered-tab.tsx'
import { UnitPicker } from './unit-picker.tsx'
import { cardEditorWords } from './words.ts'

export function CardFields(props: NumberedProps) {
  return (
    <div className="coh-halves">
      <HalfFields {...props} half="top" />
      <HalfFields {...props} half="bottom" />
    </div>
  )
}

function HalfFields({ part, pack, change, id, half }: NumberedProps & { readonly half: 'top' | 'bottom' }) {
  const say = useSay()
  const card = (part === 'cards' ? pack.cards : pack.conditions)?.[id] ?? {}
  const told: HalfInPack = card[half] ?? {}
  const set = (to: HalfChanges): void => change(withEntry(pack, part, id, withHalf(card, half, to)))
  const at = `${part}.${id}.${half}`
  // The top of a Condition Card is a rule for both sides: it gives no units.
  const isRule = part === 'conditions' && half === 'top'
  return (
    <section className="coh-half" aria-label={say(cardEditorWords[half])}>
      <h3>{say(cardEditorWords[half])}</h3>
      <TextField
        label={say(cardEditorWords.title)}
        value={told.title ?? ''}
        maxLength={80}
        change={(title) => set({ title: title || undefined })}
      />
      {part === 'cards' && half === 'top' && (
        <ChipChoice
          label={say(cardEditorWords.section)}
          at={`${at}.section`}
          of={(['vp', 'special'] as const).map((value) => ({ value, text: say(cardEditorWords[value]) }))}
          value={told.section === 'units' ? undefined : told.section}
          change={(section) => set({ section })}
        />
      )}
      <OptionalStepField
        label={say(packLabels['caps'] ?? cardEditorWords.more)}
        value={told.caps}
        from={-3}
        to={3}
        first={0}
        change={(caps) => set({ caps })}
      />
      {!isRule && (
        <UnitPicker
          pack={pack}
          at={at}
          chosen={told.units ?? []}
          change={(units) => set({ units: units.length === 0 ? undefined : units })}
        />
      )}
      <Effects part={part} half={half} told={told} set={set} />
      <TextField
        label={say(cardEditorWords.note)}
        value={told.note ?? ''}
        maxLength={400}
        change={(note) => set({ note: note || undefined })}
      />
    </section>
  )
}
