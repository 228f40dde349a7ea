/** Shared by the builds of the kernel, the sheets, the CLI and the server. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, type InlineConfig } from 'tsdown'
import { packedReadme } from './build/packed-readme.ts'
import { thirdPartyLicences } from './build/third-party.ts'

export const root = path.dirname(import.meta.dirname)

/** One version for all packages. */
export const { version } = manifestIn(root)

export class Program {
  readonly #workspace: string
  readonly folder: string

  constructor(workspace: string, folder = `${workspace}/dist`) {
    this.#workspace = path.join(root, workspace)
    this.folder = path.resolve(root, folder)
  }

  /** Empties the folder first. */
  async bundle(
    options: Pick<InlineConfig, 'entry' | 'define' | 'deps' | 'dts' | 'platform' | 'tsconfig' | 'target'>,
  ): Promise<void> {
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

  /** Copies Piscina without optional parts, because it loads its worker from its own files; returns its version. */
  copyPiscina(): string {
    const source = path.join(root, 'node_modules/piscina')
    const target = path.join(this.folder, 'node_modules/piscina')
    for (const part of ['dist', 'LICENSE'])
      cpSync(path.join(source, part), path.join(target, part), { recursive: true })
    const { name, version, license, main, exports } = JSON.parse(
      readFileSync(path.join(source, 'package.json'), 'utf8'),
    ) as Readonly<Record<string, unknown>>
    writeFileSync(
      path.join(target, 'package.json'),
      JSON.stringify({ name, version, license, main, exports }),
    )
    return String(version)
  }

  /** Writes the manifest: name, version, the workspace's description and licence, and further fields. */
  describe(name: string, fields: Readonly<Record<string, unknown>> = {}): void {
    const { description, license } = manifestIn(this.#workspace)
    const engines = { node: '>=24' }
    const manifest = {
      name,
      version,
      description,
      license,
      ...publisherFields(),
      type: 'module',
      ...fields,
      engines,
    }
    writeFileSync(path.join(this.folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`)
  }

  /** Of all shipped third-party packages, or only those that a workspace needs. */
  writeLicences(workspace?: string, folder = this.folder): void {
    writeFileSync(path.join(folder, 'THIRD-PARTY-LICENSES.txt'), `${thirdPartyLicences(workspace)}\n`)
  }

  /** Copies files of the project into the folder, by target name, and logs the result. */
  finish(files: Readonly<Record<string, string>>): void {
    for (const [to, from] of Object.entries(files)) {
      const text = readFileSync(path.join(root, from), 'utf8')
      const packed = to === 'README.md' ? packedReadme(text, from, version, publisher().repository) : text
      writeFileSync(path.join(this.folder, to), packed)
    }
    console.log(`Built ${path.relative(root, this.folder)}.`)
  }
}

/** Fields may be empty. */
export function publisher(): Readonly<Record<'repository' | 'bugs' | 'homepage' | 'contact', string>> {
  return JSON.parse(readFileSync(path.join(root, 'publisher.json'), 'utf8')) as ReturnType<typeof publisher>
}

function publisherFields(): Readonly<Record<string, unknown>> {
  const { repository, bugs, homepage } = publisher()
  return {
    ...(homepage === '' ? {} : { homepage }),
    ...(repository === '' ? {} : { repository: { type: 'git', url: repository } }),
    ...(bugs === '' ? {} : { bugs: { url: bugs } }),
    publishConfig: { access: 'public', provenance: true },
  }
}

function manifestIn(folder: string): Readonly<Record<'version' | 'description' | 'license', string>> {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as ReturnType<typeof manifestIn>
}
