import { readdirSync, readFileSync } from 'node:fs'

/** Process ids by part, each including its children. */
export type Parts = Readonly<Record<string, readonly number[]>>

/** Linux has a fixed value for `/proc`. */
const ticksPerSecond = 100

interface Process {
  readonly pid: number
  readonly parent: number
  /** Includes the ticks of its finished children. */
  readonly ticks: number
  readonly endedChildren: number
}

function readProcess(pid: number): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [own = 0, ofSystem = 0, ended = 0, endedOfSystem = 0] = fields.slice(11, 15)
    const endedChildren = ended + endedOfSystem
    return { pid, parent: fields[1] ?? 0, ticks: own + ofSystem + endedChildren, endedChildren }
  } catch {
    return undefined
  }
}

export function parentOf(pid: number): number {
  return readProcess(pid)?.parent ?? 0
}

export interface ProcessorTimes {
  readonly all: number
  readonly parts: Readonly<Record<string, number>>
}

/** This process is the callers: its only children that end meanwhile pack matches. */
export function readTimes(parts: Parts): ProcessorTimes {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)) ?? [])
  const timeOf = (roots: readonly number[]): number =>
    processes
      .filter(({ pid, parent }) => roots.includes(pid) || roots.includes(parent))
      .reduce((sum, { ticks }) => sum + ticks, 0) / ticksPerSecond
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
  const [user = 0, nice = 0, system = 0, , , interrupts = 0, soft = 0] = line
    .split(/\s+/)
    .slice(1)
    .map(Number)
  const { userCPUTime, systemCPUTime } = process.resourceUsage()
  return {
    all: (user + nice + system + interrupts + soft) / ticksPerSecond,
    parts: {
      ...Object.fromEntries(Object.entries(parts).map(([name, roots]) => [name, timeOf(roots)])),
      packing: (readProcess(process.pid)?.endedChildren ?? 0) / ticksPerSecond,
      callers: (userCPUTime + systemCPUTime) / 1_000_000,
    },
  }
}

export function coresUsed(
  before: ProcessorTimes,
  after: ProcessorTimes,
  seconds: number,
): Readonly<Record<string, number>> {
  const used = Object.entries(after.parts).map(
    ([name, time]) => [name, (time - (before.parts[name] ?? 0)) / seconds] as const,
  )
  const known = used.reduce((sum, [, cores]) => sum + cores, 0)
  const others = Math.max(0, (after.all - before.all) / seconds - known)
  return { ...Object.fromEntries(used), 'all else': others }
}
