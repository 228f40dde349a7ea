/** An action in the top bar of a match: its name, or on a phone its icon alone. */
export function TopAction({
  label,
  icon,
  act,
  disabled = false,
}: {
  readonly label: string
  /** The path of a drawing of 24 x 24. */
  readonly icon: string
  readonly act: () => void
  readonly disabled?: boolean
}) {
  return (
    <button type="button" className="text-button top-action" onClick={act} disabled={disabled}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={icon} />
      </svg>
      <span>{label}</span>
    </button>
  )
}
