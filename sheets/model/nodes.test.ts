import { expect, test } from 'vitest'
import { readSheet, sheetReader } from '../sheet-reader.ts'
import { garrisonSheet } from '../testing/garrison.ts'
import { nodesOf } from './index.ts'

test('everything in a section is found, the section first', () => {
  const [section] = readSheet('# A\n\n## Turn\n\n1. If a gun is ready: fire.\n').sections
  if (section === undefined) throw new Error('The section was not read.')
  const nodes = nodesOf(section)
  expect(nodes[0]).toBe(section)
  expect(nodes.map(({ form }) => form).filter((form) => form !== undefined)).toEqual(['if', 'asked', 'told'])
})

test('a section that an edit leaves alone is not looked through again', () => {
  const read = sheetReader()
  const before = read(garrisonSheet).sections.map(nodesOf)
  const after = read(`${garrisonSheet}\nMore words.\n`).sections.map(nodesOf)
  expect(after.slice(0, -1)).toEqual(before.slice(0, -1))
  expect(after.slice(0, -1).every((nodes, at) => nodes === before[at])).toBe(true)
  expect(after.at(-1)).not.toBe(before.at(-1))
})
