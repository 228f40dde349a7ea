import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import { registry } from '@opfor/games'
import { playExamples, readSheet } from '@opfor/sheets'
import { describe, expect, test } from 'vitest'
import { allPages, librarySheets, ownPages } from './make/all-pages.ts'
import { readSource, routeOf, sourceDocuments } from './make/documents.ts'
import { kernelLayers, referenceRoute } from './make/kernel-reference.ts'
import { anchorOf } from './make/rulings-page.ts'
import { sidebarSlugs } from './make/sidebar.ts'
import { examplesIn, sheetLink, unpackSheet } from './make/workshop-link.ts'
import { readSettings, root } from './settings.ts'

const settings = readSettings({})

const notShown = /^(?:AGENTS\.md|games\/[^/]+\/(?!README|ledger)|site\/)/

describe('every document', () => {
  const documents = globSync(['*.md', 'docs/**/*.md', '*/README.md', 'apps/*/README.md', 'games/*/*.md'], {
    cwd: root,
    exclude: ['node_modules/**'],
  })

  test.each(documents.filter((file) => !notShown.test(file)))('%s is shown', (file) => {
    expect(routeOf(file)).toBeDefined()
  })

  test.each(sourceDocuments.map(({ file }) => file))('%s exists', (file) => {
    expect(existsSync(path.join(root, file))).toBe(true)
  })
})

describe('every example of a sheet', () => {
  const guides = ['README.md', 'sheets/README.md', ...ownPages('en'), ...ownPages('de')]
  const examples = guides.flatMap((file) =>
    examplesIn(readSource(file)).map((example, at) => ({ ...example, name: `${file}, ${at + 1}` })),
  )

  test('exists, in both languages', () => {
    expect(examples.filter(({ name }) => name.startsWith('site/pages/en')).length).toBeGreaterThan(2)
    expect(examples.filter(({ name }) => name.startsWith('site/pages/de')).length).toBeGreaterThan(3)
  })

  test.each(examples)('$name is read with the findings that it shows', ({ text, finding }) => {
    const sheet = readSheet(unpackSheet(sheetLink(text, 'workshop', settings)))
    expect(sheet.text).toBe(text)
    expect(sheet.findings.map(({ id }) => id)).toEqual(finding === undefined ? [] : [finding])
    expect(playExamples(sheet).filter(({ problem }) => problem !== undefined)).toEqual([])
  })
})

test('the links of the library contain its pages', () => {
  const pages = librarySheets().map(({ text }) => text)
  expect(pages.length).toBe(10)
  expect(pages.map((text) => unpackSheet(sheetLink(text, 'sheet', settings)))).toEqual(pages)
})

describe('the pages', () => {
  const content = allPages(settings)

  test('have each a route of their own, a title and a text', () => {
    const { pages } = content
    const keys = pages.map(({ language, route }) => `${language} ${route}`)
    expect(new Set(keys).size).toBe(keys.length)
    expect(pages.filter(({ title, body }) => title === '' || body.trim() === '')).toEqual([])
  })

  test('link to opponents of the library, and from the ledger to rulings', () => {
    const bodyOf = (route: string): string => content.pages.find((each) => each.route === route)?.body ?? ''
    expect(bodyOf('sheets/library').match(/\]\(\/play\/#sheet=/g)).toHaveLength(10)
    expect(bodyOf('players/admiral/ledger')).toContain('](/players/admiral/rulings/#inRange)')
  })

  test('show pictures that exist', () => {
    const missing = [...content.pictures].filter((file) => !existsSync(path.join(root, file)))
    expect(content.pictures.size).toBeGreaterThan(20)
    expect(missing).toEqual([])
  })

  test('are all in the sidebar, and nothing else is', () => {
    const routes = content.pages.filter(({ language }) => language === 'en').map(({ route }) => route)
    const expected = [...routes, ...kernelLayers.map(referenceRoute)].filter((route) => route !== '')
    expect(sidebarSlugs().toSorted()).toEqual(expected.toSorted())
  })

  test.each(registry)('$title is told in both languages', ({ id }) => {
    for (const language of ['en', 'de']) {
      const page = content.pages.find((each) => each.language === language && each.route === `players/${id}`)
      expect(page?.body).toMatch(/^6\. /m)
    }
  })

  test.each(registry)('$title: every ruling is shown in English and German', ({ id, rulings }) => {
    for (const language of ['en', 'de']) {
      const page = content.pages.find(
        (each) => each.language === language && each.route === `players/${id}/rulings`,
      )
      const missing = rulings.filter((each) => page?.body.includes(`<a id="${anchorOf(each.id)}">`) !== true)
      expect(missing).toEqual([])
    }
  })

  test('for players, sheets and designers are in German too', () => {
    expect(ownPages('de').map((file) => path.basename(file))).toEqual(
      expect.arrayContaining(ownPages('en').map((file) => path.basename(file))),
    )
  })
})
