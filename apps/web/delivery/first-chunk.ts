import type { Rolldown } from 'vite'

type Modules = Parameters<Rolldown.CodeSplittingNameFunction>[1]

/** The kernel's index, which only hands on: of what it names, a screen loads what it imports by name. */
const index = /\/kernel\/index\.ts$/

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
      const answer =
        info !== null &&
        (info.isEntry ||
          info.importers.some((importer) =>
            index.test(importer) ? usersOf(modules, importer, module).some(atFirst) : atFirst(importer),
          ))
      known.set(module, answer)
      return answer
    }
    return atFirst(id) ? 'first' : undefined
  }
}

/** The modules that import something by name which an index hands on from this module. */
function usersOf(modules: Modules, handsOn: string, module: string): readonly string[] {
  const info = modules.getModuleInfo(handsOn)
  if (info === null) return []
  const file = module.slice(module.lastIndexOf('/kernel/') + '/kernel'.length)
  const exported = new RegExp(`export\\s*\\{([^}]*)\\}\\s*from\\s*['"]\\.${file}['"]`, 'g')
  const names = listed(info.code, exported).map((each) => each.split(' as ').at(-1))
  return info.importers.filter((importer) => {
    const code = modules.getModuleInfo(importer)?.code
    const wanted = listed(code, /import\s*\{([^}]*)\}\s*from\s*['"]@opfor\/kernel['"]/g)
    return wanted.some((each) => names.includes(each.split(' as ')[0]))
  })
}

/** What stands in the brackets of such statements. */
function listed(code: string | null | undefined, statement: RegExp): readonly string[] {
  return [...(code ?? '').matchAll(statement)].flatMap(([, names = '']) =>
    names.split(',').map((each) => each.trim()),
  )
}
