import type { StoredStudy } from '@opfor/sync/api/shapes/study'
import { findStudy } from '@opfor/sync/api/studies'
import { useEffect, useState } from 'react'
import { callApi } from '../server/server.ts'

/** A study, or why it cannot be shown. */
export interface StudyView {
  readonly study?: StoredStudy | undefined
  readonly problem?: 'away' | 'missing' | undefined
}

const pollIntervals = { running: 1000, away: 3000 }

/** Polls a study on the server until it is finished. */
export function useStudy(id: string): StudyView {
  const [watched, setWatched] = useState<StudyView>({})
  useEffect(() => {
    let isUnmounted = false
    let last: StoredStudy | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async (): Promise<void> => {
      const result = await callApi(findStudy, { params: { study: id }, query: { seen: last?.counted } })
      if (isUnmounted) return
      if (result.ok) {
        last = withTotals(result.value, last)
        setWatched({ study: last })
        if (last.state === 'waiting' || last.state === 'running')
          timer = setTimeout(again, pollIntervals.running)
      } else if (result.status === 0 || result.status >= 500 || result.status === 429) {
        setWatched({ study: last, problem: 'away' })
        timer = setTimeout(again, pollIntervals.away)
      } else setWatched({ study: last, problem: 'missing' })
    }
    const again = (): void => void look()
    again()
    return () => {
      isUnmounted = true
      clearTimeout(timer)
    }
  }, [id])
  return watched
}

function withTotals(study: StoredStudy, last: StoredStudy | undefined): StoredStudy {
  return {
    ...study,
    parts: study.parts.map((part, at) => ({ ...part, totals: part.totals ?? last?.parts[at]?.totals })),
  }
}
