/** A part of a printed page: text, or an element with what is in it. The terminal writes it as HTML, the web app makes nodes of it. */
export type Printed = string | PrintedElement

/** An element of a printed page. */
export interface PrintedElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly Printed[]
}

/** An element; `kind` is its class. */
export function element(name: string, kind: string, ...children: readonly Printed[]): PrintedElement {
  return { name, attributes: kind === '' ? {} : { class: kind }, children }
}

/** An element with attributes. */
export function elementWith(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly Printed[]
): PrintedElement {
  return { name, attributes, children }
}
