import { address } from 'virtual:workshop-worker'
import { trustedScript } from '../../data/device/trusted-script.ts'
import { examplePlayer, type PlayedExamples } from './checked-text.ts'

/** Milliseconds without typing before the examples are played. */
const pause = 450

/** Plays one text after the other; of waiting texts only the last. */
export interface ExampleWorker {
  play(text: string): void
  stop(): void
}

/** Plays in a worker after a typing pause, or here if the worker cannot be loaded. */
export function exampleWorker(show: (played: PlayedExamples) => void): ExampleWorker {
  const worker = new Worker(trustedScript(address), { type: 'module' })
  let isBusy = false
  let isHere = false
  let next: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let here: ReturnType<typeof examplePlayer> | undefined
  const send = (): void => {
    if (isBusy || next === undefined) return
    const text = next
    next = undefined
    if (isHere) {
      here ??= examplePlayer()
      return show(here(text))
    }
    isBusy = true
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    worker.postMessage(text)
  }
  worker.addEventListener('message', ({ data }: MessageEvent<PlayedExamples>) => {
    isBusy = false
    show(data)
    send()
  })
  let last = ''
  worker.addEventListener('error', () => {
    isHere = true
    isBusy = false
    next ??= last
    send()
  })
  return {
    play(text) {
      clearTimeout(timer)
      const soon = (): void => {
        last = text
        next = text
        send()
      }
      // The first text is not being typed.
      if (last === '') soon()
      else timer = setTimeout(soon, pause)
    },
    stop() {
      clearTimeout(timer)
      worker.terminate()
    },
  }
}
