import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { detectContent } from './detect-content.ts'

const app = 'https://games.example/opfor/'
const root = path.join(import.meta.dirname, '../../../..')
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

const matches: readonly (readonly [string, string, string])[] = [
  ['a journal', '{"game":"blitzkrieg","entries":[]}', ''],
  ['a backup', '{"opfor":1,"matches":[]}', ''],
  ['a transcript', read('games/blitzkrieg/replays/an-overrule.txt'), ''],
  [
    'a report that ends with a transcript',
    '# A wrong move\n\n## The match\n> match {"game":"admiral"}\n',
    '',
  ],
  ['a damaged file with the name of a match', '{"game":', 'Duel.OPFOR.json'],
]

test.each(matches)('%s is a match', (_, text, name) => {
  expect(detectContent(text, app, name)).toEqual({ kind: 'matches' })
})

const pages: readonly (readonly [string, string])[] = [
  ['of our library', read('sheets/library/night-patrol.md')],
  ['with the line ends of Windows', '# The Sentry\r\n\r\n## Turn\r\n1. It waits.\r\n'],
  ['that names where it came from', `# The Sentry\nFrom: ${app}#sheet=abc\n\n## Turn\n1. It waits.\n`],
]

test.each(pages)('a page %s is an opponent', (_, text) => {
  expect(detectContent(text, app)).toEqual({ kind: 'sheet' })
})

const links: readonly (readonly [string, string, string])[] = [
  ['with a match', `${app}#match=a-B_9`, '/match=a-B_9'],
  ['with a page, of another host of Opfor', 'http://other.example/#sheet=abc', '/sheet=abc'],
  ['to change a page', `${app}index.html#workshop=abc`, '/workshop=abc'],
  ['to a screen', `${app}#/reference/blitzkrieg`, '/reference/blitzkrieg'],
  ['in a sentence', `Your turn! (${app}#match=abc).`, '/match=abc'],
  ['after another link', `https://news.example/story ${app}#match=abc`, '/match=abc'],
]

test.each(links)('a link %s opens as it would in a browser', (_, text, route) => {
  expect(detectContent(text, app)).toEqual({ kind: 'link', route })
})

const others: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  ['a sentence', 'Do you have time on Friday?'],
  ['a note with a title', '# Shopping\n\n- milk\n'],
  ['other JSON', '{"entries":[]}'],
  ['JSON that is no object', '["opfor"]'],
  ['a link elsewhere', 'https://news.example/opfor/#/settings'],
  ['a host that begins like ours', 'https://games.example.evil.example/opfor/#/settings'],
  ['a link that contains more than a match', `${app}#match=abc/../settings`],
  ['an address without a host', 'https://'],
  ['a link to what was shared', `${app}#/open/failed`],
  ['a script as a link', 'javascript:alert(1)#match=abc'],
]

test.each(others)('%s is nothing to open', (_, text) => {
  expect(detectContent(text, app)).toEqual({ kind: 'unknown' })
})
