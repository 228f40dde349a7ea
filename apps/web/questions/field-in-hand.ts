import type { Json, Question } from '@opfor/kernel'
import { useEffect, useState } from 'react'
import { create } from 'zustand'

/** A field of a form that is filled next on the board. */
export interface FieldInHand {
  readonly field: Question
  /** One of its options was tapped. */
  readonly give: (id: Json) => void
}

interface BoardFields {
  /** Whether the board that is shown takes the answer to a field. */
  readonly takes: (field: Question) => boolean
  readonly inHand: FieldInHand | undefined
}

function takesNone(): boolean {
  return false
}

const useBoardFields = create<BoardFields>(() => ({ takes: takesNone, inHand: undefined }))

/** For a board: the field that is filled next, of those that the board takes. */
export function useFieldOnBoard(takes: BoardFields['takes']): FieldInHand | undefined {
  useEffect(() => {
    useBoardFields.setState({ takes })
    return () => useBoardFields.setState({ takes: takesNone })
  }, [takes])
  return useBoardFields(({ inHand }) => inHand)
}

/** For a form: which of its fields the board takes, and the one that is filled next; a tap goes on to the one after it. */
export function useFieldsOnBoard(
  fields: Readonly<Record<string, Question>>,
  change: (key: string, id: Json) => void,
): {
  readonly keys: readonly string[]
  readonly inHand: string | undefined
  readonly take: (key: string) => void
} {
  const takes = useBoardFields((state) => state.takes)
  const keys = Object.keys(fields).filter((key) => fields[key] !== undefined && takes(fields[key]))
  const [taken, take] = useState<string>()
  const inHand = taken ?? keys[0]
  const next = keys[keys.indexOf(inHand ?? '') + 1]
  useEffect(() => {
    const field = fields[inHand ?? '']
    if (inHand === undefined || field === undefined) return
    const give = (id: Json): void => {
      change(inHand, id)
      take(next ?? inHand)
    }
    useBoardFields.setState({ inHand: { field, give } })
    return () => useBoardFields.setState({ inHand: undefined })
  }, [fields, inHand, next])
  return { keys, inHand, take }
}
