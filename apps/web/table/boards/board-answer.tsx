import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'

/** Controls that answer the question, rendered in the question bar, within reach of the thumb. */
export function BoardAnswer({ children }: { readonly children: ReactNode }) {
  const [slot, setSlot] = useState<Element>()
  useLayoutEffect(() => setSlot(document.querySelector('.board-answer') ?? undefined))
  return slot === undefined ? children : createPortal(children, slot)
}
