import { readFileSync } from 'node:fs'
import path from 'node:path'

/** What Vite writes down of each file that it built. */
interface Built {
  readonly file: string
  readonly name?: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}

/** What the shelf and a match of BLITZKRIEG! cannot do without. */
const wanted = ['index.html', 'boards/blitzkrieg/index.tsx', 'first-match/hint.tsx']

/** Its rules: several files of this name, as they are shared with the lab's worker. */
const rules = 'blitzkrieg'

/** The scripts and styles that a browser loads for the shelf and a match of BLITZKRIEG!, in a folder with a built app. */
export function firstLoad(folder: string): readonly string[] {
  const file = path.join(folder, '.vite/manifest.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Built>>
  const files = new Set<string>()
  const follow = (name: string): void => {
    const built = manifest[name]
    if (built === undefined) throw new Error(`${name} was not built as a file of its own.`)
    if (files.has(built.file)) return
    for (const each of [built.file, ...(built.css ?? [])]) files.add(each)
    for (const each of built.imports ?? []) follow(each)
  }
  const ofRules = Object.keys(manifest).filter((name) => manifest[name]?.name === rules)
  if (ofRules.length === 0) throw new Error(`The rules of ${rules} were not built as a file of their own.`)
  for (const name of [...wanted, ...ofRules]) follow(name)
  return [...files].toSorted()
}
