import { parseFailure, parseSuccess, type Parsed } from '@opfor/kernel'

export interface ServerSettings {
  /** `postgres://...` */
  readonly database: string
  /** The public address, such as `https://opfor.example`; passkeys belong to its host. */
  readonly origin: string
  readonly host: string
  readonly port: number
  readonly connections: number
  /** Folder of the built web app, if this process serves it. */
  readonly web: string | undefined
  /** Trusts the client address that a reverse proxy appends. */
  readonly behindProxy: boolean
  readonly limitFactor: number
  /** Requests are refused if the process is this many milliseconds late; 0: never. */
  readonly maxDelay: number
  readonly logLevel: (typeof logLevels)[number]
  /** Address for traces by OTLP over HTTP, if any. */
  readonly traces: string | undefined
}

const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const

type Environment = Readonly<Record<string, string | undefined>>

/** Required without a default; `read` returns undefined for invalid values. */
interface Variable<T> {
  readonly name: string
  readonly description: string
  readonly default?: string
  readonly read: (text: string) => T | undefined
}

const variables: { readonly [K in keyof ServerSettings]: Variable<ServerSettings[K]> } = {
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

/** Reports all problems together. */
export function parseServerSettings(environment: Environment): Parsed<ServerSettings> {
  const problems: string[] = []
  const settings: { -readonly [K in keyof ServerSettings]?: unknown } = {}
  for (const key of Object.keys(variables) as readonly (keyof ServerSettings)[]) {
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
  return problems.length === 0 ? parseSuccess(settings as ServerSettings) : parseFailure(problems.join('\n'))
}

export const settingDescriptions: readonly {
  readonly name: string
  readonly description: string
  readonly default?: string
}[] = Object.values(variables).map(({ name, description, default: value }) =>
  value === undefined ? { name, description } : { name, description, default: value },
)
