import type { TextsFound } from '@opfor/evidence/games/programs/logged-texts'
import { textFiles } from '@opfor/kernel/text-files'
import { beforeAll, describe, expect, test } from 'vitest'
import { checkTexts, completeLanguages, type FoundFault } from './checked.ts'
import { englishFile, englishTexts } from './english.ts'
import { parts, root } from './parts.ts'
import { placeholders } from './placeholders.ts'

const wanted = process.env['OPFOR_GAMES']?.split(' ')
const tried = parts.filter(({ folder }) => wanted?.some((id) => folder === `games/${id}`) ?? true)
const files = textFiles(
  root,
  parts.map(({ folder }) => folder),
)

function ambiguous({ texts }: Pick<TextsFound, 'texts'>): readonly string[] {
  const several = [...texts].filter(([, said]) => said.size > 1)
  return several.map(([id, said]) => `${id}: ${[...said].join(' | ')}`)
}

const told = ({ code, id, kind, text }: FoundFault): string => `${code} ${id}: ${kind}: ${text}`

describe.each(tried)('the texts of $folder', ({ folder, find }) => {
  let found: TextsFound
  let faults: readonly FoundFault[] = []
  beforeAll(() => {
    found = find()
    faults = checkTexts(files, [{ folder, texts: englishTexts(found, folder) }]).faults
  })

  test('say one thing under one id', () => {
    expect(ambiguous(found)).toEqual([])
  })

  test('are complete in German', () => {
    expect(completeLanguages).toEqual(['de'])
    expect(files.some(({ part, code }) => part === folder && code === 'de')).toBe(true)
    const missing = faults.filter(({ kind, code }) => kind === 'missing' && code === 'de')
    expect(missing.map(told)).toEqual([])
  })

  test('have no translation that is superfluous, invalid, or with other placeholders or plural forms', () => {
    expect(faults.filter(({ kind }) => kind !== 'missing').map(told)).toEqual([])
  })
})

// Placeholders of games are shown by their examples.
const programs = tried.filter(({ folder }) => !/^(?:kernel$|games\/)/.test(folder))

test.each(programs)('translators are told what each placeholder of $folder is', ({ folder, find }) => {
  const unknown = [...englishFile(find(), folder).matchAll(/"(\w+)": \{\}/g)].map(([, name = '']) => name)
  expect(unknown).toEqual([])
})

test('every description of a placeholder says something', () => {
  expect(Object.values(placeholders)).not.toContain('')
})

test('a text with two meanings is found', () => {
  const texts = new Map([
    ['raid', new Set(['a raid', 'the raid'])],
    ['ford', new Set(['the ford'])],
  ])
  expect(ambiguous({ texts })).toEqual(['raid: a raid | the raid'])
})
