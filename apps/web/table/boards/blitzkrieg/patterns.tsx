/** The terrain patterns, shared by all drawings of the board. */
export function Patterns() {
  return (
    <svg className="bz-patterns" aria-hidden="true" focusable="false">
      <defs>
        <pattern id="bz-land" width="7" height="7" patternUnits="userSpaceOnUse">
          <path d="M1 4.500L2.500 2L4 4.500" />
        </pattern>
        <pattern id="bz-sea" width="9" height="6" patternUnits="userSpaceOnUse">
          <path d="M0 4Q2.250 1 4.500 4T9 4" />
        </pattern>
      </defs>
    </svg>
  )
}
