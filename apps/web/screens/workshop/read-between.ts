import { pausingReader, type Sheet } from '@opfor/sheets'

/** How many milliseconds are read at a time; typing and drawing come in between. */
const slice = 3

/** Reads texts one after the other without holding up typing; a text that waits gives way to the next one. */
export interface TextReader {
  readonly read: (text: string) => void
  readonly stop: () => void
}

/** A reader that tells of each page that was read to its end. */
export function textReader(show: (sheet: Sheet) => void): TextReader {
  const read = pausingReader()
  const { port1, port2 } = new MessageChannel()
  let reading: ReturnType<typeof read> | undefined
  let finished: Sheet | undefined
  let frame: number | undefined
  const goOn = (): void => port2.postMessage(undefined)
  /** What is read is shown by a task of its own: no task should be long. */
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
      // The letter that was typed is drawn first. A page that is not shown draws nothing.
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
