import type { Json } from '@opfor/kernel'
import { useId, useState } from 'react'
import { useSay } from '../text/language.tsx'
import { type GroupProps, PlainInput } from './plain-input.tsx'
import { initialValue } from './schema.ts'
import { packWords } from './words.ts'

type Entries = { readonly [key: string]: Json }

/** A field with values under a fixed set of keys; entries can be expanded, removed and added. */
export function MapField({ name, label, schema, labels, value, change, fields }: GroupProps) {
  const say = useSay()
  const id = useId()
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
  return (
    <fieldset className="pack-group">
      <legend>
        {label} <span className="soft">({Object.keys(entries).length})</span>
      </legend>
      {keys
        .filter((key) => Object.hasOwn(entries, key))
        .map((key) => (
          <details key={key} className="pack-item">
            <summary>{labelOf(key)}</summary>
            {item.type === 'object' ? (
              fields(entries[key], (to) => set(key, to))
            ) : (
              <PlainInput
                name={name}
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
          </details>
        ))}
      {next !== undefined && (
        <div className="pack-add">
          <select
            id={id}
            aria-label={say(packWords.which, { what: label })}
            value={next}
            onChange={({ target }) => setSelectedKey(target.value)}
          >
            {missing.map((key) => (
              <option key={key} value={key}>
                {labelOf(key)}
              </option>
            ))}
          </select>
          <button type="button" className="button quiet" onClick={() => set(next, initialValue(item))}>
            {say(packWords.add, { what: labelOf(next) })}
          </button>
        </div>
      )}
    </fieldset>
  )
}
