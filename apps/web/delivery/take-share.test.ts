import { afterEach, expect, test, vi } from 'vitest'
import { maxShareBytes, shareCache } from '../data/device/shared-files-cache.ts'
import { takeShare } from './take-share.ts'

afterEach(() => vi.unstubAllGlobals())

function device(put: (id: string, kept: Response) => Promise<void>) {
  const names: string[] = []
  const open = async (name: string) => {
    names.push(name)
    return { put }
  }
  vi.stubGlobal('caches', { open, delete: async (name: string) => names.push(`not ${name}`) })
  const redirect = (address: string, status: number) => ({ address, status })
  vi.stubGlobal('Response', Object.assign(class extends Response {}, { redirect }))
  return names
}

async function addressAfter(request: unknown): Promise<string> {
  const answer = (await takeShare({ request: request as Request })) as unknown
  const { address, status } = answer as { readonly address: string; readonly status: number }
  expect(status).toBe(303)
  return address
}

function posted(form: FormData): Request {
  return new Request('https://games.example/opfor/share-target', { method: 'POST', body: form })
}

test('a share is kept as it came, instead of the one before, under the id of its screen', async () => {
  const kept = new Map<string, Response>()
  const names = device(async (id, response) => void kept.set(id, response))
  const form = new FormData()
  form.append('files', new File(['# The Sentry'], 'sentry.md'))
  form.append('text', 'Look')
  const address = await addressAfter(posted(form))
  expect(names).toEqual([`not ${shareCache}`, shareCache])
  const [[id, response] = []] = kept
  expect(address).toBe(`./#/open/${id}`)
  const read = await response?.formData()
  expect(read?.get('text')).toBe('Look')
  const file = read?.get('files')
  expect(file instanceof File ? await file.text() : file).toBe('# The Sentry')
})

test('what is too large is not kept, and the screen says so', async () => {
  const names = device(() => Promise.reject(new Error('kept')))
  const blob = () => Promise.resolve({ size: maxShareBytes + 1 })
  expect(await addressAfter({ blob })).toBe('./#/open/too-large')
  expect(names).toEqual([])
})

test('what the device has no space for leads to a screen that says so', async () => {
  device(() => Promise.reject(new DOMException('full', 'QuotaExceededError')))
  expect(await addressAfter(posted(new FormData()))).toBe('./#/open/failed')
})
