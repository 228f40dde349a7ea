import type { StoredStudy } from '@opfor/sync/api/shapes/study'
import { findStudy } from '@opfor/sync/api/studies'
import { useEffect, useState } from 'react'
import { callApi } from '../server/server.ts'

/** A study that is looked at: as it stands, or why it cannot be shown. */
export interface StudyView {
  readonly study?: StoredStudy | undefined
  readonly trouble?: 'away' | 'missing' | undefined
}

const pace = { running: 1000, away: 3000 }

/** Watches a study on the server until it is over. */
export function useStudy(id: string): StudyView {
  const [watched, setWatched] = useState<StudyView>({})
  useEffect(() => {
    let gone = false
    let last: StoredStudy | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async (): Promise<void> => {
      const result = await callApi(findStudy, { params: { study: id }, query: { seen: last?.counted } })
      if (gone) return
      if (result.ok) {
        last = withTotals(result.value, last)
        setWatched({ study: last })
        if (last.state === 'waiting' || last.state === 'running') timer = setTimeout(again, pace.running)
      } else if (result.status === 0 || result.status >= 500 || result.status === 429) {
        setWatched({ study: last, trouble: 'away' })
        timer = setTimeout(again, pace.away)
      } else setWatched({ study: last, trouble: 'missing' })
    }
    const again = (): void => void look()
    again()
    return () => {
      gone = true
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
