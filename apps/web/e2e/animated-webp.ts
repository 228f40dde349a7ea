/** A frame of an animation: a WebP image and its duration. */
export interface Frame {
  readonly webp: Buffer
  readonly milliseconds: number
}

/** Encodes frames of the same size as a looping animated WebP. */
export function encodeAnimatedWebp(frames: readonly Frame[], width: number, height: number): Buffer {
  const animated = Buffer.alloc(10)
  animated.writeUInt8(0b10, 0)
  animated.writeUIntLE(width - 1, 4, 3)
  animated.writeUIntLE(height - 1, 7, 3)
  // A white background, looping forever.
  const endless = Buffer.from([255, 255, 255, 255, 0, 0])
  const shown = frames.map(({ webp, milliseconds }) => {
    const head = Buffer.alloc(16)
    head.writeUIntLE(width - 1, 6, 3)
    head.writeUIntLE(height - 1, 9, 3)
    head.writeUIntLE(milliseconds, 12, 3)
    // Each frame replaces the previous one.
    head.writeUInt8(0b10, 15)
    return chunk('ANMF', Buffer.concat([head, ...imageChunks(webp)]))
  })
  const body = Buffer.concat([chunk('VP8X', animated), chunk('ANIM', endless), ...shown])
  return chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), body]))
}

function chunk(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(name, 0, 'ascii')
  head.writeUInt32LE(content.length, 4)
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)])
}

/** The image chunks of a WebP file. */
function imageChunks(webp: Buffer): readonly Buffer[] {
  const chunks: Buffer[] = []
  for (let at = 12; at < webp.length; ) {
    const size = webp.readUInt32LE(at + 4)
    const end = at + 8 + size + (size % 2)
    if (['VP8 ', 'VP8L', 'ALPH'].includes(webp.toString('ascii', at, at + 4)))
      chunks.push(webp.subarray(at, end))
    at = end
  }
  return chunks
}
