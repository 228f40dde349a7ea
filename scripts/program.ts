/** What the builds of the terminal and of the server share. */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, type InlineConfig } from 'tsdown'

/** The folder of the project. */
export const root = path.dirname(import.meta.dirname)

/** An app that becomes a folder of its own. */
export class Program {
  readonly #app: string
  readonly folder: string

  constructor(app: string) {
    this.#app = path.join(root, 'apps', app)
    this.folder = path.join(this.#app, 'dist')
  }

  /** Bundles the code for Node; the folder then holds nothing else. */
  async bundle(options: Pick<InlineConfig, 'entry' | 'define' | 'deps' | 'banner'>): Promise<void> {
    await build({
      config: false,
      outDir: this.folder,
      clean: true,
      format: 'esm',
      platform: 'node',
      target: 'node24',
      dts: false,
      minify: false,
      logLevel: 'warn',
      ...options,
    })
  }

  /** Writes the package's manifest: the app's version and licence under this name, and what else is said. */
  describe(name: string, more: Readonly<Record<string, unknown>> = {}): void {
    const { version, description, license } = JSON.parse(
      readFileSync(path.join(this.#app, 'package.json'), 'utf8'),
    ) as Readonly<Record<string, string>>
    const engines = { node: '>=24' }
    const manifest = { name, version, description, license, type: 'module', ...more, engines }
    writeFileSync(path.join(this.folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`)
  }

  /** Puts files of the project into the folder, each under its name there, and says that it is built. */
  finish(files: Readonly<Record<string, string>>): void {
    for (const [to, from] of Object.entries(files))
      copyFileSync(path.join(root, from), path.join(this.folder, to))
    console.log(`Built ${path.relative(root, this.folder)}.`)
  }
}
