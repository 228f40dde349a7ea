import type { Plugin } from 'vite'
import { manifestPictures, pictureOf } from './manifest-pictures.ts'
import { webManifest } from './manifest.ts'

const file = 'manifest.webmanifest'

/** Writes the manifest and its pictures into the build. The service worker does not precache them: only the system asks for them. */
export function manifestFiles(): Plugin {
  return {
    name: 'opfor-manifest',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: `./${file}` }, injectTo: 'head' },
    ],
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: file, source: JSON.stringify(webManifest()) })
      for (const { name } of manifestPictures)
        this.emitFile({ type: 'asset', fileName: `screens/${name}.webp`, source: pictureOf(name) })
    },
  }
}
