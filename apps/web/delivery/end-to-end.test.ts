import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const folder = path.join(import.meta.dirname, '../e2e')
const watched = /import \{[^}]*\b(test|watchViolations)\b[^}]*\} from '\.\.\/support\/test\.ts'/

test.each(globSync('*/*.spec.ts', { cwd: folder }))(
  '%s fails on violations of the security headers',
  (name) => {
    expect(readFileSync(path.join(folder, name), 'utf8')).toMatch(watched)
  },
)
