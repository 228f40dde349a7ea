import type { ReactNode } from 'react'

export function FileButton({
  accept = 'application/json,.json',
  className = 'button quiet',
  take,
  children,
}: {
  readonly accept?: string
  readonly className?: string
  readonly take: (file: File) => void
  readonly children: ReactNode
}) {
  return (
    <label className={`${className} file-button`}>
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
