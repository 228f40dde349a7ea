import { address } from 'virtual:workshop-worker'
import { useCallback, useEffect, useRef, useState } from 'react'
import { trustedScript } from '../device/trusted-script.ts'
import { sheetReader } from '@opfor/sheets'
import { type CheckedText, type FoundInText, textChecker } from './checked-text.ts'

/** Checks texts one after the other; of those that wait only the last one is checked. */
interface Checker {
  check(text: string): void
  stop(): void
}

/** Checks in a worker, or here if the worker cannot be loaded. */
function checkerIn(show: (checked: CheckedText) => void): Checker {
  // Sections that were not edited stay the same objects: what is made of them is kept.
  const read = sheetReader()
  const found = ({ text, ...data }: FoundInText): void => show({ sheet: read(text), ...data })
  const worker = new Worker(trustedScript(address), { type: 'module' })
  let isBusy = false
  let isHere = false
  let next: string | undefined
  const check = (text: string): void => {
    if (isHere) return checkHere(text)
    next = text
    send()
  }
  const send = (): void => {
    if (isBusy || next === undefined) return
    isBusy = true
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    worker.postMessage(next)
  }
  let here: ReturnType<typeof textChecker> | undefined
  const checkHere = (text: string): void => {
    here ??= textChecker()
    found(here(text))
  }
  worker.addEventListener('message', ({ data }: MessageEvent<FoundInText>) => {
    isBusy = false
    if (next === data.text) next = undefined
    found(data)
    send()
  })
  worker.addEventListener('error', () => {
    isHere = true
    if (next !== undefined) checkHere(next)
  })
  return { check, stop: () => worker.terminate() }
}

/** The text as it was last read and checked, and how to have it checked again. */
export function useCheckedText(first: string) {
  const [checked, setChecked] = useState<CheckedText>()
  const checker = useRef<Checker>(undefined)
  useEffect(() => {
    checker.current = checkerIn(setChecked)
    checker.current.check(first)
    return () => checker.current?.stop()
  }, [first])
  const check = useCallback((text: string) => checker.current?.check(text), [])
  return { checked, check }
}
