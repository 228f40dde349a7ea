import { existsSync, globSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Environment, Rehearsal } from './rehearsal.ts'

const root = path.join(import.meta.dirname, '../../../../..')

export async function makeClone(rehearsal: Rehearsal, environment: Environment): Promise<string> {
  const clone = path.join(rehearsal.folder, 'clone')
  const remote = path.join(rehearsal.folder, 'remote.git')
  const key = path.join(String(environment['HOME']), 'key')
  await rehearsal.run(
    `
    ssh-keygen -q -t ed25519 -N '' -C publisher -f '${key}'
    echo "publisher@example.org $(cat '${key}.pub')" > '${key}.allowed'
    git config --global user.name Publisher
    git config --global user.email publisher@example.org
    git config --global gpg.format ssh
    git config --global user.signingkey '${key}'
    git config --global gpg.ssh.allowedSignersFile '${key}.allowed'
    git config --global --add safe.directory '*'
    git init --quiet --bare --initial-branch main '${remote}'
    git clone --quiet '${root}' '${clone}'
    cd '${clone}'
    git checkout --quiet -B main
    git remote set-url origin '${remote}'
    `,
    rehearsal.folder,
    environment,
  )
  await linkPackages(rehearsal, clone, environment)
  return clone
}

async function linkPackages(rehearsal: Rehearsal, clone: string, environment: Environment): Promise<void> {
  for (const manifest of globSync('{.,*,apps/*}/package.json', { cwd: root })) {
    const modules = path.join(path.dirname(manifest), 'node_modules')
    if (!existsSync(path.join(root, modules))) continue
    const [from, to] = [path.join(root, modules), path.join(clone, modules)]
    await rehearsal.run(
      `cp --archive --link '${from}' '${to}' 2>/dev/null || { rm -rf '${to}'; cp --archive '${from}' '${to}'; }`,
      root,
      environment,
    )
    for (const cache of globSync('.{cache,vite,vite-temp}', { cwd: to }))
      rmSync(path.join(to, cache), { recursive: true })
  }
}

export async function unpackServer(
  rehearsal: Rehearsal,
  zip: string,
  version: string,
  environment: Environment,
): Promise<string> {
  const folder = path.join(rehearsal.newFolder('opt'), `opfor-${version}`)
  await rehearsal.run(`unzip -q '${zip}' -d '${folder}'`, rehearsal.folder, environment)
  return folder
}
