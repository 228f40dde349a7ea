import type { Printed } from '@opfor/sheets'

const ofPictures = 'http://www.w3.org/2000/svg'
const pictures: readonly string[] = ['svg', 'path']

/** A part of a printed sheet as a node of the page. */
export function nodeOf(part: Printed): Node {
  if (typeof part === 'string') return document.createTextNode(part)
  const { name, attributes, children } = part
  const node = pictures.includes(name)
    ? document.createElementNS(ofPictures, name)
    : document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value)
  node.append(...children.map(nodeOf))
  return node
}

/** A style sheet that is made of a text: the security headers forbid style elements. */
export function styleOf(text: string): CSSStyleSheet {
  const style = new CSSStyleSheet()
  style.replaceSync(text)
  return style
}
