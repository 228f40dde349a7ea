import { expect, test } from 'vitest'
import { JsonStream } from './json-stream.ts'

async function* counting(to: number): AsyncGenerator<number> {
  for (let at = 1; at <= to; at += 1) yield at
}

async function textOf(stream: JsonStream<unknown>): Promise<string> {
  let text = ''
  for await (const chunk of stream.chunks()) text += chunk
  return text
}

test('a record is written as JSON, with lists as they are read', async () => {
  const stream = new JsonStream<{ name: string; some: number[]; none: number[]; left?: string | undefined }>({
    name: 'Ada "A"',
    some: counting(3),
    none: counting(0),
    left: undefined,
  })
  expect(JSON.parse(await textOf(stream))).toEqual({ name: 'Ada "A"', some: [1, 2, 3], none: [] })
  expect(await textOf(new JsonStream<object>({}))).toBe('{}')
})

test('a list is read only as far as its reader is', async () => {
  let read = 0
  async function* endless(): AsyncGenerator<string> {
    for (;;) {
      read += 1
      yield 'x'.repeat(1000)
    }
  }
  const chunks = new JsonStream<{ list: string[] }>({ list: endless() }).chunks()
  await chunks.next()
  await chunks.next()
  expect(read).toBeLessThan(200)
  await chunks.return(undefined)
})
