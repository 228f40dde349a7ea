import { readFileSync } from 'node:fs'
import path from 'node:path'

const folder = path.join(import.meta.dirname, '../../../docs/screens')

/** The pictures that systems show when they offer to install the app: two for phones, then one for larger screens. */
export const manifestPictures = [
  { name: 'match', form: 'narrow', label: 'A match: the board, what the opponent did, and the question' },
  { name: 'why', form: 'narrow', label: 'Why the opponent did this, line by line' },
  { name: 'shelf', form: 'narrow', label: 'The games' },
  { name: 'desk', form: 'wide', label: 'A match on a large screen' },
] as const

/** The picture with this name. */
export function pictureOf(name: string): Buffer {
  return readFileSync(path.join(folder, `${name}.webp`))
}

/** The width and height of a WebP picture in the extended format, which Chromium writes. */
function sizeOf(webp: Buffer): string {
  if (webp.toString('latin1', 12, 16) !== 'VP8X') throw new Error('A WebP picture without its size.')
  return `${webp.readUIntLE(24, 3) + 1}x${webp.readUIntLE(27, 3) + 1}`
}

/** The screenshots of the manifest, as `npm run screenshots` has made them. */
export function manifestScreenshots() {
  return manifestPictures.map(({ name, form, label }) => ({
    src: `screens/${name}.webp`,
    sizes: sizeOf(pictureOf(name)),
    type: 'image/webp',
    form_factor: form,
    label,
  }))
}
