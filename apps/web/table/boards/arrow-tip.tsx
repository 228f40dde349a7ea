/** An arrow tip in the colour of its line: `markerEnd="url(#id)"`. */
export function ArrowTip({ id }: { readonly id: string }) {
  return (
    <marker id={id} viewBox="0 0 6 6" refX="5" refY="3" markerWidth="4" markerHeight="4" orient="auto">
      <path d="M0 0l6 3-6 3z" fill="context-stroke" />
    </marker>
  )
}
