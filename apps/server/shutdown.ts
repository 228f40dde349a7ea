import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerProcess } from './server.ts'

/** For so long requests are still accepted while `/ready` says that the process stops. */
const announced = 1000
/** Then requests in progress have so long to end before their connections are closed. */
const completing = 6000
/** After that the process ends in any case. */
const closing = 1500

/** Stops a server within ten seconds, whatever its clients do: some connections never send a whole request. */
export async function stopWithinTenSeconds({ app, announceStop, stop }: ServerProcess): Promise<void> {
  announceStop()
  await sleep(announced)
  const closeAll = setTimeout(() => {
    app.server.closeAllConnections()
  }, completing)
  const exit = setTimeout(() => {
    console.error('Requests were still in progress when the time to stop was over; they were ended.')
    process.exit(1)
  }, completing + closing)
  await stop()
  clearTimeout(closeAll)
  clearTimeout(exit)
}
