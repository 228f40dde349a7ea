import { capitalize } from '@opfor/kernel'
import type { SheetSection, Sheet } from '../model/index.ts'
import { makeElement, elementWith, type PrintNode } from './print-node.ts'

type DeckSection = Extract<SheetSection, { kind: 'deck' }>

/** In millimetres: three by three with cut marks fit on A4 and Letter. */
const width = 60
const height = 84
const across = 3
const onPage = 9
/** In millimetres, for the cut marks around the cards. */
const room = 4

/** A card with more letters is printed smaller. */
const long = 180
const veryLong = 420

/** A larger deck is not printed. */
const mostCards = 90

/** The number of printed cards; 0 for a bag, a hand or a too large deck. */
export function countPrintedCards({ form, cards }: DeckSection): number {
  const count = cards.reduce((sum, card) => sum + card.count, 0)
  return form === 'deck' && count <= mostCards ? count : 0
}

/** Nine cards per page, with cut marks. */
export function cardPages({ sections, title }: Sheet): readonly PrintNode[] {
  const decks = sections.filter((each) => each.kind === 'deck').filter((each) => countPrintedCards(each) > 0)
  const cards = decks.flatMap((deck) => cardsOf(deck, title))
  const pages = Math.ceil(cards.length / onPage)
  return Array.from({ length: pages }, (_, page) => {
    const shown = cards.slice(page * onPage, (page + 1) * onPage)
    return makeElement(
      'div',
      'card-page',
      cutMarks(Math.ceil(shown.length / across)),
      makeElement('div', 'cards', ...shown),
    )
  })
}

function cardsOf({ cards, columns, heading }: DeckSection, title: string): readonly PrintNode[] {
  return cards.flatMap(({ name, values, body, count }) => {
    const facts = columns.map((column, at) =>
      makeElement('p', 'fact', `${column.name}: `, makeElement('b', '', textOf(values[at]))),
    )
    // Steps begin in lower case behind a colon, but are alone on a card.
    const steps = body.map(({ text }) => makeElement('p', '', capitalize(text)))
    const letters = name.length + body.reduce((sum, { text }) => sum + text.length, 0)
    const card = makeElement(
      'div',
      letters > veryLong ? 'card very-long' : letters > long ? 'card long' : 'card',
      makeElement('p', 'name', name),
      ...facts,
      ...steps,
      makeElement('p', 'deck', `${title} · ${heading}`),
    )
    return Array.from({ length: count }, () => card)
  })
}

function textOf(value: DeckSection['cards'][number]['values'][number] | undefined): string {
  return typeof value === 'object' ? value.join(', ') : String(value ?? '')
}

function cutMarks(rows: number): PrintNode {
  const [right, bottom] = [across * width, rows * height]
  const lines: string[] = []
  for (let x = 0; x <= right; x += width) {
    for (let y = 0; y <= bottom; y += height) {
      const isSide = x === 0 || x === right
      const isEnd = y === 0 || y === bottom
      if (!isSide && !isEnd) lines.push(`M${x - 2} ${y}h4M${x} ${y - 2}v4`)
      if (isSide) lines.push(`M${x === 0 ? -room : x + 1} ${y}h${room - 1}`)
      if (isEnd) lines.push(`M${x} ${y === 0 ? 1 - room : y + 1}v${room - 2}`)
    }
  }
  const [wide, high] = [right + 2 * room, bottom + 2 * room - 2]
  return elementWith(
    'svg',
    {
      class: 'cut',
      'aria-hidden': 'true',
      viewBox: `${-room} ${1 - room} ${wide} ${high}`,
      width: `${wide}mm`,
      height: `${high}mm`,
    },
    elementWith('path', { d: lines.join(''), fill: 'none', stroke: '#777', 'stroke-width': '0.2' }),
  )
}
