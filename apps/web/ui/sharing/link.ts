import { type Journal, matchFragment } from '@opfor/kernel'

const maxCharacters = 20_000_000

export async function createMatchLink(journal: Journal): Promise<string> {
  return addressWith(matchFragment(await pack(JSON.stringify(journal))))
}

/** The link contains the page; it opens the page to play or in the workshop. */
export async function createSheetLink(text: string, opens: 'sheet' | 'workshop' = 'sheet'): Promise<string> {
  return addressWith(`#${opens}=${await pack(text)}`)
}

export async function routeOfSheet(text: string): Promise<string> {
  return `/sheet=${await pack(text)}`
}

function addressWith(fragment: string): string {
  return `${location.origin}${location.pathname}${fragment}`
}

/** Deflated without a header, in base64url. */
async function pack(text: string): Promise<string> {
  const deflated = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return encodeBase64url(new Uint8Array(await new Response(deflated).arrayBuffer()))
}

/** Undefined if the text is damaged. */
export async function unpackLink(packed: string): Promise<string | undefined> {
  try {
    const inflated = new Blob([decodeBase64url(packed)])
      .stream()
      .pipeThrough(new DecompressionStream('deflate-raw'))
    const decoder = new TextDecoder()
    let text = ''
    for await (const chunk of chunks(inflated)) {
      text += decoder.decode(chunk, { stream: true })
      if (text.length > maxCharacters) return undefined
    }
    return text + decoder.decode()
  } catch {
    return undefined
  }
}

async function* chunks(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}

function encodeBase64url(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCodePoint(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function decodeBase64url(packed: string): Uint8Array<ArrayBuffer> {
  const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0)
}
