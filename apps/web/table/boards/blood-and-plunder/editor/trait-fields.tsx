import { fileWord, namedTrait, type WrittenProfile } from '@opfor/games/blood-and-plunder/files'
import { useSay } from '../../../../ui/text/language.tsx'
import { TextField } from '../../../packs/fields.tsx'
import { MultiChoice } from '../../../packs/toggles.tsx'
import { editorWords } from './words.ts'

type Traits = WrittenProfile['traits']

export function TraitFields({
  at,
  named,
  traits,
  change,
}: {
  /** The path of the list in the pack. */
  readonly at?: string
  readonly named: readonly string[]
  readonly traits: Traits
  readonly change: (to: Traits) => void
}) {
  const say = useSay()
  const chosen = traits.map(({ name }) => name)
  const toggle = (name: string): void =>
    change(
      chosen.includes(name)
        ? traits.filter((each) => each.name !== name)
        : [...traits, { name, reminder: '' }],
    )
  return (
    <>
      <MultiChoice
        label={say(fileWord('traits'))}
        of={named.map((value) => ({ value, text: value }))}
        chosen={chosen}
        toggle={toggle}
      />
      {traits.map(({ name, reminder, ...more }, nth) => (
        <div key={nth} className="pack-inner">
          {!named.includes(name) && (
            <TextField
              label={say(editorWords.ownRule)}
              at={at === undefined ? undefined : `${at}[${nth}].name`}
              value={name}
              maxLength={40}
              change={(to) => change(traits.with(nth, { ...more, name: to, reminder }))}
            />
          )}
          <TextField
            label={say(editorWords.reminder, { rule: name })}
            value={reminder}
            maxLength={200}
            change={(to) => change(traits.with(nth, { ...more, name, reminder: to }))}
          />
          {namedTrait(name) === undefined && (
            <p className="soft">{say(editorWords.unnamedRule, { rule: name })}</p>
          )}
          {!named.includes(name) && (
            <button type="button" className="text-button" onClick={() => change(traits.toSpliced(nth, 1))}>
              {say(editorWords.remove)}
            </button>
          )}
        </div>
      ))}
      <button
        type="button"
        className="button quiet"
        disabled={traits.length >= 12}
        onClick={() => change([...traits, { name: say(editorWords.ownRule), reminder: '' }])}
      >
        + {say(editorWords.ownRule)}
      </button>
    </>
  )
}
