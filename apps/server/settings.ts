import { bad, good, type Parsed } from '@opfor/kernel'

/** The settings of the server, from environment variables. */
export interface Settings {
  /** The URL of the database: `postgres://...`. */
  readonly database: string
  /** The address that players see, such as `https://opfor.example`; passkeys belong to its host. */
  readonly origin: string
  readonly host: string
  readonly port: number
  /** The maximum number of database connections of this process. */
  readonly connections: number
  /** The folder of the built web app, if this process serves it too. */
  readonly web: string | undefined
  /** Whether to trust the client address that a reverse proxy appends. */
  readonly behindProxy: boolean
  /** A factor for all rate limits. */
  readonly limitFactor: number
  /** How many milliseconds the process may be late before it refuses requests; 0: it never does. */
  readonly maxDelay: number
  readonly logLevel: (typeof logLevels)[number]
  /** Where traces of requests are sent by OTLP over HTTP, if anywhere. */
  readonly traces: string | undefined
}

const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const

type Environment = Readonly<Record<string, string | undefined>>

/** An environment variable. Without a default it is required; `read` returns undefined for invalid values. */
interface Variable<T> {
  readonly name: string
  readonly description: string
  readonly default?: string
  readonly read: (text: string) => T | undefined
}

const variables: { readonly [K in keyof Settings]: Variable<Settings[K]> } = {
  database: {
    name: 'OPFOR_DATABASE',
    description: 'a postgres:// address',
    read: (text) => (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text) ? text : undefined),
  },
  origin: {
    name: 'OPFOR_ORIGIN',
    description: 'the address that players see: https://, or http://localhost with a port',
    read: (text) =>
      URL.canParse(text) && new URL(text).origin === text && /^https:|^http:\/\/localhost/.test(text)
        ? text
        : undefined,
  },
  host: {
    name: 'OPFOR_HOST',
    description: 'an address to listen on',
    default: '127.0.0.1',
    read: (text) => text,
  },
  port: {
    name: 'OPFOR_PORT',
    description: 'a port from 0 to 65535',
    default: '4200',
    read: integerFrom(0, 65_535),
  },
  connections: {
    name: 'OPFOR_CONNECTIONS',
    description: 'from 1 to 200',
    default: '10',
    read: integerFrom(1, 200),
  },
  web: {
    name: 'OPFOR_WEB',
    description: 'the folder of the built web app, or nothing',
    default: '',
    read: (text) => (text === '' ? undefined : text),
  },
  behindProxy: {
    name: 'OPFOR_BEHIND_PROXY',
    description: 'yes or no',
    default: 'no',
    read: (text) => (text === 'yes' ? true : text === 'no' ? false : undefined),
  },
  limitFactor: {
    name: 'OPFOR_LIMIT_FACTOR',
    description: 'from 1 to 1000000',
    default: '1',
    read: integerFrom(1, 1_000_000),
  },
  maxDelay: {
    name: 'OPFOR_MAX_DELAY',
    description: 'milliseconds from 0 to 60000',
    default: '300',
    read: integerFrom(0, 60_000),
  },
  logLevel: {
    name: 'OPFOR_LOG',
    description: `one of ${logLevels.join(', ')}`,
    default: 'info',
    read: (text) => logLevels.find((level) => level === text),
  },
  traces: {
    name: 'OPFOR_TRACES',
    description: 'the http:// address of a collector, or nothing',
    default: '',
    read: (text) => (/^https?:\/\//.test(text) && URL.canParse(text) ? text : undefined),
  },
}

function integerFrom(from: number, to: number): (text: string) => number | undefined {
  return (text) => {
    const value = Number(text)
    return /^\d+$/.test(text) && value >= from && value <= to ? value : undefined
  }
}

/** Parses the settings from the environment; reports all problems together. */
export function parseSettings(environment: Environment): Parsed<Settings> {
  const problems: string[] = []
  const settings: { -readonly [K in keyof Settings]?: unknown } = {}
  for (const key of Object.keys(variables) as readonly (keyof Settings)[]) {
    const { name, description, default: defaultValue, read } = variables[key]
    const text = environment[name] ?? defaultValue
    const value = text === undefined ? undefined : read(text)
    if (value === undefined && !(text === '' && defaultValue === ''))
      problems.push(`${name} must be ${description}.`)
    settings[key] = value
  }
  const known = new Set(Object.values(variables).map(({ name }) => name))
  for (const name of Object.keys(environment))
    if (name.startsWith('OPFOR_') && !known.has(name)) problems.push(`Unknown setting ${name}.`)
  return problems.length === 0 ? good(settings as Settings) : bad(problems.join('\n'))
}

/** All settings with their descriptions, to check the documentation. */
export const settingDescriptions: readonly {
  readonly name: string
  readonly description: string
  readonly default?: string
}[] = Object.values(variables).map(({ name, description, default: value }) =>
  value === undefined ? { name, description } : { name, description, default: value },
)
