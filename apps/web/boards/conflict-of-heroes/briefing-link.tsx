import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'wouter'
import { useSay } from '../../text/language.tsx'
import { briefingWords } from './words.ts'

/** A link to the briefing of a generated firefight, shown in the question bar. */
export function BriefingLink({ id }: { readonly id: string }) {
  const say = useSay()
  const [slot, setSlot] = useState<Element>()
  useLayoutEffect(() => setSlot(document.querySelector('.board-answer') ?? undefined))
  return (
    slot &&
    createPortal(
      <Link href={`/briefing/${id}`} className="button big">
        {say(briefingWords.briefing)}
      </Link>,
      slot,
    )
  )
}
