/**
 * Rehearses a release by the commands of docs/releasing.md, with its own registry, git remote and database: `npm run prove
 * release`. Builds, publishes, installs, runs and deprecates the newest commit. Exits with 1 if a step fails.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { emptyDatabase } from '@opfor/studies/testing'
import { makeClone, unpackServer } from './release/clone.ts'
import { blockBelow } from './release/known-blocks.ts'
import { Release } from './release/published.ts'
import { installRegistry, startRegistry } from './release/registry.ts'
import { Rehearsal } from './release/rehearsal.ts'
import { Host, runContainerRecipe } from './release/served.ts'
import { build, installAndPlay, loadApp, openMatches, runExamples, verify } from './release/steps.ts'

const { version } = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../../../package.json'), 'utf8'),
) as { readonly version: string }

async function rehearse(rehearsal: Rehearsal): Promise<void> {
  const registry = await rehearsal.step('download the registry', () => installRegistry(rehearsal))
  const environment = await rehearsal.step('start it on this machine', () =>
    startRegistry(rehearsal, registry),
  )
  const clone = await rehearsal.step('make a git remote and a clone', (found) => {
    found(blockBelow('Releasing').difference ?? '')
    return makeClone(rehearsal, environment)
  })
  const release = new Release(rehearsal, environment, version, clone)

  await rehearsal.step('Prepare', (found) => release.runBlock('Prepare', found))
  await rehearsal.step('Build', (found) => build(release, found))
  await rehearsal.step('Publish', async (found) => {
    await release.runBlock('Publish', found)
    found(await release.checkTag())
    found(await release.latest())
  })
  await rehearsal.step('Verify', (found) => verify(release, found))
  const installed = await rehearsal.step('install it with an empty cache and play', (found) =>
    installAndPlay(release, found),
  )
  await rehearsal.step('run the examples of the packages', () => runExamples(release))
  await rehearsal.step('open recorded matches', (found) => openMatches(release, installed, found))
  await rehearsal.step('load the web app', (found) => loadApp(release, found))

  const database = await emptyDatabase()
  rehearsal.onEnd(database.drop)
  const host = new Host(rehearsal, environment, database.url)
  await rehearsal.step('serve it', async (found) => {
    const zip = release.file(`opfor-server-${version}.zip`)
    found(await host.serve(await unpackServer(rehearsal, zip, version, environment)))
    await host.stop()
  })
  await rehearsal.step('build and run by the container recipe', async (found) => {
    const told = await runContainerRecipe(rehearsal, environment, release.file('.'), database.url)
    for (const text of told) found(text)
  })

  await rehearsal.step('If a release is faulty', async (found) => {
    await release.runBlock('If a release is faulty', found)
    found(`${version}: ${await release.view(`opfor@${version}`, 'deprecated')}`)
  })
}

const rehearsal = new Rehearsal()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    rehearsal.fail(signal)
    void rehearsal.end().then(() => process.exit(1))
  })
try {
  await rehearse(rehearsal)
  console.log(`Every step for ${version} was done.`)
} catch (error) {
  rehearsal.fail(error)
  process.exitCode = 1
} finally {
  await rehearsal.end()
}
