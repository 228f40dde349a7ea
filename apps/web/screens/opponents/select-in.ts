/** A place in a text: its line and column, counted from 1. */
type Place = readonly [line: number, column: number]

/** Selects a part of the text of an area, and scrolls to it. */
export function selectIn(area: HTMLTextAreaElement, from: Place, to: Place): void {
  const { value } = area
  const [start, end] = [offsetOf(value, from), offsetOf(value, to)]
  area.focus()
  // How far down the place is depends on how lines are broken: the text before it is measured.
  area.value = value.slice(0, start)
  const above = area.scrollHeight - area.clientHeight / 2
  area.value = value
  area.setSelectionRange(start, end)
  area.scrollTo({ top: above })
}

function offsetOf(text: string, [line, column]: Place): number {
  const lines = text.split('\n').slice(0, line - 1)
  return lines.reduce((sum, each) => sum + each.length + 1, 0) + column - 1
}
