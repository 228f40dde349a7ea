import { type RefObject, useLayoutEffect, useState } from 'react'

/** The number of drawing units per pixel, without zoom. */
export function useUnitsPerPixel(svg: RefObject<SVGSVGElement | null>, width: number): number {
  const [pixels, setPixels] = useState(0)
  useLayoutEffect(() => {
    const drawing = svg.current
    if (drawing === null) return undefined
    const measure = (): void => setPixels(drawing.getBoundingClientRect().width)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(drawing)
    return () => observer.disconnect()
  }, [svg])
  return pixels === 0 ? 1 : width / pixels
}
