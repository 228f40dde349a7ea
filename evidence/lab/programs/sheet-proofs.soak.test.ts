import { readdirSync } from 'node:fs'
import path from 'node:path'
import { playExamples } from '@opfor/sheets'
import { describe, expect, test } from 'vitest'
import { sheetProofs } from '../sheets/all.ts'
import { compareSheet } from '../sheets/compare.ts'
import { proofSheet } from './proof-sheets.ts'

test('every sheet of the proofs is compared', () => {
  const files = readdirSync(path.join(import.meta.dirname, '../../sheets/proofs'))
  const sheets = files.filter((file) => file !== 'README.md').map((file) => path.basename(file, '.md'))
  expect(sheetProofs.map(({ name }) => name).toSorted()).toEqual(sheets.toSorted())
})

describe.each(sheetProofs)('$name', (proof) => {
  const sheet = proofSheet(proof)

  test('chooses in random positions what the code chooses', () => {
    const { differing, positions } = compareSheet(proof, sheet, 40)
    expect(differing).toEqual([])
    for (const section of proof.sections) expect(positions.get(section)).toBeGreaterThanOrEqual(40)
  })

  test('has no findings, and each of its examples comes out as it says', () => {
    expect(sheet.findings).toEqual([])
    const examples = playExamples(sheet)
    expect(examples.length).toBeGreaterThan(1)
    expect(examples.filter(({ problem }) => problem !== undefined)).toEqual([])
  })
})
