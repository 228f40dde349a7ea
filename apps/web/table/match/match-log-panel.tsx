import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSay } from '../../ui/text/language.tsx'
import { ui } from '../../ui/text/words.ts'

/** On a phone, a tap lets the log replace the board if both do not fit. */
export function MatchLogPanel({
  step,
  isResult,
  children,
}: {
  readonly step: number
  /** The result of the match has the room that it needs. */
  readonly isResult: boolean
  readonly children: ReactNode
}) {
  const say = useSay()
  const panel = useRef<HTMLElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const [overflows, setOverflows] = useState(false)
  const [toDo, setToDo] = useState(0)
  const [open, setOpen] = useState(false)
  useEffect(() => setOpen(false), [step])
  useEffect(() => {
    const measure = (): void => {
      const height = neededBy(content.current)
      // The question gets the height that the words do not need.
      panel.current?.closest<HTMLElement>('.match')?.style.setProperty('--said', `${height}px`)
      setToDo(content.current?.querySelectorAll('.ticks:not(.plain) input').length ?? 0)
      setOverflows(height > (panel.current?.clientHeight ?? 0))
    }
    const sizes = new ResizeObserver(measure)
    for (const { current } of [panel, content]) if (current !== null) sizes.observe(current)
    return () => sizes.disconnect()
  }, [])
  return (
    <>
      <section ref={panel} className={`said-panel ${open ? 'open' : ''}`} aria-label={say(ui.whatHappened)}>
        <div ref={content} className="said-content">
          {children}
        </div>
      </section>
      {(overflows || open) && !isResult && (
        <button
          type="button"
          className="said-toggle"
          aria-expanded={open}
          onClick={() => {
            setOpen(!open)
            panel.current?.scrollTo({ top: 0 })
          }}
        >
          {open ? say(ui.showBoard) : say(ui.showAll, { toDo })}
        </button>
      )}
    </>
  )
}

/** The height of the text that must be read; collapsed parts and actions may need scrolling. */
function neededBy(content: Element | null): number {
  const last = [
    ...(content?.querySelectorAll('.headlines, .headlines-before, .ticks:not(.plain), .notice') ?? []),
  ].at(-1)
  if (content === null || last === undefined) return 0
  return Math.ceil(last.getBoundingClientRect().bottom - content.getBoundingClientRect().top)
}
