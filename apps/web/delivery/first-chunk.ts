import type { Rolldown } from 'vite'

/**
 * Puts all that the first screen imports into one file, instead of a dozen small ones that a phone would have to ask for
 * one by one and that compress less well.
 */
export function firstChunk(): Rolldown.CodeSplittingNameFunction {
  const known = new Map<string, boolean>()
  return (id, modules) => {
    const atFirst = (module: string): boolean => {
      const answered = known.get(module)
      if (answered !== undefined) return answered
      known.set(module, false)
      const info = modules.getModuleInfo(module)
      const answer = info !== null && (info.isEntry || info.importers.some(atFirst))
      known.set(module, answer)
      return answer
    }
    return atFirst(id) ? 'first' : undefined
  }
}
