import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { attributesIn, built, readBuilt } from './html.ts'

/** The result of checking links: how many were checked, and the broken ones with their pages. */
export interface CheckedLinks {
  readonly checked: number
  readonly broken: readonly string[]
}

/** Checks each link and each picture of the built pages: its file and its anchor exist. Links into the app are not part of the site. */
export function checkLinks(pages: readonly string[], base: string, app: string): CheckedLinks {
  const anchors = new Map<string, ReadonlySet<string>>()
  const broken: string[] = []
  let checked = 0
  for (const page of pages) {
    const html = readBuilt(page)
    for (const target of [...attributesIn(html, 'href'), ...attributesIn(html, 'src')]) {
      if (/^(?:[a-z]+:|\/\/)/.test(target) || target.startsWith(app)) continue
      checked += 1
      const { pathname, hash } = new URL(target, `http://site${base}${page.replace(/index\.html$/, '')}`)
      const file = fileAt(decodeURIComponent(pathname), base)
      const anchor = decodeURIComponent(hash.slice(1))
      if (file === undefined || (anchor !== '' && !anchorsOf(file, anchors).has(anchor)))
        broken.push(`${page}: ${target}`)
    }
  }
  return { checked, broken }
}

/** The file that the host serves at a path. */
function fileAt(pathname: string, base: string): string | undefined {
  if (!pathname.startsWith(base)) return undefined
  const file = pathname.slice(base.length)
  const candidates = [file, path.posix.join(file, 'index.html')]
  return candidates.find(
    (each) => existsSync(path.join(built, each)) && statSync(path.join(built, each)).isFile(),
  )
}

function anchorsOf(file: string, known: Map<string, ReadonlySet<string>>): ReadonlySet<string> {
  const found = known.get(file) ?? new Set(attributesIn(readBuilt(file), 'id'))
  known.set(file, found)
  return found
}
