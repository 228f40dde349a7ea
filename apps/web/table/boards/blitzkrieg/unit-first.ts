import { type Situation, unitPiece } from '@opfor/games/blitzkrieg/view'
import { optionTargets, type Question } from '@opfor/kernel'
import { useEffect, useMemo, useState } from 'react'
import type { BoardProps } from '../board.ts'
import type { Highlights } from '../highlights.ts'

/** Lets the player select a unit first: only its spaces stay highlighted, and the space places it. */
export function useUnitFirst(
  now: Situation,
  question: Question | undefined,
  choose: BoardProps['choose'],
  highlights: Highlights,
): Highlights {
  const [hand, setHand] = useState<{ readonly kind: string; readonly question: Question }>()
  useEffect(() => {
    if (hand === undefined || hand.question === question) return
    setHand(undefined)
    const isOffered = question?.options?.some(({ id }) => id === hand.kind) === true
    if (question?.points?.by === 'piece' && isOffered) choose(hand.kind)
  }, [hand, question, choose])
  return useMemo(() => {
    if (question?.points?.by !== 'place' || now.where !== 'screen') return highlights
    const held = hand?.question === question ? hand.kind : ''
    const mayTake = (id: string, kind: string): boolean =>
      optionTargets(question, id).includes(unitPiece('player', kind).id)
    const spaces = [...highlights.options].filter((id) => held === '' || mayTake(id, held))
    const inHand =
      held === '' ? now.player.reserve.filter((kind) => spaces.some((id) => mayTake(id, kind))) : [held]
    return {
      ...highlights,
      options: new Set([...spaces, ...inHand]),
      choose: (id: string) => {
        if (now.player.reserve.includes(id)) setHand(id === held ? undefined : { kind: id, question })
        else highlights.choose(id)
      },
    }
  }, [now, question, highlights, hand])
}
