import { bad, good, type Parsed } from '@opfor/kernel'
import { connect, createTables } from '@opfor/studies'

type Pool = ReturnType<typeof connect>

/** The address of the database, from the flag or the environment. */
export function databaseAt(flag: string | undefined): Parsed<string> {
  const address = flag ?? process.env['OPFOR_DATABASE'] ?? ''
  return /^postgres(ql)?:\/\//.test(address) && URL.canParse(address)
    ? good(address)
    : bad('Missing --database postgres://... or OPFOR_DATABASE in the environment.')
}

/** Runs a function with a connection to the database and closes it. */
export async function withDatabase<T>(
  flag: string | undefined,
  action: (pool: Pool) => Promise<Parsed<T>>,
): Promise<Parsed<T>> {
  const address = databaseAt(flag)
  if (!address.ok) return address
  const pool = connect(address.value, 2)
  try {
    await createTables(pool)
    return await action(pool)
  } finally {
    await pool.end()
  }
}
