/** Includes a server that starts, stops or is full. */
const unavailable =
  /^(?:08\w{3}|53\w{3}|57P0\d|58\w{3}|ECONN\w+|EPIPE|ENOTFOUND|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|EAI_AGAIN)$/
const unavailableText =
  /connection terminated|connection error|not queryable|timeout exceeded when trying to connect|the database system is/i

/** Locks, deadlocks, time limits, and concurrent creation. */
const conflict = /^(?:40\w{3}|55\w{3}|57014|23505|42P06|42P07|42710|XX000)$/

function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : ''
}

/** The same statement can succeed later. */
export function isUnavailable(error: unknown): boolean {
  return unavailable.test(codeOf(error)) || (error instanceof Error && unavailableText.test(error.message))
}

/** Wrong password, missing permission or table, or a bug: no retry can help. */
export function isFatal(error: unknown): error is Error {
  if (error instanceof TypeError || error instanceof RangeError || error instanceof ReferenceError)
    return true
  const isFromPostgres = /^[0-9A-Z]{5}$/.test(codeOf(error)) && !codeOf(error).startsWith('E')
  return isFromPostgres && !isUnavailable(error) && !conflict.test(codeOf(error))
}
