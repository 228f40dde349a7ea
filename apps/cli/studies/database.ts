import { parseFailure, parseSuccess, type Parsed } from '@opfor/kernel'
import { makePool, createTables } from '@opfor/studies'

type Pool = ReturnType<typeof makePool>

export function databaseAt(flag: string | undefined): Parsed<string> {
  const address = flag ?? process.env['OPFOR_DATABASE'] ?? ''
  return /^postgres(ql)?:\/\//.test(address) && URL.canParse(address)
    ? parseSuccess(address)
    : parseFailure('Missing --database postgres://... or OPFOR_DATABASE in the environment.')
}

export async function withDatabase<T>(
  flag: string | undefined,
  action: (pool: Pool) => Promise<Parsed<T>>,
): Promise<Parsed<T>> {
  const address = databaseAt(flag)
  if (!address.ok) return address
  const pool = makePool(address.value, 2)
  try {
    await createTables(pool)
    return await action(pool)
  } finally {
    await pool.end()
  }
}
