import type { Message, Question } from '@opfor/kernel'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import { create } from 'zustand'

interface Piece {
  readonly id: string
  readonly name: Message
  /** The number left and its text; undefined if the number does not matter. */
  readonly left?: number
  readonly leftText?: string
}

export interface PieceGridProps {
  readonly question: Question
  readonly pieces: readonly Piece[]
  readonly pictures: PiecePictures
  readonly choose: (id: string) => void
}

export interface PiecePictures {
  /** Loaded together with the pictures. */
  readonly Grid: ComponentType<PieceGridProps>
  /** Undefined if the option is no piece. */
  readonly picture: (id: string, question: Question) => ReactNode
  /** A group with a name gets a heading, and names below its pictures. */
  readonly groups: (ids: readonly string[]) => readonly PieceGroup[]
}

export interface PieceGroup {
  readonly name?: Message
  readonly ids: readonly string[]
}

const usePictureStore = create<{ readonly pictures: PiecePictures | undefined }>(() => ({
  pictures: undefined,
}))

export function useOfferPictures(load: (() => Promise<PiecePictures>) | undefined): void {
  useEffect(() => {
    let isShown = true
    const offer = async (): Promise<void> => {
      const pictures = await load?.()
      if (isShown) usePictureStore.setState({ pictures })
    }
    void offer()
    return () => {
      isShown = false
      usePictureStore.setState({ pictures: undefined })
    }
  }, [load])
}

/** Undefined unless the board has a picture for every option. */
export function usePiecePictures(question: Question): PiecePictures | undefined {
  const { pictures } = usePictureStore()
  const options = question.options ?? []
  const hasAll =
    options.length > 0 && options.every(({ id }) => pictures?.picture(id, question) !== undefined)
  return hasAll ? pictures : undefined
}
