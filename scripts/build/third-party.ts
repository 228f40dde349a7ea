/** The licences of all bundled packages. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { folderOf, type Lock, readLock } from './lock.ts'

const root = path.join(import.meta.dirname, '../..')

export function thirdPartyLicences(workspace?: string): string {
  const { packages } = readLock()
  const needed = workspace === undefined ? undefined : neededBy(packages, workspace)
  const shipped = Object.entries(packages)
    .filter(([folder, { dev }]) => folder.includes('node_modules/') && dev !== true)
    .filter(([folder]) => needed?.has(folder) !== false)
    .filter(([folder]) => existsSync(path.join(root, folder, 'package.json')))
    .filter(([folder]) => !folder.includes('node_modules/@opfor/'))
    .map(([folder, { version = '' }]) => {
      const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return `${name} ${version}\n\n${licenceIn(path.join(root, folder))}`
    })
  return [...new Set(shipped)].toSorted().join(`\n\n${'-'.repeat(72)}\n\n`)
}

/** Includes indirect dependencies. */
function neededBy(packages: Lock['packages'], workspace: string): ReadonlySet<string> {
  const needed = new Set<string>()
  const waiting = [workspace]
  for (let from = waiting.pop(); from !== undefined; from = waiting.pop())
    for (const name of Object.keys(packages[from]?.dependencies ?? {})) {
      const folder = folderOf(packages, from, name)
      if (folder === undefined || needed.has(folder)) continue
      needed.add(folder)
      waiting.push(folder)
    }
  return needed
}

function licenceIn(folder: string): string {
  const file = readdirSync(folder).find((name) => /^licen[cs]e(\.\w+)?$/i.test(name))
  if (file !== undefined) return readFileSync(path.join(folder, file), 'utf8').trim()
  const { license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    readonly license?: string
  }
  if (license === undefined) throw new Error(`${folder} has no licence: ask its authors, or remove it.`)
  return `Licence: ${license}`
}
