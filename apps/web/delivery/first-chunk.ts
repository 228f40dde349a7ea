import type { Rolldown } from 'vite'
import { isWorker } from './workers.ts'

type Modules = Parameters<Rolldown.CodeSplittingNameFunction>[1]

/** Kernel indexes only re-export, so importers are traced by imported names. */
const index = /\/kernel\/(?:[a-z]+\/)?index\.ts$/

const ofKernel = /\/(?:kernel|games|lab)\//

/** The first load contains this game's rules and board, each imported by its index. */
const ofGame = /\/(?:games|boards)\/blitzkrieg\//
const askedFor = /\/(?:games|boards)\/blitzkrieg\/index\.tsx?$/
const rules = /\/games\/blitzkrieg\//
const board = /\/boards\/blitzkrieg\//

/** Rarely opened: one file compresses better than many. */
const seldom =
  /\/apps\/web\/(?:data|ui|table|screens)\/(?:catalogue|corrections|device\/shared-files-cache|divergence|examples|boards\/symbol-note|how-it-works|cards-in-play\/(?:card|forecast)|match\/(?:history|more|spot)|opening|plays|reference|result|failures|saved-matches\/(?:match-sheet|save-)|settings|shared-match|sharing|shortcuts\/shortcuts-sheet|speech\/speak\.|transfer\/|storage\/(?:sheet-storage))\b/

/** Shown on the home screen once there are matches. */
const homeAgain =
  /\/apps\/web\/(?:data|ui|table|screens)\/(?:account\/sync-status|installing\/good-moment|saved-matches\/(?:import-export|match-list|matches-screen|saved-matches|standing|storage-notice)|home\/continue|text\/saved-match-words|storage\/(?:page-title|progress-text)|text\/house-words)\b/

/** Small modules shared by later parts; none for workers, because a worker has no screen. */
const sharedLater =
  /\/apps\/web\/(?:data|ui|table|screens)\/(?:boards\/(?:arrow-tip|board-answer|use-viewport|view-tabs)|components\/(?:choices|fields|format-citation|house-rules-link|missing-language|sheet|step-arrows|unofficial|use-redraw)|log\/(?:manual-steps|use-checked-lines)|device\/share-file|questions\/piece-grid|speech\/tone|why\/decision-lines)\./

/** Small kernel modules shared by other games, the lab and later screens. */
const kernelLater =
  /\/kernel\/(?:ask\/questions\/symbol-die|cache\/memoize|lists\/(?:chart|first-that-can)|match\/apply-entry|pieces\/(?:pile|value-setter)|replay\/format-step)\./

/** Question controls that the first game does not use. */
const controls =
  /\/apps\/web\/(?:data|ui|table|screens)\/(?:questions\/(?:board-fields|count-row|draw-rows|field-chips|form|names-entry|number-pad|parse-|typed-|which\/)|components\/number-input)/

/**
 * One chunk for the home screen: many small chunks load slower on a phone and compress worse. The first match and its rules have
 * a chunk each.
 */
export function firstChunks(): Rolldown.CodeSplittingGroup[] {
  const atFirst = importedBy((module, { isEntry }) => isEntry && !isWorker(module))
  const inMatch = importedBy((module) => askedFor.test(module))
  return [
    {
      debugName: 'seldom',
      name: (id, modules) => (seldom.test(id) && !atFirst(id, modules) ? 'seldom' : undefined),
    },
    {
      debugName: 'home-again',
      name: (id, modules) => (homeAgain.test(id) && !atFirst(id, modules) ? 'home-again' : undefined),
    },
    {
      debugName: 'shared-later',
      name: (id, modules) =>
        sharedLater.test(id) && !atFirst(id, modules) && !inMatch(id, modules) ? 'shared-later' : undefined,
    },
    {
      debugName: 'kernel-later',
      name: (id, modules) =>
        kernelLater.test(id) && !atFirst(id, modules) && !inMatch(id, modules) ? 'kernel-later' : undefined,
    },
    {
      debugName: 'controls',
      name: (id, modules) => (controls.test(id) && !atFirst(id, modules) ? 'controls' : undefined),
    },
    // Separate from the screens: the lab's worker loads these files too.
    {
      debugName: 'kernel',
      name: (id, modules) => (ofKernel.test(id) && atFirst(id, modules) ? 'kernel' : undefined),
      priority: 4,
    },
    {
      debugName: 'kernel-match',
      name: (id, modules) =>
        ofKernel.test(id) && !ofGame.test(id) && inMatch(id, modules) ? 'kernel-match' : undefined,
      priority: 3,
    },
    {
      debugName: 'first',
      name: (id, modules) => (atFirst(id, modules) ? 'first' : undefined),
      priority: 2,
    },
    {
      debugName: 'match',
      name: (id, modules) => (!ofGame.test(id) && inMatch(id, modules) ? 'match' : undefined),
      priority: 1,
    },
    {
      debugName: 'rules',
      name: (id, modules) =>
        rules.test(id) && !askedFor.test(id) && inMatch(id, modules) ? 'blitzkrieg' : undefined,
    },
    // One file, although later parts share some modules.
    {
      debugName: 'board',
      name: (id, modules) =>
        board.test(id) && !askedFor.test(id) && inMatch(id, modules) ? 'blitzkrieg-board' : undefined,
    },
  ]
}

/** Also true if a direct or indirect importer satisfies the predicate. */
function importedBy(
  is: (module: string, info: Rolldown.ModuleInfo) => boolean,
): (module: string, modules: Modules) => boolean {
  const known = new Map<string, boolean>()
  const answer = (module: string, modules: Modules): boolean => {
    const answered = known.get(module)
    if (answered !== undefined) return answered
    known.set(module, false)
    const info = modules.getModuleInfo(module)
    const found =
      info !== null &&
      (is(module, info) ||
        info.importers.some((importer) =>
          index.test(importer)
            ? usersOf(modules, importer, module).some((user) => answer(user, modules))
            : answer(importer, modules),
        ))
    known.set(module, found)
    return found
  }
  return answer
}

/** Finds importers of names that a kernel folder's index re-exports from this module. */
function usersOf(modules: Modules, handsOn: string, module: string): readonly string[] {
  const folder = modules.getModuleInfo(handsOn)
  if (folder === null) return []
  const file = module.slice(handsOn.lastIndexOf('/'))
  const exported = new RegExp(`export\\s*\\{([^}]*)\\}\\s*from\\s*['"]\\.${file}['"]`, 'g')
  const names = listed(folder.code, exported).map((each) => each.split(' as ').at(-1))
  const whole = folder.importers.filter((importer) => index.test(importer))
  return whole
    .flatMap((importer) => modules.getModuleInfo(importer)?.importers ?? [])
    .filter((importer) => {
      const code = modules.getModuleInfo(importer)?.code
      const wanted = listed(code, /import\s*\{([^}]*)\}\s*from\s*['"]@opfor\/kernel['"]/g)
      return wanted.some((each) => names.includes(each.split(' as ')[0]))
    })
}

function listed(code: string | null | undefined, statement: RegExp): readonly string[] {
  return [...(code ?? '').matchAll(statement)].flatMap(([, names = '']) =>
    names.split(',').map((each) => each.trim()),
  )
}
