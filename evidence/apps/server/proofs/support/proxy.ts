import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startNginx } from '@opfor/studies/testing'

export interface Proxy {
  readonly pid: number
  readonly stop: () => Promise<void>
}

/** Starts nginx with the operators' configuration file, but its own certificate and ports. */
export function startProxy(
  ports: { readonly plain: number; readonly tls: number },
  servers: readonly number[],
): Proxy {
  const folder = mkdtempSync(path.join(tmpdir(), 'opfor-proxy-'))
  const [key, certificate] = ['key.pem', 'certificate.pem'].map((name) => path.join(folder, name))
  const subject = ['-subj', '/CN=localhost', '-keyout', `${key}`, '-out', `${certificate}`]
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...subject], {
    stdio: 'ignore',
  })
  const upstream = servers.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join('\n  ')
  const site = readFileSync(
    path.join(import.meta.dirname, '../../../../../apps/server/deploy/nginx.conf'),
    'utf8',
  )
    .replace('server 127.0.0.1:4200 max_fails=0;', upstream)
    .replace('listen 80;', `listen 127.0.0.1:${ports.plain};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${ports.tls} ssl http2;`)
    .replace(/ssl_certificate \S+;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${key};`)
  const nginx = startNginx(folder, site)
  const stop = async (): Promise<void> => {
    const ended = once(nginx, 'exit')
    nginx.kill()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  return { pid: nginx.pid ?? 0, stop }
}
