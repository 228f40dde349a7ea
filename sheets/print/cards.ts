import { capital } from '@opfor/kernel'
import type { Section, Sheet } from '../model/index.ts'
import { element, elementWith, type Printed } from './parts.ts'

type DeckSection = Extract<Section, { kind: 'deck' }>

/** The size of a card in millimetres: three by three and their cut marks fit on A4 and on Letter. */
const width = 60
const height = 84
const across = 3
const onPage = 9
/** The room for the marks around the cards. */
const room = 4

/** With more letters than this a card is printed smaller. */
const long = 180
const veryLong = 420

/** More cards than this are not printed. */
const mostCards = 90

/** How many cards a deck has that are printed; 0 for a bag, a hand, and for one that is too large. */
export function cardCount({ form, cards }: DeckSection): number {
  const count = cards.reduce((sum, card) => sum + card.count, 0)
  return form === 'deck' && count <= mostCards ? count : 0
}

/** The cards of all decks, nine to a page, with marks to cut them. */
export function cardPages({ sections, title }: Sheet): readonly Printed[] {
  const decks = sections.filter((each) => each.kind === 'deck').filter((each) => cardCount(each) > 0)
  const cards = decks.flatMap((deck) => cardsOf(deck, title))
  const pages = Math.ceil(cards.length / onPage)
  return Array.from({ length: pages }, (_, page) => {
    const shown = cards.slice(page * onPage, (page + 1) * onPage)
    return element(
      'div',
      'card-page',
      cutMarks(Math.ceil(shown.length / across)),
      element('div', 'cards', ...shown),
    )
  })
}

function cardsOf({ cards, columns, heading }: DeckSection, title: string): readonly Printed[] {
  return cards.flatMap(({ name, values, body, count }) => {
    const facts = columns.map((column, at) =>
      element('p', 'fact', `${column.name}: `, element('b', '', textOf(values[at]))),
    )
    // Behind the colon of a page a step begins with a small letter; on a card it stands alone.
    const steps = body.map(({ text }) => element('p', '', capital(text)))
    const letters = name.length + body.reduce((sum, { text }) => sum + text.length, 0)
    const card = element(
      'div',
      letters > veryLong ? 'card very-long' : letters > long ? 'card long' : 'card',
      element('p', 'name', name),
      ...facts,
      ...steps,
      element('p', 'deck', `${title} · ${heading}`),
    )
    return Array.from({ length: count }, () => card)
  })
}

function textOf(value: DeckSection['cards'][number]['values'][number] | undefined): string {
  return typeof value === 'object' ? value.join(', ') : String(value ?? '')
}

/** Marks beside the cards, and crosses between them. */
function cutMarks(rows: number): Printed {
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
