/** Regenerates public/icons from public/icon.svg: installing systems need fixed sizes. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { test } from '../support/test.ts'

const shared = path.join(import.meta.dirname, '../../public')
const rounded = readFileSync(path.join(shared, 'icon.svg'), 'utf8')
/** To the edges, for systems that cut out their own shape. */
const square = rounded.replace(/ rx="\d+"/, '')

const icons = [
  ['any-192', rounded, 192],
  ['any-512', rounded, 512],
  ['maskable-512', square, 512],
  ['apple-touch-180', square, 180],
] as const

for (const [name, svg, size] of icons)
  test(`the icon ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: size, height: size })
    await page.setContent(svg.replace('<svg ', `<svg style="position:fixed;inset:0" width="${size}" `))
    mkdirSync(path.join(shared, 'icons'), { recursive: true })
    writeFileSync(
      path.join(shared, `icons/${name}.png`),
      await page.screenshot({ omitBackground: true, animations: 'disabled' }),
    )
  })
