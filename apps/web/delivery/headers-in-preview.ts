import type { Plugin } from 'vite'
import { headersFor } from './headers.ts'

/** Gives Vite's own server the headers of a real host, so that what we try is what people get. */
export function headersInPreview(): Plugin {
  return {
    name: 'opfor-headers',
    configurePreviewServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        for (const [name, value] of Object.entries(headersFor(pathname))) response.setHeader(name, value)
        next()
      })
    },
  }
}
