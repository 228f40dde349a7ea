import { type Json, message, type PackProblem, type Pack } from '@opfor/kernel'
import { missingInSchema } from './missing-in-schema.ts'
import { itemName, type Schema } from './schema.ts'

/** Empty only if a match accepts the pack. */
export function missingInPack({ form }: Pack, pack: Json): readonly PackProblem[] {
  const bySchema = missingInSchema(form.schema as Schema, pack)
  const all = [...bySchema, ...(form.missing?.(pack) ?? [])]
  if (all.length > 0) return all
  const checked = form.check(pack)
  return checked.ok
    ? []
    : [{ at: '', text: message('web.packs.refused', '{problem}', { problem: checked.problem }) }]
}

/** The names of the entries that contain a field, outermost first. */
export function namesOnTheWay(pack: Json, at: string): readonly string[] {
  const names: string[] = []
  let value = pack
  for (const key of at.split(/[.[\]]+/).filter((each) => each !== '')) {
    value = (value as { readonly [key: string]: Json } | undefined)?.[key]
    const name = itemName(value, false)
    if (name !== undefined) names.push(name)
  }
  return names
}
