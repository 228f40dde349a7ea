/** Replaces crypto.randomUUID, which browsers do not provide over plain HTTP, for example in a local network. */
const pattern = '10000000-1000-4000-8000-100000000000'

export function randomUUID(): ReturnType<typeof crypto.randomUUID> {
  const id = pattern.replaceAll(/[018]/g, (digit) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1))
    return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16)
  })
  return id as ReturnType<typeof crypto.randomUUID>
}

if (!isSecureContext) Object.assign(crypto, { randomUUID })
