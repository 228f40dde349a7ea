import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { createGzip } from 'node:zlib'
import { built } from './html.ts'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
}

/** Compresses as hosts do, and adds the headers of a path. */
export async function serveSite(
  base: string,
  port: number,
  headersOf: (pathname: string) => Readonly<Record<string, string>> = () => ({}),
) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site')
    const wanted = path.join(built, decodeURIComponent(pathname.slice(base.length - 1)))
    const file =
      existsSync(wanted) && statSync(wanted).isDirectory() ? path.join(wanted, 'index.html') : wanted
    if (!file.startsWith(built) || !existsSync(file)) {
      response.writeHead(404).end()
      return
    }
    const type = types[path.extname(file)] ?? 'application/octet-stream'
    response.writeHead(200, {
      'content-type': type,
      'content-encoding': 'gzip',
      'cache-control': /\/(?:_astro|assets)\//.test(pathname) ? 'max-age=31536000, immutable' : 'no-cache',
      ...headersOf(pathname),
    })
    createReadStream(file).pipe(createGzip()).pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  const { port: served } = server.address() as AddressInfo
  return {
    address: `http://localhost:${served}${base}`,
    stop(): void {
      server.closeAllConnections()
      server.close()
    },
  }
}
