import { type Situation, spaceWith, unitsFor } from '@opfor/games/blitzkrieg/view'
import type { Question } from '@opfor/kernel'
import { useEffect, useState } from 'react'
import type { BoardProps } from '../board.ts'
import type { Lights } from '../lights.ts'

/** A unit may be taken in hand before its space: the spaces where it may stand stay lit, and it is placed with them. */
export function useUnitFirst(
  now: Situation,
  question: Question | undefined,
  choose: BoardProps['choose'],
  lights: Lights,
): Lights {
  const [hand, setHand] = useState<{ readonly kind: string; readonly question: Question }>()
  useEffect(() => {
    if (hand === undefined || hand.question === question) return
    setHand(undefined)
    const isOffered = question?.options?.some(({ id }) => id === hand.kind) === true
    if (question?.id === 'blitzkrieg.unitPlaced' && isOffered) choose(hand.kind)
  }, [hand, question, choose])
  const placing = question?.id === 'blitzkrieg.space' || question?.id === 'blitzkrieg.blitz'
  if (!placing || now.where !== 'screen') return lights
  const held = hand?.question === question ? hand.kind : ''
  const mayTake = (id: string, kind: string): boolean => {
    const space = spaceWith(now, id)
    return space !== undefined && unitsFor(now, space).some((unit) => unit.id === kind)
  }
  const spaces = [...lights.options].filter((id) => held === '' || mayTake(id, held))
  const inHand =
    held === '' ? now.player.reserve.filter((kind) => spaces.some((id) => mayTake(id, kind))) : [held]
  return {
    ...lights,
    options: new Set([...spaces, ...inHand]),
    choose: (id) => {
      if (now.player.reserve.includes(id)) setHand(id === held ? undefined : { kind: id, question })
      else lights.choose(id)
    },
  }
}
