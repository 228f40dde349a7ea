import { refuse, type Shape, shown } from '@opfor/kernel'

/** Inches to a tenth within these bounds, as they are written; whole tenths, as they are kept. */
export function tenthsBetween(from: number, to: number): Shape<number> {
  return {
    schema: { type: 'number', minimum: from, maximum: to },
    read: (json, at) => {
      const tenths = typeof json === 'number' ? Math.round(json * 10) : Number.NaN
      return tenths >= from * 10 && tenths <= to * 10 && Math.abs(Number(json) * 10 - tenths) < 0.001
        ? tenths
        : refuse(at, `inches from ${from} to ${to}, to a tenth, are expected, not ${shown(json)}`)
    },
  }
}
