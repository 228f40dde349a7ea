import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { blockBelow } from './known-blocks.ts'
import type { Environment, Rehearsal } from './rehearsal.ts'

/** In order of publication. */
const packageNames = ['@opfor/kernel', '@opfor/sheets', 'opfor'] as const

export function expectEqual(what: string, actual: string, expected: string): void {
  if (actual !== expected) throw new Error(`${what} is ${actual}, not ${expected}.`)
}

export type Found = (text: string) => void

export class Release {
  readonly rehearsal: Rehearsal
  readonly environment: Environment
  readonly version: string
  readonly clone: string

  constructor(rehearsal: Rehearsal, environment: Environment, version: string, clone: string) {
    this.rehearsal = rehearsal
    this.environment = environment
    this.version = version
    this.clone = clone
  }

  file(name: string): string {
    return path.join(this.clone, 'dist/release', name)
  }

  tarball(name: string): string {
    return this.file(`${name.replace('@', '').replace('/', '-')}-${this.version}.tgz`)
  }

  run(commands: string): Promise<string> {
    return this.rehearsal.run(commands, this.clone, { ...this.environment, version: this.version })
  }

  runBlock(heading: string, found: Found): Promise<string> {
    const { commands, difference } = blockBelow(heading)
    if (difference !== undefined) found(difference)
    return this.run(commands)
  }

  async view(name: string, field: string): Promise<string> {
    return (await this.run(`npm view ${name} ${field}`)).trim()
  }

  /** Returns the versions that npm installs by default. */
  async latest(): Promise<string> {
    const versions = packageNames.map(async (name) => `${name} ${await this.view(name, 'dist-tags.latest')}`)
    return `the latest versions: ${(await Promise.all(versions)).join(', ')}`
  }

  /** Throws if the pushed tag is unsigned or names another commit or version. */
  async checkTag(): Promise<string> {
    const tag = `v${this.version}`
    const verified = await this.run(`git verify-tag ${tag} 2>&1`)
    const pushed = await this.run(`git ls-remote origin refs/tags/${tag}^{}`)
    expectEqual(
      'The commit of the pushed tag',
      pushed.split('\t')[0] ?? '',
      (await this.run('git rev-parse HEAD')).trim(),
    )
    const manifest = JSON.parse(await this.run(`git show ${tag}:package.json`)) as {
      readonly version: string
    }
    expectEqual('The version in the tagged commit', manifest.version, this.version)
    return verified.trim()
  }

  async checkIntegrity(): Promise<void> {
    for (const name of packageNames) {
      const sum = createHash('sha512')
        .update(readFileSync(this.tarball(name)))
        .digest('base64')
      const published = await this.view(`${name}@${this.version}`, 'dist.integrity')
      expectEqual(`The checksum of ${name} in the registry`, published, `sha512-${sum}`)
    }
  }
}
