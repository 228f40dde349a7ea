import type { Json } from '@opfor/kernel'

/** TypeScript does not accept interfaces as Json, because they have no index signature. */
export function asJson(value: object): { readonly [key: string]: Json } {
  return value as { readonly [key: string]: Json }
}
