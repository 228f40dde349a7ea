import type { Section } from '../model/index.ts'

/** A section of one kind. */
export type SectionOf<K extends Section['kind']> = Section & { readonly kind: K }
