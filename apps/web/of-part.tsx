import type { ComponentType } from 'react'
import { cachePart, type PartName } from './data/device/app-parts.ts'

/** Downloads on first use; shows a notice if that fails. */
export async function lazyComponent<P>(
  part: PartName,
  load: () => Promise<ComponentType<P>>,
): Promise<{ readonly default: ComponentType<P> }> {
  try {
    const component = await load()
    cachePart(part)
    return { default: component }
  } catch {
    const { MissingPart } = await import('./ui/components/missing-part.tsx')
    return { default: () => <MissingPart part={part} /> }
  }
}
