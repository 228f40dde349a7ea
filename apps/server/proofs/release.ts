/**
 * Rehearses a release with a registry, a git remote and a database of its own, by the commands of docs/releasing.md:
 *
 *     npm run prove release
 *
 * Builds and publishes the newest commit, installs and runs it, and reverts to the version before. Exits with 1 if a step fails.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { emptyDatabase } from '@opfor/studies/testing'
import { buildPrevious, makeClone, unpackServer } from './release/clone.ts'
import { install, runOpfor, saveMatch } from './release/installed.ts'
import { blockBelow } from './release/known-blocks.ts'
import { expectEqual, Release } from './release/published.ts'
import { installRegistry, startRegistry } from './release/registry.ts'
import { Rehearsal } from './release/rehearsal.ts'
import { Host, runContainerRecipe } from './release/served.ts'
import {
  build,
  checkMatch,
  installAndPlay,
  loadApp,
  openMatches,
  runExamples,
  verify,
} from './release/steps.ts'

const { version } = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../../package.json'), 'utf8'),
) as { readonly version: string }
const [, previousVersion = ''] = /^previous=(\S+)$/m.exec(blockBelow('If a release is faulty').commands) ?? []

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
  const installLatest = async (name: string, expected: string) => {
    const installed = await install(rehearsal, environment, name, 'opfor')
    const is = (await runOpfor(rehearsal, installed, '--version')).trim()
    expectEqual('The installed version', is, expected)
    return installed
  }

  const previous = await rehearsal.step(`build and publish ${previousVersion}`, async (found) => {
    found(`a stand-in: the code of this commit with the version ${previousVersion}`)
    const built = await buildPrevious(rehearsal, clone, environment, previousVersion)
    for (const file of built.packages) await release.run(`npm publish '${file}' --provenance=false`)
    return built
  })
  const savedBefore = await rehearsal.step(`install ${previousVersion} and save a match`, async () =>
    saveMatch(rehearsal, await installLatest('before', previousVersion)),
  )

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
  await rehearsal.step('open matches of earlier versions', (found) =>
    openMatches(release, installed, savedBefore, found),
  )
  await rehearsal.step('load the web app', (found) => loadApp(release, found))

  const database = await emptyDatabase()
  rehearsal.onEnd(database.drop)
  const host = new Host(rehearsal, environment, database.url)
  await rehearsal.step(`serve ${previousVersion}, then ${version}`, async (found) => {
    found(await host.serve(previous.server, true))
    const zip = release.file(`opfor-server-${version}.zip`)
    found(await host.serve(await unpackServer(rehearsal, zip, version, environment), true))
  })
  await rehearsal.step('build and run by the container recipe', async (found) => {
    const told = await runContainerRecipe(rehearsal, environment, release.file('.'), database.url)
    for (const text of told) found(text)
  })

  await rehearsal.step('If a release is faulty', async (found) => {
    await release.runBlock('If a release is faulty', found)
    found(`${version}: ${await release.view(`opfor@${version}`, 'deprecated')}`)
    found(await release.latest())
    const back = await installLatest('back', previousVersion)
    found(`npm install opfor installs ${previousVersion}`)
    const saved = await saveMatch(rehearsal, installed)
    found(`a match of ${version} in it: ${await checkMatch(rehearsal, back, saved)}`)
    found(await host.serve(previous.server, false))
    await host.stop()
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
