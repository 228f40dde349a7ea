import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { pictureFileOf, webManifest } from './manifest.ts'

const app = path.join(import.meta.dirname, '..')
const manifest = webManifest()
const { icons = [], screenshots = [], shortcuts = [] } = manifest

function sizeOfPng(png: Buffer): string {
  expect(png.toString('latin1', 1, 4)).toBe('PNG')
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`
}

/** Reads the frame of lossy pictures, unlike the build. */
function sizeOfWebp(webp: Buffer): string {
  const frame = webp.indexOf(Buffer.from([0x9d, 0x01, 0x2a]))
  expect(frame).toBeGreaterThan(0)
  return `${webp.readUInt16LE(frame + 3) & 0x3fff}x${webp.readUInt16LE(frame + 5) & 0x3fff}`
}

test.each(icons)('the icon $src exists, in its size', ({ src, sizes, type }) => {
  const file = readFileSync(path.join(app, 'public', src))
  if (type === 'image/png') expect(sizeOfPng(file)).toBe(sizes)
  else {
    expect([type, sizes]).toEqual(['image/svg+xml', 'any'])
    expect(file.toString()).toMatch(/^<svg xmlns=/)
  }
})

test('there is an icon of each kind, and one for the home screen of an iPhone', () => {
  expect(new Set(icons.map(({ purpose }) => purpose))).toEqual(new Set(['any', 'maskable', 'monochrome']))
  const page = readFileSync(path.join(app, 'index.html'), 'utf8')
  const [, icon = ''] = /rel="apple-touch-icon" href="\/([^"]+)"/.exec(page) ?? []
  expect(sizeOfPng(readFileSync(path.join(app, 'public', icon)))).toBe('180x180')
})

test.each(screenshots)('the screenshot $src exists, in its size, and can be shown', ({ src, sizes }) => {
  expect(sizeOfWebp(pictureFileOf(path.basename(src, '.webp')))).toBe(sizes)
  const [width = 0, height = 0] = sizes.split('x').map(Number)
  // Chromium requires this of a screenshot.
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(320)
  expect(Math.max(width, height)).toBeLessThanOrEqual(Math.min(3840, 2.3 * Math.min(width, height)))
})

test.each(['narrow', 'wide'] as const)('the %s screenshots are all of one shape', (form) => {
  const shapes = screenshots.filter(({ form_factor }) => form_factor === form).map(({ sizes }) => sizes)
  expect(new Set(shapes).size).toBe(1)
})

test('the shortcuts lead to screens of this app', () => {
  const screens = readFileSync(path.join(app, 'other-screens.tsx'), 'utf8')
  const sheets = readFileSync(path.join(app, 'sheet-screens.tsx'), 'utf8')
  for (const { url } of shortcuts) {
    const [, first = url] = /^\.\/#(\/[\w-]+)/.exec(url) ?? []
    expect(screens + sheets).toContain(`path="${first}`)
  }
  expect(existsSync(path.join(app, '../../games/blitzkrieg'))).toBe(true)
})

test('the worker and the page listen where the manifest sends shares and files', () => {
  const config = readFileSync(path.join(app, 'vite.config.ts'), 'utf8')
  expect(config).toContain(String.raw`/\/share-target$/, handler: takeShare, method: 'POST'`)
  expect(manifest.share_target).toMatchObject({ action: './share-target', method: 'POST' })
  expect(readFileSync(path.join(app, 'main.tsx'), 'utf8')).toContain("location.search === '?files'")
  expect(manifest.file_handlers).toMatchObject([{ action: './?files' }])
})

test('the text of the window and of the page are the same colour before the app is loaded', () => {
  const page = readFileSync(path.join(app, 'index.html'), 'utf8')
  expect(page).toContain(`content="${manifest.theme_color}" data-theme="light"`)
  expect(manifest.background_color).toBe(manifest.theme_color)
  expect(manifest).not.toHaveProperty('orientation')
})
