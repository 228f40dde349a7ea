import type { Json } from '@opfor/kernel'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** What an editor of a game's own is given. */
export interface EditorProps {
  readonly pack: Json
  readonly change: (pack: Json) => void
}

/** Editors of packs by game and option; a pack without one is entered in the form of its schema. */
export const editors: Readonly<Record<string, LazyExoticComponent<ComponentType<EditorProps>>>> = {
  'blood-and-plunder/battle': lazy(async () => ({
    default: (await import('../boards/blood-and-plunder/editor/index.tsx')).BattleEditor,
  })),
}
