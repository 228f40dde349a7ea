import { elementWith, type Printed } from './parts.ts'

/** The width of one module of a printed QR code, in millimetres: a phone reads it from a hand's breadth. */
const module = 0.35

/** The rows of a QR code, with its white border, as a picture. */
export function qrPrinted(rows: readonly (readonly boolean[])[], name: string): Printed {
  const size = `${(rows.length * module).toFixed(1)}mm`
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return elementWith(
    'svg',
    {
      role: 'img',
      'aria-label': name,
      viewBox: `0 0 ${rows.length} ${rows.length}`,
      width: size,
      height: size,
      'shape-rendering': 'crispEdges',
    },
    elementWith('path', { d: dark.join(''), fill: '#000' }),
  )
}
