export { InMemoryServer } from './in-memory-server.ts'
import { isValidCommit, type Commit } from '../../../sync/commit.ts'
import { Simulation } from './simulation.ts'

export interface SimulatedRun {
  readonly problems: readonly string[]
  readonly devices: number
  readonly pages: number
  readonly branches: number
  readonly crashes: number
  readonly restores: number
}

/** Simulates with faults, then without; afterwards all devices and the server must have converged. */
export function simulateSync(seed: number): SimulatedRun {
  const simulation = new Simulation(seed)
  const actions = 10 + simulation.random(50)
  for (let count = 0; count < actions; count += 1)
    simulation.after(simulation.random(actions * 20), () => simulation.randomAction())
  const problems: string[] = []
  const check = (holds: boolean, problem: string): void => {
    if (!holds) problems.push(`seed ${seed}: ${problem}`)
  }
  check(simulation.runUntilIdle(), 'the simulation with faults does not become idle')
  simulation.faultless = true
  syncAll(simulation, check)
  checkConverged(simulation, check)
  const branches = countDivergences([...simulation.written.values()])
  for (const chain of simulation.devices[0]?.chains ?? [])
    check(
      isSameSet(chain.branches, expectedBranches([...simulation.written.values()], chain.match)),
      `${chain.match}: a divergence is not offered as a branch`,
    )
  resolveAllBranches(simulation, check)
  checkConverged(simulation, check)
  for (const match of simulation.matches) checkOneHead(simulation, match, check)
  const { devices, written, crashes, restores } = simulation
  return { problems, devices: devices.length, pages: written.size, branches, crashes, restores }
}

type Check = (holds: boolean, problem: string) => void

function syncAll(simulation: Simulation, check: Check): void {
  for (let round = 0; round < 3; round += 1)
    for (const [at, device] of simulation.devices.entries()) {
      device.schedulePull()
      simulation.sync(at)
      check(simulation.runUntilIdle(), 'the simulation without faults does not become idle')
    }
}

function resolveAllBranches(simulation: Simulation, check: Check): void {
  for (const device of simulation.devices) {
    for (const chain of device.chains) {
      const { branches } = chain
      const page = chain.choose(branches[simulation.random(branches.length)] ?? '')
      if (page !== undefined) simulation.written.set(page.id, page)
    }
    syncAll(simulation, check)
  }
}

function checkConverged({ devices, written, server }: Simulation, check: Check): void {
  for (const [id, page] of written) {
    check(server.has(id), `the server has lost ${page.body}`)
    for (const [at, device] of devices.entries())
      check(device.getChain(page.match)?.has(id) === true, `device ${at} lacks ${page.body}`)
  }
  check(server.pages.length === written.size, 'the server has pages that no device wrote')
  for (const device of devices)
    for (const chain of device.chains) {
      check(chain.unsent.length === 0, `${chain.match}: not all pages are sent`)
      check(chain.pages.every(isValidCommit), `${chain.match}: hash mismatch`)
      check(
        chain.pages.every(({ id }) => written.has(id)),
        `${chain.match}: a page that no device wrote`,
      )
    }
}

function checkOneHead({ devices }: Simulation, match: string, check: Check): void {
  const heads = new Set(devices.map((device) => device.getChain(match)?.head))
  check(heads.size === 1, `${match}: devices have ${heads.size} different heads`)
  check(
    devices[0]?.getChain(match)?.branches.length === 1,
    `${match}: the choice did not close the other branches`,
  )
}

function countDivergences(pages: readonly Commit[]): number {
  const parents = new Set(pages.map(({ parent }) => parent))
  return pages.length - parents.size
}

interface ParsedBody {
  readonly closes?: readonly string[]
  readonly entries?: readonly { readonly a: number }[]
}

/** Independent: unclosed leaves of all pages ever written whose journal is no prefix of another. */
function expectedBranches(pages: readonly Commit[], match: string): readonly string[] {
  const pagesById = new Map(pages.filter((page) => page.match === match).map((page) => [page.id, page]))
  const parsed = ({ body }: Commit): ParsedBody => JSON.parse(body) as ParsedBody
  const answersTo = (id: string): string => {
    const page = pagesById.get(id)
    if (page === undefined) return ''
    return answersTo(page.parent) + (parsed(page).entries ?? []).map(({ a }) => a).join('')
  }
  const covered = new Set(
    [...pagesById.values()].flatMap((page) => [page.parent, ...(parsed(page).closes ?? [])]),
  )
  const leaves = [...pagesById.keys()].filter((id) => !covered.has(id)).toSorted()
  const journals = leaves.map(answersTo)
  return leaves.filter((_, at) => {
    const own = journals[at] ?? ''
    return !journals.some((other, where) => other.startsWith(own) && (other !== own || where < at))
  })
}

function isSameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id) => b.includes(id))
}
