import type { Message, Question } from '@opfor/kernel'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import { create } from 'zustand'

/** A piece to choose. */
interface Piece {
  readonly id: string
  readonly name: Message
  /** How many are left, and how that is said; absent if it does not matter. */
  readonly left?: number
  readonly leftText?: string
}

/** The props of a grid of pieces. */
export interface PieceGridProps {
  readonly question: Question
  readonly pieces: readonly Piece[]
  readonly pictures: PiecePictures
  readonly choose: (id: string) => void
}

/** Pictures of pieces, by the ids of a question's options. */
export interface PiecePictures {
  /** The grid to show them in; it is loaded with them. */
  readonly Grid: ComponentType<PieceGridProps>
  /** The picture of an option; undefined if it is no piece. */
  readonly picture: (id: string, question: Question) => ReactNode
  /** Pieces in rows; a group with a name gets a heading, and names below its pictures. */
  readonly groups: (ids: readonly string[]) => readonly PieceGroup[]
}

/** Pieces that are shown together. */
export interface PieceGroup {
  readonly name?: Message
  readonly ids: readonly string[]
}

const usePictureStore = create<{ readonly pictures: PiecePictures | undefined }>(() => ({
  pictures: undefined,
}))

/** For a board: offers pictures to the questions, once they are loaded. */
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

/** For a question: the pictures of the board, if it has one for every option. */
export function usePiecePictures(question: Question): PiecePictures | undefined {
  const { pictures } = usePictureStore()
  const options = question.options ?? []
  const hasAll =
    options.length > 0 && options.every(({ id }) => pictures?.picture(id, question) !== undefined)
  return hasAll ? pictures : undefined
}
