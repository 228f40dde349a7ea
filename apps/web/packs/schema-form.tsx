import type { Json } from '@opfor/kernel'
import { useId } from 'react'
import { useSay } from '../text/language.tsx'
import { ListField } from './list-field.tsx'
import { MapField } from './map-field.tsx'
import { type FieldProps, PlainInput } from './plain-input.tsx'
import { initialValue, slugify, type Schema } from './schema.ts'
import { packWords } from './words.ts'

type Fields = { readonly [key: string]: Json }

/** A form generated from a schema. */
export function ObjectFields({ schema, labels, value, change }: Omit<FieldProps, 'name'>) {
  const given = (value ?? {}) as Fields
  const set = (key: string, to: Json): void => {
    const { [key]: _, ...others } = given
    change(to === undefined ? others : { ...given, [key]: to })
  }
  const id = suggestedId(schema, given)
  return Object.entries(schema.properties ?? {})
    .filter(([, { minimum, maximum }]) => minimum === undefined || minimum !== maximum)
    .map(([key, field]) => (
      <Field
        key={key}
        name={key}
        schema={field}
        labels={labels}
        value={given[key]}
        optional={schema.required?.includes(key) !== true}
        change={(to) => set(key, to)}
        onBlur={key === 'name' && id !== undefined ? () => set('id', id) : undefined}
      />
    ))
}

/** The id suggested for an item that has a name but no id. */
function suggestedId({ properties = {} }: Schema, { id = '', name }: Fields): string | undefined {
  return properties['id'] !== undefined && id === '' && typeof name === 'string' ? slugify(name) : undefined
}

/** A value of a map: an object, or another map. */
function Item({ schema, ...props }: FieldProps) {
  const item = schema.additionalProperties || {}
  return item.propertyNames === undefined ? (
    <ObjectFields schema={item} {...props} />
  ) : (
    <Field schema={item} {...props} />
  )
}

/** One field, by its schema. */
function Field(
  props: FieldProps & { readonly optional?: boolean; readonly onBlur?: (() => void) | undefined },
) {
  const say = useSay()
  const id = useId()
  const { name, schema, labels, value, optional = false, change } = props
  const label = labels[name] === undefined ? name : say(labels[name])
  if (schema.type === 'array')
    return (
      <ListField
        {...props}
        label={label}
        fields={(item, set) => (
          <ObjectFields schema={schema.items ?? {}} labels={labels} value={item} change={set} />
        )}
      />
    )
  if (schema.propertyNames !== undefined)
    return (
      <MapField
        {...props}
        label={label}
        fields={(item, set) => <Item {...props} value={item} change={set} />}
      />
    )
  if (schema.type === 'object')
    return (
      <fieldset className="pack-group">
        <legend>{label}</legend>
        {optional && (
          <label className="radio">
            <input
              type="checkbox"
              checked={value !== undefined}
              onChange={(event) => change(event.target.checked ? initialValue(schema) : undefined)}
            />
            <span>{say(packWords.with, { what: label })}</span>
          </label>
        )}
        {(value !== undefined || !optional) && <ObjectFields {...props} />}
      </fieldset>
    )
  if (schema.type === 'boolean')
    return (
      <label className="radio">
        <input
          type="checkbox"
          checked={value === true}
          onChange={(event) => change(optional && !event.target.checked ? undefined : event.target.checked)}
        />
        <span>{label}</span>
      </label>
    )
  return (
    <div className="pack-field">
      <label htmlFor={id}>{label}</label>
      <PlainInput {...props} id={id} />
    </div>
  )
}
