import { expect, test } from 'vitest'
import { runStandbyTest } from './standby.ts'
import { kinds } from './support/newcomers.ts'

test('after a standby is promoted under load all devices agree, and no acknowledged page is lost or doubled', async () => {
  const [synchronous, asynchronous] = await runStandbyTest(2, 3)
  expect(synchronous).toMatchObject({ isSynchronous: true, missing: 0, lost: 0, doubled: 0 })
  expect(asynchronous).toMatchObject({ isSynchronous: false, lost: 0, doubled: 0 })
  // The standby was cut off half a second earlier, so devices must have sent pages again.
  expect(asynchronous?.missing).toBeGreaterThan(0)
  // Devices do not send accounts and codes again: only a synchronous standby has all of them.
  expect(synchronous?.once.lost).toEqual({ accounts: 0, 'recovery codes': 0 })
  for (const kind of kinds) expect(synchronous?.once.acknowledged[kind]).toBeGreaterThan(0)
  expect(asynchronous?.once.lost.accounts).toBeGreaterThan(0)
}, 180_000)
