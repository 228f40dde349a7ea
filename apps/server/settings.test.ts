import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parseServerSettings, settingDescriptions } from './settings.ts'

const required = { OPFOR_DATABASE: 'postgres://localhost/opfor', OPFOR_ORIGIN: 'https://opfor.example' }

test('two settings are required; all others have a default', () => {
  expect(parseServerSettings(required)).toEqual({
    ok: true,
    value: {
      database: 'postgres://localhost/opfor',
      origin: 'https://opfor.example',
      host: '127.0.0.1',
      port: 4200,
      connections: 10,
      web: undefined,
      behindProxy: false,
      limitFactor: 1,
      maxDelay: 300,
      logLevel: 'info',
    },
  })
})

test('all problems are reported together, including unknown settings', () => {
  const wrong = {
    OPFOR_ORIGIN: 'ftp://x',
    OPFOR_PORT: '99999',
    OPFOR_LOG: 'loud',
    OPFOR_PROT: '1',
    HOME: '/',
  }
  const parsed = parseServerSettings(wrong)
  expect(parsed.ok ? '' : parsed.problem.split('\n')).toEqual([
    'OPFOR_DATABASE must be a postgres:// address.',
    'OPFOR_ORIGIN must be the address that players see: https://, or http://localhost with a port.',
    'OPFOR_PORT must be a port from 0 to 65535.',
    'OPFOR_LOG must be one of silent, error, warn, info, debug.',
    'Unknown setting OPFOR_PROT.',
  ])
})

test('docs/operations.md lists every setting with its default', () => {
  const operations = readFileSync(path.join(import.meta.dirname, '../../docs/operations.md'), 'utf8')
  for (const { name, default: value } of settingDescriptions)
    expect(operations).toContain(`| \`${name}\` | ${value === undefined ? 'required' : value || 'nothing'} |`)
})
