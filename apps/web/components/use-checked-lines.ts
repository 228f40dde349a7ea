import { useState } from 'react'
import { useMatch } from '../store/match-store.ts'

const key = 'opfor.ticked'

/** Which lines of a list of the open match are ticked. They stay so while the list is away, and over a reload. */
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

/** A set of lines with one more, or without it. */
export function toggleLine(lines: ReadonlySet<number>, at: number, on: boolean): ReadonlySet<number> {
  return new Set(on ? [...lines, at] : [...lines].filter((each) => each !== at))
}
