import type { Situation } from '@opfor/games/conflict-of-heroes/view'
import { Link } from 'wouter'
import { useSay } from '../../../ui/text/language.tsx'
import type { BoardProps } from '../board.ts'
import { BoardAnswer } from '../board-answer.tsx'
import { briefingWords } from './words.ts'

/** Shows nothing until there is something to brief. */
export function BriefingInMenu({ open }: Required<Pick<BoardProps, 'open'>>) {
  const say = useSay()
  const now = open?.match.situation as Situation | undefined
  if (open === undefined || now === undefined || now.stage === 'generation') return undefined
  return (
    <Link href={`/briefing/${open.id}`} className="choice">
      {say(briefingWords.briefing)}
    </Link>
  )
}

export function BriefingLink({ id }: { readonly id: string }) {
  const say = useSay()
  return (
    <BoardAnswer>
      <Link href={`/briefing/${id}`} className="button big">
        {say(briefingWords.briefing)}
      </Link>
    </BoardAnswer>
  )
}
