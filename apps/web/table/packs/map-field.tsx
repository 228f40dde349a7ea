import type { Json } from '@opfor/kernel'
import { useContext, useState } from 'react'
import { useSay } from '../../ui/text/language.tsx'
import { Entry } from './entry-list.tsx'
import { SelectField } from './fields.tsx'
import { type GroupProps, PlainField } from './plain-field.tsx'
import { ProblemsOfPack } from './problems.tsx'
import { initialValue } from './schema.ts'
import { packWords } from './words.ts'

type Entries = { readonly [key: string]: Json }

/** Values under a fixed set of keys; entries can be expanded, removed and added. */
export function MapField({ name, at, label, schema, labels, value, change, fields }: GroupProps) {
  const say = useSay()
  const { seek } = useContext(ProblemsOfPack)
  const [selectedKey, setSelectedKey] = useState<string>()
  const entries = (value ?? {}) as Entries
  const keys = schema.propertyNames?.enum ?? []
  const item = schema.additionalProperties || {}
  const missing = keys.filter((key) => !Object.hasOwn(entries, key))
  const next = selectedKey !== undefined && missing.includes(selectedKey) ? selectedKey : missing[0]
  const labelOf = (key: string): string => {
    const known = labels[`${name}.${key}`]
    return known === undefined ? key : say(known)
  }
  const set = (key: string, to: Json): void => change({ ...entries, [key]: to })
  const remove = (key: string): void => {
    const { [key]: _, ...others } = entries
    change(others)
  }
  const add = (key: string): void => {
    set(key, initialValue(item))
    seek(`${at}.${key}`)
  }
  return (
    <fieldset className="pack-group">
      <legend>
        {label} <span className="soft">({Object.keys(entries).length})</span>
      </legend>
      {keys
        .filter((key) => Object.hasOwn(entries, key))
        .map((key) => (
          <Entry key={key} at={`${at}.${key}`} title={labelOf(key)}>
            {item.type === 'object' ? (
              fields(entries[key], (to) => set(key, to), `${at}.${key}`)
            ) : (
              <PlainField
                name={name}
                at={`${at}.${key}`}
                schema={item}
                labels={labels}
                value={entries[key]}
                label={labelOf(key)}
                change={(to) => set(key, to)}
              />
            )}
            <button type="button" className="text-button" onClick={() => remove(key)}>
              {say(packWords.drop, { what: labelOf(key) })}
            </button>
          </Entry>
        ))}
      {next !== undefined && (
        <div className="pack-add">
          <SelectField
            label={say(packWords.which, { what: label })}
            of={missing.map((key) => ({ value: key, text: labelOf(key) }))}
            value={next}
            change={setSelectedKey}
          />
          <button type="button" className="button quiet" onClick={() => add(next)}>
            {say(packWords.add, { what: labelOf(next) })}
          </button>
        </div>
      )}
    </fieldset>
  )
}
