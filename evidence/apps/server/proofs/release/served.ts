import { readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { type Image, layOut, parseRecipe } from './container-recipe.ts'
import { freePort } from './registry.ts'
import type { Environment, Rehearsal, Running } from './rehearsal.ts'

interface Server extends Running {
  readonly port: number
}

function settings(database: string, port: number): Environment {
  return {
    OPFOR_DATABASE: database,
    OPFOR_ORIGIN: 'https://opfor.example',
    OPFOR_PORT: String(port),
    OPFOR_LOG: 'error',
  }
}

/** Folders of a host: one per version, and a link to the current one. */
export class Host {
  readonly #rehearsal: Rehearsal
  readonly #environment: Environment
  readonly #database: string
  readonly #link: string
  #server: Server | undefined

  constructor(rehearsal: Rehearsal, environment: Environment, database: string) {
    this.#rehearsal = rehearsal
    this.#environment = environment
    this.#database = database
    this.#link = path.join(rehearsal.newFolder('opt'), 'opfor')
  }

  async serve(folder: string): Promise<string> {
    const port = await freePort()
    const environment = { ...this.#environment, ...settings(this.#database, port) }
    const program = path.join(this.#link, 'server.mjs')
    await this.#rehearsal.run(`node '${folder}/server.mjs' migrate`, folder, environment)
    rmSync(this.#link, { force: true })
    symlinkSync(path.basename(folder), this.#link)
    await this.stop()
    const command = [process.execPath, program, 'serve']
    const running = await this.#rehearsal.start(command, folder, environment, /Listening on/)
    this.#server = { ...running, port }
    return `${readlinkSync(this.#link)}: ${await probes(port)}`
  }

  /** Throws if the server does not exit by itself. */
  async stop(): Promise<void> {
    const code = await this.#server?.stop()
    if (code !== undefined && code !== 0) throw new Error(`The server ended with exit code ${code}.`)
    this.#server = undefined
  }
}

/** Throws unless the server is alive and its tables are ready. */
async function probes(port: number): Promise<string> {
  const answers = ['health', 'ready'].map(async (name) => {
    const response = await fetch(`http://127.0.0.1:${port}/${name}`)
    const text = await response.text()
    if (!response.ok) throw new Error(`/${name} answers ${response.status}: ${text}`)
    return `/${name} ${text}`
  })
  return (await Promise.all(answers)).join(', ')
}

export async function runContainerRecipe(
  rehearsal: Rehearsal,
  environment: Environment,
  release: string,
  database: string,
): Promise<readonly string[]> {
  const stages = parseRecipe(readFileSync(path.join(release, 'Containerfile'), 'utf8'))
  const place = rehearsal.newFolder('container')
  const image = await layOut(stages, release, place, (command, folder) =>
    rehearsal.run(command, folder, environment),
  )
  return [
    ...image.skipped.map((command) => `not run, there is no container engine: ${command}`),
    await serveImage(rehearsal, environment, image, database),
  ]
}

/** Migrates, serves, checks health and stops with the image's own commands and signal. */
async function serveImage(
  rehearsal: Rehearsal,
  environment: Environment,
  image: Image,
  database: string,
): Promise<string> {
  const port = await freePort()
  const { folder, entrypoint, command, healthcheck, stopSignal } = image
  // An image's server listens on every address.
  const all = { ...environment, ...image.environment, ...settings(database, port), OPFOR_HOST: '127.0.0.1' }
  const quoted = (words: readonly string[]): string =>
    words.map((each) => `'${each.replaceAll("'", `'\\''`)}'`).join(' ')
  await rehearsal.run(quoted([...entrypoint, 'migrate']), folder, all)
  const server = await rehearsal.start([...entrypoint, ...command], folder, all, /Listening on/)
  await rehearsal.run(quoted(healthcheck), folder, all)
  const page = await fetch(`http://127.0.0.1:${port}/`)
  if (!page.ok) throw new Error(`The image does not serve the web app: ${page.status}.`)
  const code = await server.stop(stopSignal as NodeJS.Signals)
  if (code !== 0) throw new Error(`After ${stopSignal} the server ended with exit code ${code}.`)
  return `health check passed, the web app is served, ended by ${stopSignal}`
}
