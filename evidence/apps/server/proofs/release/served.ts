import { readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { type Image, layOut, parseRecipe } from './container-recipe.ts'
import { freePort } from './registry.ts'
import type { Environment, Rehearsal, Running } from './rehearsal.ts'

/** A server on a port of this machine. */
interface Server extends Running {
  readonly port: number
}

/** Where a server finds its database, and what it is called. */
function settings(database: string, port: number): Environment {
  return {
    OPFOR_DATABASE: database,
    OPFOR_ORIGIN: 'https://opfor.example',
    OPFOR_PORT: String(port),
    OPFOR_LOG: 'error',
  }
}

/** The folders of a host: one for each version, and a link to the one in use. */
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

  /** Links to the folder of a version and starts its server again; returns what the server says of itself. */
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

  /** Ends the server; throws if it did not end by itself. */
  async stop(): Promise<void> {
    const code = await this.#server?.stop()
    if (code !== undefined && code !== 0) throw new Error(`The server ended with exit code ${code}.`)
    this.#server = undefined
  }
}

/** Asks a server whether it is alive, and whether its tables are ready; throws if not. */
async function probes(port: number): Promise<string> {
  const answers = ['health', 'ready'].map(async (name) => {
    const response = await fetch(`http://127.0.0.1:${port}/${name}`)
    const text = await response.text()
    if (!response.ok) throw new Error(`/${name} answers ${response.status}: ${text}`)
    return `/${name} ${text}`
  })
  return (await Promise.all(answers)).join(', ')
}

/** Does what the container recipe of a release says in a folder, and runs its commands there; returns what is to tell. */
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

/** Migrates and serves as the image does, asks by its health check, and stops it by its signal. */
async function serveImage(
  rehearsal: Rehearsal,
  environment: Environment,
  image: Image,
  database: string,
): Promise<string> {
  const port = await freePort()
  const { folder, entrypoint, command, healthcheck, stopSignal } = image
  // In an image the server listens on every address.
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
