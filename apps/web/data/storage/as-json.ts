import type { Json } from '@opfor/kernel'

/** Plain data as JSON: interfaces have no index signature, so TypeScript does not accept them as Json. */
export function asJson(value: object): { readonly [key: string]: Json } {
  return value as { readonly [key: string]: Json }
}
