import type { Json, Random } from '../../../../kernel/index.ts'

export function pick<T>(some: readonly T[], random: Random): T {
  return some[random(some.length)] as T
}

const raw = '\u0001raw:'

/** Serialised verbatim, valid JSON or not. */
function rawText(text: string): string {
  return `${raw}${text}`
}

/** Also writes raw texts verbatim. */
export function serialise(json: Json): string {
  const text = JSON.stringify(json) ?? ''
  return text.includes('\\u0001raw:') ? text.replaceAll(/"\\u0001raw:((?:[^"\\]|\\.)*)"/g, unescaped) : text
}

function unescaped(_: string, inner: string): string {
  return JSON.parse(`"${inner}"`) as string
}

const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`
const deepObject = (levels: number): string => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`

/** Huge, negative, fractional, NaN, or not exactly representable. */
const numbers: readonly Json[] = [
  -1,
  -0,
  0.5,
  -1e9,
  1e308,
  2 ** 31,
  2 ** 53,
  1_000_000,
  1_000_001,
  rawText('1e999'),
  rawText('-1e999'),
  rawText('NaN'),
  rawText('9007199254740993'),
  rawText('1e-400'),
]

const texts: readonly Json[] = [
  '',
  ' ',
  '\0',
  '\ud800',
  '\udfff\ud800',
  '\u202e',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '../../etc/passwd',
  'a/b',
  '%',
  '{count}',
  '> match {}',
  '\n> match {"game":"blitzkrieg"}\n',
  'x'.repeat(300),
  'é'.repeat(5000),
]

const others: readonly Json[] = [
  true,
  false,
  rawText('null'),
  [],
  {},
  [[]],
  [{}],
  { id: 'x', text: '{a}' },
  { toString: 1, valueOf: 2, length: 3 },
  rawText('{"__proto__":{"polluted":true}}'),
  rawText('{"constructor":{"prototype":{"polluted":true}}}'),
  rawText(deep(40)),
  rawText(deepObject(40)),
]

const heavy: readonly Json[] = [
  rawText(deep(3000)),
  rawText(deepObject(3000)),
  rawText(deep(60_000)),
  rawText(deepObject(20_000)),
  'x'.repeat(300_000),
  Array.from({ length: 20_000 }, () => 0),
  Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`k${at}`, at])),
]

/** Sometimes very deep, long or wide. */
export function malformed(random: Random): Json {
  if (random(60) === 0) return pick(heavy, random)
  return pick(pick([numbers, texts, others], random), random)
}

/** Keys with a meaning in JavaScript, and unknown keys. */
export const keys: readonly string[] = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'length',
  'id',
  'extra',
  '',
  '\ud800',
]
