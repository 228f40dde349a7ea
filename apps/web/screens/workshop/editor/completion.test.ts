import { EditorState } from '@codemirror/state'
import { readSheet } from '@opfor/sheets'
import { findModdableGame } from '@opfor/variants'
import { expect, test } from 'vitest'
import { complete } from './completion.ts'

const page = `# Raiders

## Next
Choose one of your units.
1. fewest steps
Tie: you choose

## Turn
1. Choose Ne
`

function offered(begins: string, more = '') {
  const text = page.replace(begins, `${begins}${more}`)
  const state = EditorState.create({ doc: text })
  const pos = text.indexOf(begins) + begins.length + more.length
  return complete({ state, pos, explicit: false }, readSheet(text))
}

test('names and verbs are offered while they are typed', () => {
  expect(offered('1. Choose Ne')?.options.map(({ label }) => label)).toContain('Next')
  expect(offered('1. few')?.options.map(({ label }) => label)).toContain('fewest')
})

test('a word that is typed in full is not offered', () => {
  const result = offered('1. Choose Ne', 'xt')
  expect(result?.options.map(({ label }) => label)).not.toContain('Next')
  const before = offered('1. Choose Ne')
  const isValid = before?.validFor as (text: string) => boolean
  expect([isValid('Nex'), isValid('Next'), isValid('next')]).toEqual([true, false, false])
})

test('in house rules the words that the game knows in this list are offered, and no names of the page', () => {
  const text = '# Mine\n\n## Theatre\nChoose one of the open theatres.\n1. prefer: bo\n'
  const context = { state: EditorState.create({ doc: text }), pos: text.length - 1, explicit: false }
  const labels = complete(context, readSheet(text), findModdableGame('blitzkrieg'))?.options.map(
    ({ label }) => label,
  )
  expect(labels).toContain('bombing is free there')
  expect(labels).toContain('the bot has 1 VP or more')
  expect(labels).not.toContain('Theatre')
})
