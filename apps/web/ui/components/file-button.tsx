import type { ReactNode } from 'react'

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
          // Allows the same file to be chosen again.
          target.value = ''
        }}
      />
    </label>
  )
}
