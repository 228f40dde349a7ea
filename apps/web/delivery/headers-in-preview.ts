import type { Plugin } from 'vite'
import { headersFor } from './headers.ts'

/** Adds the production headers to Vite's preview server. */
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
