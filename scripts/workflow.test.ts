import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { validateWorkflow } from '@action-validator/core'
import { expect, test } from 'vitest'

const root = path.dirname(import.meta.dirname)
const folder = path.join(root, '.github/workflows')
const workflows = readdirSync(folder).map((name) => ({
  name,
  text: readFileSync(path.join(folder, name), 'utf8'),
}))

test('every workflow of the hosted CI is valid', () => {
  expect(workflows.map(({ name }) => name)).toContain('check.yml')
  for (const { name, text } of workflows)
    expect({ name, ...validateWorkflow(text) }).toMatchObject({ name, errors: [] })
})

test('a misspelled key is reported', () => {
  for (const { text } of workflows)
    expect(validateWorkflow(text.replace('runs-on:', 'run-on:')).errors).not.toEqual([])
})

test('every npm script and file that a workflow runs exists', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>
  }
  const lines = workflows.flatMap(({ text }) =>
    [...text.matchAll(/- run: (.+)/g)].map(([, line = '']) => line),
  )
  expect(lines).not.toEqual([])
  for (const line of lines) {
    const [, script] = /npm run ([\w:-]+)/.exec(line) ?? []
    if (script !== undefined) expect(Object.keys(scripts)).toContain(script)
    for (const [file] of line.matchAll(/\.ci\/\w+/g))
      expect(readdirSync(path.join(root, '.ci'))).toContain(path.basename(file))
  }
})
