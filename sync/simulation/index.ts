export { Depot } from './in-memory-server.ts'
import { isSound, type Page } from '../page.ts'
import { World } from './simulation.ts'

/** What came of one simulated run. */
export interface SimulatedRun {
  readonly problems: readonly string[]
  readonly devices: number
  readonly pages: number
  readonly branches: number
  readonly crashes: number
  readonly restores: number
}

/** Devices write, fail and diverge in a bad world; then the world is calm, and everything must be everywhere. */
export function simulateSync(seed: number): SimulatedRun {
  const world = new World(seed)
  const actions = 10 + world.random(50)
  for (let count = 0; count < actions; count += 1)
    world.after(world.random(actions * 20), () => world.happen())
  const problems: string[] = []
  const check = (holds: boolean, problem: string): void => {
    if (!holds) problems.push(`seed ${seed}: ${problem}`)
  }
  check(world.settle(), 'the bad world does not come to rest')
  world.calm = true
  quiet(world, check)
  checkEverythingIsEverywhere(world, check)
  const branches = divergences([...world.written.values()])
  for (const chain of world.devices[0]?.chains ?? [])
    check(
      sameSet(chain.branches, openEnds([...world.written.values()], chain.match)),
      `${chain.match}: a divergence is not offered as a branch`,
    )
  chooseUntilOne(world, check)
  checkEverythingIsEverywhere(world, check)
  for (const match of world.matches) checkOneHead(world, match, check)
  const { devices, written, crashes, restores } = world
  return { problems, devices: devices.length, pages: written.size, branches, crashes, restores }
}

type Check = (holds: boolean, problem: string) => void

/** Every device looks until nothing is new to any of them. */
function quiet(world: World, check: Check): void {
  for (let round = 0; round < 3; round += 1)
    for (const [at, device] of world.devices.entries()) {
      device.look()
      world.sync(at)
      check(world.settle(), 'the calm world does not come to rest')
    }
}

/** The player chooses wherever something diverged, on one device after another. */
function chooseUntilOne(world: World, check: Check): void {
  for (const device of world.devices) {
    for (const chain of device.chains) {
      const { branches } = chain
      const page = chain.choose(branches[world.random(branches.length)] ?? '')
      if (page !== undefined) world.written.set(page.id, page)
    }
    quiet(world, check)
  }
}

function checkEverythingIsEverywhere({ devices, written, depot }: World, check: Check): void {
  for (const [id, page] of written) {
    check(depot.has(id), `the server has lost ${page.body}`)
    for (const [at, device] of devices.entries())
      check(device.chain(page.match)?.has(id) === true, `device ${at} lacks ${page.body}`)
  }
  check(depot.pages.length === written.size, 'the server has pages that nobody wrote')
  for (const device of devices)
    for (const chain of device.chains) {
      check(chain.unsent.length === 0, `${chain.match}: something is not sent`)
      check(chain.pages.every(isSound), `${chain.match}: a page is not what its id says`)
      check(
        chain.pages.every(({ id }) => written.has(id)),
        `${chain.match}: a page that nobody wrote`,
      )
    }
}

function checkOneHead({ devices }: World, match: string, check: Check): void {
  const heads = new Set(devices.map((device) => device.chain(match)?.head))
  check(heads.size === 1, `${match}: devices stand on ${heads.size} different pages`)
  check(devices[0]?.chain(match)?.branches.length === 1, `${match}: the choice did not close the others`)
}

/** How many pages share their parent with another. */
function divergences(pages: readonly Page[]): number {
  const parents = new Set(pages.map(({ parent }) => parent))
  return pages.length - parents.size
}

interface Said {
  readonly closes?: readonly string[]
  readonly entries?: readonly { readonly a: number }[]
}

/**
 * The pages of a match with nothing on top that nobody closed and that say more than any other: worked out anew from all
 * that was ever written.
 */
function openEnds(pages: readonly Page[], match: string): readonly string[] {
  const own = new Map(pages.filter((page) => page.match === match).map((page) => [page.id, page]))
  const said = ({ body }: Page): Said => JSON.parse(body) as Said
  const told = (id: string): string => {
    const page = own.get(id)
    if (page === undefined) return ''
    return told(page.parent) + (said(page).entries ?? []).map(({ a }) => a).join('')
  }
  const covered = new Set([...own.values()].flatMap((page) => [page.parent, ...(said(page).closes ?? [])]))
  const ends = [...own.keys()].filter((id) => !covered.has(id)).toSorted()
  const journals = ends.map(told)
  return ends.filter((_, at) => {
    const mine = journals[at] ?? ''
    return !journals.some((other, where) => other.startsWith(mine) && (other !== mine || where < at))
  })
}

function sameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id))
}
