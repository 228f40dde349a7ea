import type { Json } from '@opfor/kernel'
import { useState } from 'react'
import { useSay } from '../text/language.tsx'
import { type GroupProps, PlainInput } from './plain-input.tsx'
import { initialValue, itemName } from './schema.ts'
import { packWords } from './words.ts'

/** A list field: items can be expanded, duplicated and removed; plain values are shown in a row. */
export function ListField({ name, label, schema, labels, value, change, fields }: GroupProps) {
  const say = useSay()
  const [openedIndex, setOpenedIndex] = useState<number>()
  const items: readonly Json[] = Array.isArray(value) ? (value as readonly Json[]) : []
  const item = schema.items ?? {}
  const full = items.length >= (schema.maxItems ?? Number.MAX_SAFE_INTEGER)
  const set = (at: number, to: Json): void => change(items.with(at, to))
  const remove = (at: number): void => change(items.toSpliced(at, 1))
  const labelOf = (at: number): string =>
    itemName(items[at]) ?? say(packWords.numbered, { what: label, number: at + 1 })
  return (
    <fieldset className="pack-group">
      <legend>
        {label} <span className="soft">({items.length})</span>
      </legend>
      {item.type === 'object' ? (
        items.map((each, at) => (
          // An item without a name has no other key than its index.
          <details key={at} className="pack-item" open={at === openedIndex}>
            <summary>{labelOf(at)}</summary>
            {fields(each, (to) => set(at, to))}
            <div className="row">
              <button
                type="button"
                className="text-button"
                disabled={full}
                onClick={() => {
                  setOpenedIndex(at + 1)
                  change(items.toSpliced(at + 1, 0, each))
                }}
              >
                {say(packWords.again, { what: labelOf(at) })}
              </button>
              <button type="button" className="text-button" onClick={() => remove(at)}>
                {say(packWords.drop, { what: labelOf(at) })}
              </button>
            </div>
          </details>
        ))
      ) : (
        <div className="pack-row">
          {items.map((each, at) => (
            <span key={at} className="pack-plain">
              <PlainInput
                name={name}
                schema={item}
                labels={labels}
                value={each}
                label={say(packWords.numbered, { what: label, number: at + 1 })}
                change={(to) => set(at, to)}
              />
              <button
                type="button"
                className="icon-button"
                aria-label={say(packWords.drop, {
                  what: say(packWords.numbered, { what: label, number: at + 1 }),
                })}
                onClick={() => remove(at)}
              >
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d="M6 6l12 12M18 6L6 18" />
                </svg>
              </button>
            </span>
          ))}
        </div>
      )}
      <button
        type="button"
        className="button quiet"
        disabled={full}
        onClick={() => {
          setOpenedIndex(items.length)
          change([...items, initialValue(item)])
        }}
      >
        {say(packWords.add, { what: label })}
      </button>
    </fieldset>
  )
}
