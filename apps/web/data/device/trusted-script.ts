interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(wanted: string): string },
  ): { createScriptURL(wanted: string): string }
}

const ownScripts = new Set<string>()
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

/** The policy refuses all scripts but ours. */
export function trustedScript(address: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes }
  ownScripts.add(address)
  policy ??= trustedTypes?.createPolicy('opfor', { createScriptURL: checkScript })
  return policy?.createScriptURL(address) ?? address
}

function checkScript(wanted: string): string {
  if (ownScripts.has(wanted)) return wanted
  throw new TypeError(`Not a script of this app: ${wanted}`)
}
