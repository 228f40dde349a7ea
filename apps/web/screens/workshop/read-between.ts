import { incrementalReader, type Sheet } from '@opfor/sheets'

/** Milliseconds of reading at a time; typing and drawing come in between. */
const slice = 3

/** One text after the other, without blocking typing; a waiting text gives way to the next. */
export interface TextReader {
  readonly read: (text: string) => void
  readonly stop: () => void
}

/** Calls `show` for each page that was read to its end. */
export function makeBackgroundReader(show: (sheet: Sheet) => void): TextReader {
  const read = incrementalReader()
  const { port1, port2 } = new MessageChannel()
  let reading: ReturnType<typeof read> | undefined
  let finished: Sheet | undefined
  let frame: number | undefined
  const goOn = (): void => port2.postMessage(undefined)
  /** Shows in a separate task: no task should be long. */
  const work = (): void => {
    if (finished !== undefined) {
      const sheet = finished
      finished = undefined
      return show(sheet)
    }
    const end = performance.now() + slice
    while (reading !== undefined && performance.now() < end) {
      const { done, value } = reading.next()
      if (done !== true) continue
      reading = undefined
      finished = value
    }
    if (reading !== undefined || finished !== undefined) goOn()
  }
  port1.addEventListener('message', work)
  port1.start()
  return {
    read(text) {
      reading = read(text)
      finished = undefined
      if (frame !== undefined) return
      // The typed letter is drawn first. A hidden page draws nothing.
      if (document.hidden) return goOn()
      frame = requestAnimationFrame(() => {
        frame = undefined
        goOn()
      })
    },
    stop() {
      if (frame !== undefined) cancelAnimationFrame(frame)
      port1.close()
    },
  }
}
