import { message } from '@opfor/kernel'

/** Words between names, and for nothing. */
export const listWords = {
  or: message('cli.or', 'or'),
  none: message('cli.none', 'none'),
  yes: message('cli.yes', 'yes'),
  no: message('cli.no', 'no'),
  orMore: message('cli.orMore', 'one of {count} more'),
  available: message('cli.available', 'Available: {names}.'),
  couldBe: message('cli.couldBe', '"{typed}" could be {names}.'),
  notFound: message('cli.notFound', 'Not found: "{typed}". Type a name or the start of one; see "help".'),
  notFoundNumbered: message(
    'cli.notFoundNumbered',
    'Not found: "{typed}". Type a number, a name or the start of one; see "help".',
  ),
  occurs: message('cli.occurs', '{name} occurs {count} times: type {how}.'),
  itsNumber: message('cli.itsNumber', 'its number, {numbers}'),
} as const
