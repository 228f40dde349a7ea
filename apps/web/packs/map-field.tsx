import type { Json } from '@opfor/kernel'
import { useId, useState } from 'react'
import { useSay } from '../text/language.tsx'
import { type GroupProps, PlainInput } from './plain-input.tsx'
import { firstValue } from './schema.ts'
import { packWords } from './words.ts'

type Entries = { readonly [key: string]: Json }

/** Values under some of a few keys: each opens by a tap and can be removed; a key that is not there yet is added. */
export function MapField({ name, label, schema, labels, value, change, fields }: GroupProps) {
  const say = useSay()
  const id = useId()
  const [wished, setWished] = useState<string>()
  const entries = (value ?? {}) as Entries
  const keys = schema.propertyNames?.enum ?? []
  const item = schema.additionalProperties || {}
  const missing = keys.filter((key) => !Object.hasOwn(entries, key))
  const next = wished !== undefined && missing.includes(wished) ? wished : missing[0]
  const called = (key: string): string => {
    const known = labels[`${name}.${key}`]
    return known === undefined ? key : say(known)
  }
  const set = (key: string, to: Json): void => change({ ...entries, [key]: to })
  const drop = (key: string): void => {
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
            <summary>{called(key)}</summary>
            {item.type === 'object' ? (
              fields(entries[key], (to) => set(key, to))
            ) : (
              <PlainInput
                name={name}
                schema={item}
                labels={labels}
                value={entries[key]}
                called={called(key)}
                change={(to) => set(key, to)}
              />
            )}
            <button type="button" className="text-button" onClick={() => drop(key)}>
              {say(packWords.drop, { what: called(key) })}
            </button>
          </details>
        ))}
      {next !== undefined && (
        <div className="pack-add">
          <select
            id={id}
            aria-label={say(packWords.which, { what: label })}
            value={next}
            onChange={({ target }) => setWished(target.value)}
          >
            {missing.map((key) => (
              <option key={key} value={key}>
                {called(key)}
              </option>
            ))}
          </select>
          <button type="button" className="button quiet" onClick={() => set(next, firstValue(item))}>
            {say(packWords.add, { what: called(next) })}
          </button>
        </div>
      )}
    </fieldset>
  )
}
