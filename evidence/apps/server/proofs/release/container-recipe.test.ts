import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { layOut, parseRecipe } from './container-recipe.ts'

const text = readFileSync(
  path.join(import.meta.dirname, '../../../../../apps/server/deploy/Containerfile'),
  'utf8',
)
const folder = mkdtempSync(path.join(tmpdir(), 'opfor-recipe-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('the container recipe is made from files of the release alone', () => {
  const copied = parseRecipe(text).flatMap(({ instructions }) =>
    instructions.filter(({ name }) => name === 'COPY').map((each) => each.text),
  )
  expect(copied).toEqual(['SHA256SUMS opfor-server-*.zip ./', '--from=unpacked /release/opfor ./'])
})

test('the checksum of the packed server is compared before it is unpacked', () => {
  const [unpacked] = parseRecipe(text)
  const commands = unpacked?.instructions.filter(({ name }) => name === 'RUN').map((each) => each.text) ?? []
  expect(commands.slice(-2)).toEqual([
    'sha256sum --check --ignore-missing SHA256SUMS',
    'unzip -q opfor-server-*.zip -d opfor',
  ])
})

test('an instruction that the rehearsal does not know is an error', () => {
  expect(() => parseRecipe(`${text}ADD https://example.org/x x\n`)).toThrow('ADD https://example.org/x x')
  expect(() => parseRecipe('RUN ls\n')).toThrow('RUN ls')
})

test('what the recipe copies is laid out, its commands are run, and paths in its settings lead there', async () => {
  const [release, place] = [path.join(folder, 'release'), path.join(folder, 'image')]
  mkdirSync(release)
  for (const name of ['SHA256SUMS', 'opfor-server-1.2.3.zip', 'opfor-web-1.2.3.zip'])
    writeFileSync(path.join(release, name), '')
  const commands: string[] = []
  const image = await layOut(parseRecipe(text), release, place, async (command, cwd) => {
    commands.push(command)
    if (command.startsWith('unzip')) mkdirSync(path.join(cwd, 'opfor/web'), { recursive: true })
  })
  expect(commands).toHaveLength(2)
  expect(image.skipped.every((command) => command.startsWith('apt-get'))).toBe(true)
  expect(existsSync(path.join(place, 'unpacked/release/opfor-server-1.2.3.zip'))).toBe(true)
  expect(existsSync(path.join(place, 'unpacked/release/opfor-web-1.2.3.zip'))).toBe(false)
  expect(existsSync(image.environment['OPFOR_WEB'] ?? '')).toBe(true)
  expect([...image.entrypoint, ...image.command]).toEqual(['node', 'server.mjs', 'serve'])
  expect(image.healthcheck[0]).toBe('node')
})

test('a copy of what does not exist is an error', async () => {
  const copied = (line: string) =>
    layOut(
      parseRecipe(`FROM x\nWORKDIR /w\n${line}\n`),
      folder,
      path.join(folder, 'none'),
      async () => undefined,
    )
  await expect(copied('COPY nothing ./')).rejects.toThrow('copies nothing, which does not exist')
  await expect(copied('COPY --from=nowhere /a ./')).rejects.toThrow('no stage nowhere')
})
