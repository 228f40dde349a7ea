import type { Example } from '@opfor/kernel'
import { useSentence } from '../../ui/text/language.tsx'
import { formatCitation } from '../../ui/components/format-citation.ts'

/** The reasoning of an example, in our own words. */
export function Reasoning({ example: { reasoning, cite } }: { readonly example: Example }) {
  const sentence = useSentence()
  return (
    <>
      <ul className="ticks plain">
        {reasoning.map((line, at) => (
          <li key={at}>{sentence(line)}</li>
        ))}
      </ul>
      <p className="soft">{formatCitation(cite)}</p>
    </>
  )
}
