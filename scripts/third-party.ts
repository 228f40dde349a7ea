/** The licences of all bundled packages. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readLock } from './lock.ts'

const root = path.dirname(import.meta.dirname)

/** Lists all bundled packages with the text of their licences. */
export function thirdPartyLicences(): string {
  const shipped = Object.entries(readLock().packages)
    .filter(([folder, { dev }]) => folder.includes('node_modules/') && dev !== true)
    .filter(([folder]) => existsSync(path.join(root, folder, 'package.json')))
    .filter(([folder]) => !folder.includes('node_modules/@opfor/'))
    .map(([folder, { version = '' }]) => {
      const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return `${name} ${version}\n\n${licenceIn(path.join(root, folder))}`
    })
  return [...new Set(shipped)].toSorted().join(`\n\n${'-'.repeat(72)}\n\n`)
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
