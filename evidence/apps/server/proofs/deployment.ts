/**
 * Runs docs/operations.md on a clean Debian while devices write: install, backup, restore, update, revert, update: `npm run prove
 * deployment`. Needs root, debootstrap and Debian's mirror. Prints differences from the page.
 */
import https from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'
import { type CleanRoot, enterCleanRoot, install, runInCleanRoot } from './clean-root/clean-root.ts'
import { addPlayers, databaseOf, expectEqual, signInAgain } from './clean-root/players.ts'
import { countDoubled, countMissing, Load } from './support/load-devices.ts'

function statusByTls(url: string, cookie = ''): Promise<number> {
  const headers = { host: 'opfor.example', cookie }
  return new Promise((resolve, reject) => {
    https
      .get({ host: '127.0.0.1', port: 443, path: url, headers, rejectUnauthorized: false }, (response) => {
        response.resume()
        resolve(response.statusCode ?? 0)
      })
      .on('error', reject)
  })
}

/** Runs the lines of the page's cron file, except the one that deletes old backups. */
async function runCron({ shell }: CleanRoot): Promise<void> {
  const lines = (await shell.run('cat /etc/cron.d/opfor\n')).split('\n')
  for (const line of lines.filter((each) => each !== '')) {
    const command = line.split(/\s+/).slice(6).join(' ').replaceAll('\\%', '%')
    const said = await shell.run(`env -i PATH=/usr/bin:/bin sh -c '${command.replaceAll("'", `'\\''`)}'\n`)
    console.log(`    cron: ${command}${said === '' ? '' : `\n      ${said.trim()}`}`)
  }
}

async function deploy(root: CleanRoot): Promise<void> {
  const { runBlock } = root
  await install(root)
  const database = databaseOf(root)
  const players = await addPlayers(database, 3)
  expectEqual('the app through the proxy', await statusByTls('/'), 200)
  expectEqual(
    'pages of a player through the proxy',
    await statusByTls('/api/pages?since=0', players[0]?.cookie),
    200,
  )
  expectEqual('metrics through the proxy', await statusByTls('/metrics'), 404)

  const load = new Load(players, [4200], { write: 300, pull: 300 })
  const running = load.run()
  load.isWriting = true
  await runBlock('npm install --global --prefix /usr/local ./opfor-$version.tgz', (commands) =>
    commands.replace(/^(.*) (opfor worker .*)$/m, '$1 timeout --preserve-status 5 $2'),
  )
  await runBlock('install --directory --mode 700 /var/backups/opfor')
  await runCron(root)
  await sleep(2000)
  await runBlock('systemctl stop opfor')
  await signInAgain(database, players)
  await agree('restored')

  load.isWriting = true
  await runBlock('version=1.0.1')
  await sleep(2000)
  await agree('updated')
  load.isWriting = true
  await runBlock('ln --symbolic --force --no-dereference opfor-1.0.0 /opt/opfor')
  await sleep(2000)
  await agree('reverted')
  load.isWriting = true
  await runBlock('version=1.0.1', (commands) => commands.replace(/^unzip .*\n/m, ''))
  await sleep(1000)
  await agree('updated again')
  load.isRunning = false
  await running

  async function agree(after: string): Promise<void> {
    load.isWriting = false
    const stored = await load.waitUntilAgreed(database)
    const { acknowledged } = load
    console.log(`    ${after}: ${acknowledged.size} pages acknowledged until now`)
    expectEqual('lost', countMissing(acknowledged, stored), 0)
    expectEqual('doubled', countDoubled(stored), 0)
  }
}

if (import.meta.main) {
  const [, , flag, folder = ''] = process.argv
  if (flag === '--inside') {
    await deploy(await enterCleanRoot(folder))
    console.log('Every block of the page was run as printed above.')
    // Programs of the root still run; they end with this process.
    process.exit(0)
  }
  const start = performance.now()
  process.exitCode = await runInCleanRoot(import.meta.filename)
  console.log(`${((performance.now() - start) / 1000).toFixed(0)} s, without what is kept from the last run.`)
}
