import type { ReactNode } from 'react'

/** A button that takes a file of this device. */
export function FileButton({
  accept = 'application/json,.json',
  take,
  children,
}: {
  readonly accept?: string
  readonly take: (file: File) => void
  readonly children: ReactNode
}) {
  return (
    <label className="button quiet file-button">
      {children}
      <input
        type="file"
        className="visually-hidden"
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file !== undefined) take(file)
          // The same file may be taken again.
          target.value = ''
        }}
      />
    </label>
  )
}
