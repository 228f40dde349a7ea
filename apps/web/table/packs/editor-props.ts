import type { Json } from '@opfor/kernel'
import type { ComponentType, LazyExoticComponent } from 'react'

/** The props of a game's own pack editor. */
export interface EditorProps {
  readonly pack: Json
  readonly change: (pack: Json) => void
}

/** A game's own pack editor. */
export type PackEditor = LazyExoticComponent<ComponentType<EditorProps>>
