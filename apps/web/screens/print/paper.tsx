import { type PrintedElement, printedPaper, printedStyle } from '@opfor/sheets'
import { useEffect, useRef } from 'react'
import { nodeOf, styleOf } from './printed-nodes.ts'

/** A sheet as it is printed. It has styles of its own: those of the app do not reach it. */
export function Paper({
  printed,
  language,
}: {
  readonly printed: PrintedElement
  readonly language: string
}) {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (host.current === null) return undefined
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = [styleOf(printedStyle)]
    root.replaceChildren(nodeOf(printed))
    const margins = styleOf(printedPaper)
    document.adoptedStyleSheets.push(margins)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== margins)
    }
  }, [printed])
  return <div ref={host} className="print-paper" lang={language} />
}
