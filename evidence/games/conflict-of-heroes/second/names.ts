/** Converts names of the second implementation to those of the first. */

const edges: Readonly<Record<string, string>> = { up: 'A', down: 'L', left: '02', right: '18' }

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

function twoDigits(text: string): string {
  return text.padStart(2, '0')
}

export const named = {
  same: (text: string): string => text,
  player: (text: string): string => lower(text).replace(' ', '-'),
  /** Generator Cards have two digits, Condition Cards one; a unit may have no card. */
  card: (text: string): string => {
    if (text === '') return ''
    const [whose = '', number = ''] = lower(text).split(' ')
    return `${whose}-${whose === 'condition' ? number : twoDigits(number)}`
  },
  unit: lower,
  unitOrCard: (text: string): string => (/^\S+ \d+$/.test(text) ? named.card(text) : lower(text)),
  edge: (text: string): string => {
    const [map = '', edge = '', turned] = text.split(' ')
    return [map, edges[edge] ?? '', ...(turned === undefined ? [] : [turned])].join('-')
  },
  twoDigits,
  token: (text: string): string => (text.includes(' ') ? lower(text) : text),
  /** A counter on the map: `rumors Soviet 1-E09`, `Soviet Rifle 03`. */
  standing: (text: string): string =>
    lower(text)
      .replace(/^rumors/, 'rumored')
      .replace(' German ', ' german ')
      .replace(' Soviet ', ' soviet '),
  handicap: (text: string): string => (text === 'card' ? text : `caps${text}`),
} as const

export function orderNaming(text: string): string {
  return text === 'default' ? text : named.twoDigits(text)
}

/** Pads the number, if any, to two digits. */
export function toldAs(name: string, number: string | number | undefined): string {
  if (number === undefined || name === 'facing') return name
  return /^\d+$/.test(String(number)) ? `${name} ${named.twoDigits(String(number))}` : `${name} ${number}`
}
