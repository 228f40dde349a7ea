import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'

/** Uses Debian's defaults and this site, without root; all files are in `folder`. */
export function startNginx(folder: string, site: string): ChildProcess {
  const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/nginx.pid;
error_log stderr;
events {}
http {
include /etc/nginx/mime.types;
default_type application/octet-stream;
access_log off;
${own.join('\n')}
${site}}
`,
  )
  const program = process.env['NGINX'] ?? '/usr/sbin/nginx'
  return spawn(program, ['-e', 'stderr', '-p', folder, '-c', file], { stdio: 'inherit' })
}
