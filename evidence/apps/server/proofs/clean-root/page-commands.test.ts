import { expect, test } from 'vitest'
import { knownBlocks } from './known-blocks.ts'
import { pageBlocks, strayCommands } from './page-commands.ts'

test('the proofs know every block of commands of docs/operations.md, and no other', () => {
  expect(pageBlocks().map(({ first }) => first)).toEqual(expect.arrayContaining(Object.keys(knownBlocks)))
  expect(pageBlocks().filter(({ first }) => !Object.hasOwn(knownBlocks, first))).toEqual([])
})

test('the page has no commands outside such blocks', () => {
  expect(strayCommands()).toEqual([])
  expect(strayCommands('a\n\n    rm -r x\n\n```\nls\n```\n')).toEqual(['    rm -r x', '```', '```'])
})

test('a block is known by its first line, which no other block has', () => {
  const firsts = pageBlocks().map(({ first }) => first)
  expect(firsts.filter((each, at) => firsts.indexOf(each) !== at)).toEqual([])
})
