/** What the builds of the kernel, the terminal and the server share. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, type InlineConfig } from 'tsdown'
import { packedReadme } from './packed-readme.ts'
import { thirdPartyLicences } from './third-party.ts'

/** The folder of the project. */
export const root = path.dirname(import.meta.dirname)

/** The one version of everything here. */
export const { version } = manifestIn(root)

/** A workspace that becomes a folder of its own. */
export class Program {
  readonly #workspace: string
  readonly folder: string

  constructor(workspace: string, folder = `${workspace}/dist`) {
    this.#workspace = path.join(root, workspace)
    this.folder = path.join(root, folder)
  }

  /** Bundles the code for Node; the folder then holds nothing else. */
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

  /** Writes the package's manifest: the version, the licence of the workspace under this name, and what else is said. */
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

  /** Says under which licences the packages of others in the folder come. */
  writeLicences(folder = this.folder): void {
    writeFileSync(path.join(folder, 'THIRD-PARTY-LICENSES.txt'), `${thirdPartyLicences()}\n`)
  }

  /** Puts files of the project into the folder, each under its name there, and says that it is built. */
  finish(files: Readonly<Record<string, string>>): void {
    for (const [to, from] of Object.entries(files)) {
      const text = readFileSync(path.join(root, from), 'utf8')
      const packed = to === 'README.md' ? packedReadme(text, from, version, publisher().repository) : text
      writeFileSync(path.join(this.folder, to), packed)
    }
    console.log(`Built ${path.relative(root, this.folder)}.`)
  }
}

/** Who publishes this, as far as it is filled in. */
export function publisher(): Readonly<Record<'repository' | 'bugs' | 'homepage' | 'contact', string>> {
  return JSON.parse(readFileSync(path.join(root, 'publisher.json'), 'utf8')) as ReturnType<typeof publisher>
}

/** Where the project and its issues are found. */
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
