import type { Json } from '@opfor/kernel'
import { Icon } from '../../ui/design/icon.tsx'
import { useSay } from '../../ui/text/language.tsx'
import { EntryList } from './entry-list.tsx'
import { freeId, idsIn } from './ids.ts'
import { type GroupProps, PlainField } from './plain-field.tsx'
import { SectionProblem } from './problems.tsx'
import { initialValue, itemName } from './schema.ts'
import { packWords } from './words.ts'

/** Items can be expanded, duplicated and removed; plain values are shown in a row. */
export function ListField({ name, at, label, schema, labels, value, change, fields }: GroupProps) {
  const say = useSay()
  const items: readonly Json[] = Array.isArray(value) ? (value as readonly Json[]) : []
  const item = schema.items ?? {}
  const most = schema.maxItems ?? Number.MAX_SAFE_INTEGER
  const numbered = (index: number): string => say(packWords.numbered, { what: label, number: index + 1 })
  return (
    <fieldset className="pack-group">
      <legend>
        {label} <span className="soft">({items.length})</span>
      </legend>
      {item.type === 'object' ? (
        <EntryList
          at={at}
          items={items}
          most={most}
          titleOf={(each, index) => itemName(each) ?? numbered(index)}
          change={change}
          copyOf={(each) => copyOf(each, items, item.properties?.['id']?.maxLength)}
          create={() => initialValue(item)}
          addLabel={say(packWords.add, { what: label })}
          fields={(each, set, path) => fields(each, set, path)}
        />
      ) : (
        <>
          <SectionProblem at={at} />
          <div className="pack-row">
            {items.map((each, index) => (
              <span key={index} className="pack-plain">
                <PlainField
                  name={name}
                  at={`${at}[${index}]`}
                  schema={item}
                  labels={labels}
                  value={each}
                  label={numbered(index)}
                  change={(to) => change(items.with(index, to))}
                />
                <button
                  type="button"
                  className="icon-button"
                  aria-label={say(packWords.drop, { what: numbered(index) })}
                  onClick={() => change(items.toSpliced(index, 1))}
                >
                  <Icon name="close" />
                </button>
              </span>
            ))}
          </div>
          <button
            type="button"
            className="button quiet"
            disabled={items.length >= most}
            onClick={() => change([...items, initialValue(item)])}
          >
            {say(packWords.add, { what: label })}
          </button>
        </>
      )}
    </fieldset>
  )
}

/** The copy gets an id of its own. */
function copyOf(item: Json, items: readonly Json[], longest: number | undefined): Json {
  if (typeof item !== 'object' || item === null || !('id' in item)) return item
  return { ...item, id: freeId(itemName(item) ?? '', idsIn(items), longest) }
}
