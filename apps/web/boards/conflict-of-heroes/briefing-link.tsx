import { Link } from 'wouter'
import { useSay } from '../../text/language.tsx'
import { BoardAnswer } from '../board-answer.tsx'
import { briefingWords } from './words.ts'

/** A link to the briefing of a generated firefight, shown in the question bar. */
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
