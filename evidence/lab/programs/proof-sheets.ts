import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readSheet, type Sheet } from '@opfor/sheets'
import type { SheetProof } from '../sheets/proof.ts'

const root = path.join(import.meta.dirname, '../../..')

export function proofSheet({ name }: SheetProof): Sheet {
  return readSheet(readFileSync(path.join(root, 'evidence/sheets/proofs', `${name}.md`), 'utf8'))
}

export function codeOf({ code }: SheetProof): string {
  return code.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\n')
}
