import type { Json } from '@opfor/kernel'

/** Converts what an editor has drafted to a pack; undefined fields are removed. */
export function toPack(draft: object): Json {
  return JSON.parse(JSON.stringify(draft)) as Json
}
