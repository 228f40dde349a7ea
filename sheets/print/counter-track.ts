import type { SheetCounter, SheetOption } from '../model/index.ts'
import { makeElement, type PrintNode } from './print-node.ts'

/** The longest track that is printed box by box. */
const longest = 60

export function renderCounterTrack(counter: SheetCounter): PrintNode {
  if (counter.holds === 'word') return boxes(counter.name, counter.words, counter.start)
  const { from, to, start } = counter
  if (to - from > longest) return boxes(counter.name, [`${start} (${from}–${to})`], '')
  const numbers = Array.from({ length: to - from + 1 }, (_, at) => String(from + at))
  return boxes(counter.name, numbers, String(start))
}

export function renderOptionBoxes({ name, values, standard }: SheetOption, question = ''): PrintNode {
  return boxes(question === '' ? name : `${name}: ${question}`, values, standard)
}

function boxes(name: string, values: readonly string[], marked: string): PrintNode {
  return makeElement(
    'div',
    'track',
    makeElement('b', '', name),
    makeElement(
      'div',
      'boxes',
      ...values.map((value) => makeElement('span', value === marked ? 'start' : '', value)),
    ),
  )
}
