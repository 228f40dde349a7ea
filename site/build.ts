/** Builds the site into site/dist: generates its pages, then runs Astro. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { allPages } from './make/all-pages.ts'
import { germanFrameWords } from './make/frame-words.ts'
import { referencePages } from './make/kernel-reference.ts'
import { fileOf, textOf } from './make/page.ts'
import { readSettings, root } from './settings.ts'

const here = import.meta.dirname
const content = path.join(here, 'src/content')
const pictureFolder = path.join(here, 'public/pictures')

const start = performance.now()
const { pages, pictures } = allPages(readSettings(process.env))
rmSync(content, { recursive: true, force: true })
rmSync(pictureFolder, { recursive: true, force: true })
// Astro caches rendered pages here, even after its settings change.
rmSync(path.join(here, 'node_modules/.astro'), { recursive: true, force: true })
for (const page of [...pages, ...referencePages()]) {
  const file = path.join(content, 'docs', fileOf(page))
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, textOf(page))
}
mkdirSync(path.join(content, 'i18n'))
writeFileSync(path.join(content, 'i18n/de.json'), JSON.stringify(germanFrameWords))
for (const picture of pictures)
  cpSync(path.join(root, picture), path.join(pictureFolder, path.basename(picture)))

const { status } = spawnSync('npx', ['astro', 'build', ...process.argv.slice(2)], {
  cwd: here,
  stdio: 'inherit',
  env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
})
if (status === 0)
  console.log(`The site took ${Math.round((performance.now() - start) / 1000)} s. It is in site/dist.`)
process.exitCode = status ?? 1
