import type { Json, Question } from '@opfor/kernel'
import { useEffect, useState } from 'react'
import { create } from 'zustand'

export interface ActiveField {
  readonly field: Question
  readonly answer: (id: Json) => void
}

interface BoardFields {
  readonly accepts: (field: Question) => boolean
  readonly active: ActiveField | undefined
}

function acceptsNone(): boolean {
  return false
}

const useBoardFieldStore = create<BoardFields>(() => ({ accepts: acceptsNone, active: undefined }))

/** For a board; undefined if the board cannot answer the active field. */
export function useActiveField(accepts: BoardFields['accepts']): ActiveField | undefined {
  useEffect(() => {
    useBoardFieldStore.setState({ accepts })
    return () => useBoardFieldStore.setState({ accepts: acceptsNone })
  }, [accepts])
  return useBoardFieldStore(({ active }) => active)
}

/** For a form: a tap on the board advances the active field. */
export function useBoardFormFields(
  fields: Readonly<Record<string, Question>>,
  change: (key: string, id: Json) => void,
): {
  readonly keys: readonly string[]
  readonly active: string | undefined
  readonly activate: (key: string) => void
} {
  const takes = useBoardFieldStore((state) => state.accepts)
  const keys = Object.keys(fields).filter((key) => fields[key] !== undefined && takes(fields[key]))
  const [activated, activate] = useState<string>()
  const active = activated ?? keys[0]
  const next = keys[keys.indexOf(active ?? '') + 1]
  useEffect(() => {
    const field = fields[active ?? '']
    if (active === undefined || field === undefined) return
    const answer = (id: Json): void => {
      change(active, id)
      activate(next ?? active)
    }
    useBoardFieldStore.setState({ active: { field, answer } })
    return () => useBoardFieldStore.setState({ active: undefined })
  }, [fields, active, next])
  return { keys, active, activate }
}
