/** A block of commands of docs/operations.md. */
export interface KnownBlock {
  /** The proof that runs the block. `build` runs earlier, in an export of the repository. */
  readonly by: 'build' | 'deployment' | 'recovery' | 'nobody'
  readonly difference?: string
}

export const knownBlocks: Readonly<Record<string, KnownBlock>> = {
  'npm ci': { by: 'build' },
  'apt-get update': { by: 'deployment' },
  'node=node-v24.21.0-linux-x64': {
    by: 'deployment',
    difference: 'the Node of this machine is copied instead of downloaded',
  },
  'version=1.0.0': { by: 'deployment' },
  'host=opfor.example': { by: 'deployment' },
  'set -a && . /etc/opfor/environment && set +a': { by: 'deployment' },
  'cp /opt/opfor/opfor*.service /opt/opfor/opfor-maintain.timer /etc/systemd/system/': { by: 'deployment' },
  'apt-get install --yes --no-install-recommends certbot': {
    by: 'nobody',
    difference: 'a certificate of Let’s Encrypt needs a public host',
  },
  'install --directory --mode 700 /etc/letsencrypt/live/$host': { by: 'deployment' },
  'sed "s/opfor\\.example/$host/g" /opt/opfor/nginx.conf > /etc/nginx/conf.d/opfor.conf': {
    by: 'deployment',
  },
  'npm install --global --prefix /usr/local ./opfor-$version.tgz': {
    by: 'deployment',
    difference: 'the worker is ended after five seconds',
  },
  'version=1.0.1': { by: 'deployment' },
  'ln --symbolic --force --no-dereference opfor-1.0.0 /opt/opfor': { by: 'deployment' },
  'install --directory --mode 700 /var/backups/opfor': { by: 'deployment' },
  'systemctl stop opfor': { by: 'deployment' },
  'apt-get install --yes --no-install-recommends pgbackrest': { by: 'recovery' },
  "su --login postgres --command 'pgbackrest --stanza=opfor info'": { by: 'recovery' },
  "point='2026-11-18 14:00:00+00'": { by: 'recovery', difference: 'the point is in the middle of the proof' },
}
