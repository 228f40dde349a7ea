import { encodeQR } from 'qr'
import { useEffect, useRef } from 'react'
import { useSay } from '../text/language.tsx'
import { deferredWords } from '../text/deferred-words.ts'

/** The capacity of the largest QR code, in characters. */
const maxCharacters = 2953

/** With its white border; undefined if the link is too long. */
export function qrRows(link: string): readonly (readonly boolean[])[] | undefined {
  return link.length > maxCharacters ? undefined : encodeQR(link, 'raw', { ecc: 'low', border: 4 })
}

export function QrCode({ link }: { readonly link: string }) {
  const say = useSay()
  const rows = qrRows(link)
  const figure = useRef<HTMLElement>(null)
  // Scroll into view, perhaps inside a dialog: a cut-off code cannot be scanned.
  useEffect(() => figure.current?.scrollIntoView({ block: 'nearest' }), [])
  if (rows === undefined)
    return (
      <p role="status" className="notice">
        {say(deferredWords.qrTooLong, { length: link.length, most: maxCharacters })}
      </p>
    )
  const dark = rows.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <figure ref={figure} className="qr">
      <svg
        viewBox={`0 0 ${rows.length} ${rows.length}`}
        role="img"
        aria-label={say(deferredWords.qrShown)}
        shapeRendering="crispEdges"
      >
        <rect width="100%" height="100%" fill="#fff" />
        <path d={dark.join('')} fill="#000" />
      </svg>
      <figcaption className="soft">{say(deferredWords.qrShown)}</figcaption>
    </figure>
  )
}
