import type { Counter, SheetOption } from '../model/index.ts'
import { element, type Printed } from './parts.ts'

/** The longest track that is printed box by box. */
const longest = 60

/** A counter as a track: a box for each number or word, the first one marked. */
export function trackPrinted(counter: Counter): Printed {
  if (counter.holds === 'word') return boxes(counter.name, counter.words, counter.start)
  const { from, to, start } = counter
  if (to - from > longest) return boxes(counter.name, [`${start} (${from}–${to})`], '')
  const numbers = Array.from({ length: to - from + 1 }, (_, at) => String(from + at))
  return boxes(counter.name, numbers, String(start))
}

/** An option or a ruling: its values as boxes, the standard one marked. */
export function choicePrinted({ name, values, standard }: SheetOption, question = ''): Printed {
  return boxes(question === '' ? name : `${name}: ${question}`, values, standard)
}

function boxes(name: string, values: readonly string[], marked: string): Printed {
  return element(
    'div',
    'track',
    element('b', '', name),
    element(
      'div',
      'boxes',
      ...values.map((value) => element('span', value === marked ? 'start' : '', value)),
    ),
  )
}
