import { cpSync, globSync, mkdirSync, statSync } from 'node:fs'
import path from 'node:path'

export interface Instruction {
  readonly name: string
  readonly text: string
}

export interface Stage {
  readonly image: string
  readonly name: string | undefined
  readonly instructions: readonly Instruction[]
}

const known = [
  'RUN',
  'WORKDIR',
  'COPY',
  'ENV',
  'USER',
  'EXPOSE',
  'STOPSIGNAL',
  'HEALTHCHECK',
  'ENTRYPOINT',
  'CMD',
]

/** Throws if the recipe has something that the rehearsal cannot run. */
export function parseRecipe(text: string): readonly Stage[] {
  const lines = text.replaceAll('\\\n', ' ').split('\n')
  const stages: { image: string; name: string | undefined; instructions: Instruction[] }[] = []
  for (const line of lines.filter((each) => each.trim() !== '' && !each.startsWith('#'))) {
    const [, name = '', rest = ''] = /^([A-Z]+) (.+)$/.exec(line) ?? []
    if (name === 'FROM') {
      const [, image = rest, stage] = /^(\S+)(?: AS (\S+))?$/.exec(rest) ?? []
      stages.push({ image, name: stage, instructions: [] })
    } else if (known.includes(name) && stages.length > 0)
      stages.at(-1)?.instructions.push({ name, text: rest })
    else throw new Error(`The container recipe has a line that the rehearsal does not know: ${line}`)
  }
  return stages
}

type RunCommand = (command: string, folder: string) => Promise<unknown>

export interface Image {
  readonly folder: string
  /** Paths in it point into the folder of the image. */
  readonly environment: Readonly<Record<string, string>>
  readonly entrypoint: readonly string[]
  readonly command: readonly string[]
  readonly healthcheck: readonly string[]
  readonly stopSignal: string
  readonly skipped: readonly string[]
}

/** Omits base images and Debian packages. Throws if a command fails or a source is missing. */
export async function layOut(
  stages: readonly Stage[],
  context: string,
  place: string,
  run: RunCommand,
): Promise<Image> {
  const roots = new Map<string, string>()
  const image = {
    folder: '',
    environment: {} as Record<string, string>,
    entrypoint: [] as readonly string[],
    command: [] as readonly string[],
    healthcheck: [] as readonly string[],
    stopSignal: 'SIGTERM',
    skipped: [] as string[],
  }
  for (const [index, stage] of stages.entries()) {
    const root = path.join(place, stage.name ?? `stage-${index}`)
    roots.set(stage.name ?? '', root)
    image.folder = root
    for (const { name, text } of stage.instructions) {
      if (name === 'WORKDIR') mkdirSync((image.folder = path.join(root, text)), { recursive: true })
      if (name === 'COPY') copy(text, context, roots, image.folder)
      if (name === 'RUN' && text.startsWith('apt-get')) image.skipped.push(text)
      else if (name === 'RUN') await run(text, image.folder)
      if (name === 'ENV') Object.assign(image.environment, settingsIn(text, root))
      if (name === 'STOPSIGNAL') image.stopSignal = text
      if (name === 'ENTRYPOINT') image.entrypoint = JSON.parse(text) as readonly string[]
      if (name === 'CMD') image.command = JSON.parse(text) as readonly string[]
      if (name === 'HEALTHCHECK')
        image.healthcheck = JSON.parse(text.replace(/^.*? CMD /, '')) as readonly string[]
    }
  }
  return image
}

function copy(text: string, context: string, roots: ReadonlyMap<string, string>, to: string): void {
  const [, stage, rest = text] = /^--from=(\S+) (.*)$/.exec(text) ?? []
  const from = stage === undefined ? context : roots.get(stage)
  if (from === undefined) throw new Error(`The container recipe has no stage ${stage}.`)
  const sources = rest.split(' ')
  const target = path.resolve(to, sources.pop() ?? '.')
  for (const source of sources) {
    const found = globSync(source.replace(/^\//, ''), { cwd: from })
    if (found.length === 0) throw new Error(`The container recipe copies ${source}, which does not exist.`)
    for (const each of found) {
      const file = path.join(from, each)
      const isFolder = statSync(file).isDirectory()
      cpSync(file, isFolder ? target : path.join(target, path.basename(each)), { recursive: true })
    }
  }
}

function settingsIn(text: string, root: string): Readonly<Record<string, string>> {
  const pairs = text.split(' ').map((each) => each.split('=') as [string, string])
  return Object.fromEntries(
    pairs.map(([name, value]) => [name, value.startsWith('/') ? path.join(root, value) : value]),
  )
}
