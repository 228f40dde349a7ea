/** Parsers with a deliberate bug, selected by PLANT: the fuzz test has to find each. */
import type { Reader } from './reader.ts'
import { importsCommand } from './command.ts'

const own = { text: 'mine' }
let dawdled = false

const faults: Readonly<Record<string, (input: string) => string | undefined>> = {
  none: (input) => (input.includes('{') ? undefined : 'This is not a match.'),
  throws: (input) => (JSON.parse(input) as { readonly entries: readonly unknown[] }).entries.join(),
  hangs: (input) => {
    while (!input.startsWith('{"game"'));
    return undefined
  },
  dawdles: () => {
    const start = process.threadCpuUsage()
    const wanted = dawdled ? 0 : 2_200_000
    dawdled = true
    while (process.threadCpuUsage(start).user < wanted);
    return undefined
  },
  mumbles: () => '',
  babbles: (input) => `It has ${input.length} characters and is an [object Object]`,
  pollutes: (input) => {
    if (input.includes('__proto__')) Object.assign(Object.prototype, { polluted: true })
    return undefined
  },
  writes: (input) => {
    own.text = input.slice(0, 3)
    return 'This is not a match.'
  },
}

const reader: Reader = {
  name: 'a planted reader',
  weight: 1,
  samples: ['{"game":"small","entries":[1,2,3]}', '{"game":"small","settings":{"a":{"b":[1]}}}'],
  read: (input) => faults[process.env['PLANT'] ?? '']?.(input),
  touched: () => {
    const touched = own.text !== 'mine'
    own.text = 'mine'
    return touched ? 'what is mine was written over' : undefined
  },
}

await importsCommand('planted', import.meta.url, () => [reader])
