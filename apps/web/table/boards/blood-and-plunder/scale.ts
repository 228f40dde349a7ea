import { type RefObject, useLayoutEffect, useState } from 'react'

/** The number of drawing units per pixel, without zoom. */
export function useUnitsPerPixel(
  svg: RefObject<SVGSVGElement | null>,
  width: number,
  height?: number,
): number {
  const [units, setUnits] = useState(1)
  useLayoutEffect(() => {
    const drawing = svg.current
    if (drawing === null) return undefined
    const measure = (): void => {
      const box = drawing.getBoundingClientRect()
      if (box.width > 0) setUnits(Math.max(width / box.width, (height ?? 0) / box.height))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(drawing)
    return () => observer.disconnect()
  }, [svg, width, height])
  return units
}
