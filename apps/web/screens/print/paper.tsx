import { type PrintNode, type PrintedElement, printedPaper, printedStyle } from '@opfor/sheets'
import { useEffect, useRef } from 'react'

const ofPictures = 'http://www.w3.org/2000/svg'
const pictures: readonly string[] = ['svg', 'path']

function nodeOf(part: PrintNode): Node {
  if (typeof part === 'string') return document.createTextNode(part)
  const { name, attributes, children } = part
  const node = pictures.includes(name)
    ? document.createElementNS(ofPictures, name)
    : document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value)
  node.append(...children.map(nodeOf))
  return node
}

/** Constructed, because the security headers forbid style elements. */
function styleOf(text: string): CSSStyleSheet {
  const style = new CSSStyleSheet()
  style.replaceSync(text)
  return style
}

/** Has its own styles: those of the app do not apply. */
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
