import type { Sheet } from '@opfor/sheets'
import { address } from 'virtual:health-worker'
import { useEffect, useRef, useState } from 'react'
import { trustedScript } from '../../../data/device/trusted-script.ts'
import { notPlayable } from '../../opponents/not-playable.ts'
import type { Figures } from './figures.ts'
import { ownJournals } from './own-matches.ts'
import type { HealthUpdate, HealthTask, OwnFigures } from './run.ts'

/** Matches played without a request, and the maximum milliseconds. */
const byItself: Pick<HealthTask, 'matches' | 'atMost'> = { matches: 500, atMost: 4000 }

/** Milliseconds without typing before matches are played. */
const pause = 1500

export interface Health {
  readonly random: Figures | undefined
  readonly own: OwnFigures | undefined
  /** Requested matches, while they are played. */
  readonly wanted: number | undefined
  /** The text has changed since. */
  readonly isOld: boolean
  readonly play: (matches: number) => void
  readonly stop: () => void
}

/** In a worker: some matches after a typing pause while figures are shown, many on request. */
export function useHealth(sheet: Sheet | undefined, isShown: boolean): Health {
  const [random, setRandom] = useState<Figures>()
  const [own, setOwn] = useState<OwnFigures>()
  const [wanted, setWanted] = useState<number>()
  const worker = useRef<Worker>(undefined)
  const isBusy = useRef(false)
  const stop = (): void => {
    setWanted(undefined)
    // Also stops a long single match.
    if (isBusy.current) end(worker)
    isBusy.current = false
  }
  const start = async (task: Omit<HealthTask, 'journals'>, isWanted: () => boolean): Promise<void> => {
    const journals = await ownJournals(task.text)
    if (!isWanted()) return
    stop()
    setWanted(task.matches)
    isBusy.current = true
    worker.current ??= newWorker((news) => {
      setRandom(news.random)
      setOwn(news.own)
      if (!news.isDone) return
      isBusy.current = false
      setWanted(undefined)
    }, stop)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    worker.current.postMessage({ ...task, journals })
  }
  const latest = useRef(sheet)
  latest.current = sheet
  useEffect(stop, [sheet?.text])
  useEffect(() => {
    if (!isShown || sheet === undefined || notPlayable(sheet) !== undefined) return undefined
    if (isBusy.current || random?.text === sheet.text) return undefined
    const isWanted = (): boolean => latest.current?.text === sheet.text
    const timer = setTimeout(() => void start({ text: sheet.text, ...byItself }, isWanted), pause)
    return () => clearTimeout(timer)
  }, [sheet?.text, isShown])
  useEffect(() => () => end(worker), [])
  return {
    random,
    own,
    wanted,
    isOld: random !== undefined && sheet !== undefined && random.text !== sheet.text,
    play: (matches) => {
      if (sheet === undefined) return
      void start({ text: sheet.text, matches }, () => latest.current?.text === sheet.text)
    },
    stop,
  }
}

function end(worker: { current: Worker | undefined }): void {
  worker.current?.terminate()
  worker.current = undefined
}

function newWorker(show: (news: HealthUpdate) => void, failed: () => void): Worker {
  const worker = new Worker(trustedScript(address), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<HealthUpdate>) => show(data))
  worker.addEventListener('error', failed)
  return worker
}
