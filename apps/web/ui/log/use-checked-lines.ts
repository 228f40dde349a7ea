import { useState } from 'react'
import { useMatch } from '../../data/store/match-store.ts'

const key = 'opfor.ticked'

/** Checked lines survive unmounting and a reload. */
export function useCheckedLines(
  list: string,
): readonly [ReadonlySet<number>, (next: ReadonlySet<number>) => void] {
  const name = `${useMatch.getState().open?.record.id} ${list}`
  const [checked, setChecked] = useState<ReadonlySet<number>>(() => {
    const [of, ...lines] = sessionStorage.getItem(key)?.split(',') ?? []
    return new Set(of === name ? lines.map(Number) : [])
  })
  const saveChecked = (next: ReadonlySet<number>): void => {
    setChecked(next)
    sessionStorage.setItem(key, [name, ...next].join(','))
  }
  return [checked, saveChecked]
}

export function toggleLine<T>(lines: ReadonlySet<T>, at: T, on: boolean): ReadonlySet<T> {
  return new Set(on ? [...lines, at] : [...lines].filter((each) => each !== at))
}
