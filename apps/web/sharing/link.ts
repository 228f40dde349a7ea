import { type Journal, matchLink } from '@opfor/kernel'

const maxCharacters = 20_000_000

/** Creates a link to this app that contains the match. */
export async function createMatchLink(journal: Journal): Promise<string> {
  const deflated = new Blob([JSON.stringify(journal)])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(deflated).arrayBuffer())
  return `${location.origin}${location.pathname}${matchLink(encodeBase64url(bytes))}`
}

/** Unpacks the text of a link; undefined if it is damaged. */
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
