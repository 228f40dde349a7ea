import type { Json } from '@opfor/kernel'
import { useContext } from 'react'
import { useSay } from '../../ui/text/language.tsx'
import { freeId, idsIn } from './ids.ts'
import { ListField } from './list-field.tsx'
import { MapField } from './map-field.tsx'
import { type FieldProps, PlainField, WholePack } from './plain-field.tsx'
import { initialValue, type Schema } from './schema.ts'
import { Checkbox } from './toggles.tsx'
import { packWords } from './words.ts'

type Fields = { readonly [key: string]: Json }

/** Ids are generated from names and not shown. */
export function ObjectFields({
  schema,
  labels,
  at,
  value,
  change,
  hidden = [],
}: Omit<FieldProps, 'name'> & { readonly hidden?: readonly string[] }) {
  const given = (value ?? {}) as Fields
  const set = (key: string, to: Json): void => {
    const { [key]: _, ...others } = given
    change(to === undefined ? others : { ...given, [key]: to })
  }
  const properties = schema.properties ?? {}
  const hasId = properties['id'] !== undefined && properties['name'] !== undefined
  const nameIt = useGeneratedId(at, properties['id'])
  return Object.entries(properties)
    .filter(([key]) => !hidden.includes(key) && !(key === 'id' && hasId))
    .filter(([, { minimum, maximum }]) => minimum === undefined || minimum !== maximum)
    .map(([key, field]) => (
      <Field
        key={key}
        name={key}
        at={at === '' ? key : `${at}.${key}`}
        schema={field}
        labels={labels}
        value={given[key]}
        optional={schema.required?.includes(key) !== true}
        change={(to) => set(key, to)}
        onBlur={key === 'name' && hasId ? () => nameIt(given, (id) => set('id', id)) : undefined}
      />
    ))
}

/** Sets a free id for an entry that has a name but no id. */
function useGeneratedId(
  at: string,
  schema: Schema | undefined,
): (given: Fields, set: (id: string) => void) => void {
  const pack = useContext(WholePack)
  return ({ id = '', name }, set) => {
    if (id !== '' || typeof name !== 'string' || name.trim() === '') return
    const list = (pack as Fields | undefined)?.[at.replace(/\[\d+\]$/, '')]
    set(freeId(name, idsIn(list), schema?.maxLength))
  }
}

function Item({ schema, ...props }: FieldProps) {
  const item = schema.additionalProperties || {}
  return item.propertyNames === undefined ? (
    <ObjectFields schema={item} {...props} />
  ) : (
    <Field schema={item} {...props} />
  )
}

function Field(
  props: FieldProps & { readonly optional?: boolean; readonly onBlur?: (() => void) | undefined },
) {
  const say = useSay()
  const { name, schema, labels, value, at, optional = false, change } = props
  const label = labels[name] === undefined ? name : say(labels[name])
  if (schema.type === 'array')
    return (
      <ListField
        {...props}
        label={label}
        fields={(item, set, path) => (
          <ObjectFields schema={schema.items ?? {}} labels={labels} at={path} value={item} change={set} />
        )}
      />
    )
  if (schema.propertyNames !== undefined)
    return (
      <MapField
        {...props}
        label={label}
        fields={(item, set, path) => <Item {...props} at={path} value={item} change={set} />}
      />
    )
  if (schema.type === 'object' && schema.properties === undefined) return undefined
  if (schema.type === 'object')
    return (
      <fieldset className="pack-group">
        <legend>{label}</legend>
        {optional && (
          <Checkbox
            label={say(packWords.with, { what: label })}
            value={value !== undefined}
            change={(on) => change(on ? initialValue(schema) : undefined)}
          />
        )}
        {(value !== undefined || !optional) && <ObjectFields {...props} at={at} />}
      </fieldset>
    )
  if (schema.type === 'boolean')
    return (
      <Checkbox
        label={label}
        value={value === true}
        change={(on) => change(optional && !on ? undefined : on)}
      />
    )
  return <PlainField {...props} label={label} />
}
