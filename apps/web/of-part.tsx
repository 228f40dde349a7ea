import type { ComponentType } from 'react'
import { keepPart, type PartName } from './data/device/app-parts.ts'

/** A component of a part of the app that is downloaded on first use; a notice if that fails. */
export async function ofPart<P>(
  part: PartName,
  load: () => Promise<ComponentType<P>>,
): Promise<{ readonly default: ComponentType<P> }> {
  try {
    const component = await load()
    keepPart(part)
    return { default: component }
  } catch {
    const { MissingPart } = await import('./ui/components/missing-part.tsx')
    return { default: () => <MissingPart part={part} /> }
  }
}
