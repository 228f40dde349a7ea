import { createContext, type RefObject, useContext, useEffect, useId, useRef } from 'react'

/** What is missing in the pack that is being edited, and the field that is to be shown. */
export interface Problems {
  /** The problem of a field by its path, such as `classes[0].name`. */
  readonly byField: ReadonlyMap<string, string>
  /** The field or entry to open and focus. */
  readonly sought: string | undefined
  readonly seek: (at: string | undefined) => void
}

const none: Problems = { byField: new Map(), sought: undefined, seek: () => undefined }

/** The problems of the pack that is being edited. */
export const ProblemsOfPack = createContext<Problems>(none)

/** The problem of a field, and a ref for its element: it gets the focus when it is sought. */
export function useField<E extends HTMLElement>(
  at: string | undefined,
): { readonly problem: string | undefined; readonly problemId: string; readonly field: RefObject<E | null> } {
  const { byField, sought, seek } = useContext(ProblemsOfPack)
  const problemId = useId()
  const field = useRef<E>(null)
  const isSought = at !== undefined && sought === at
  // After every render: the element may appear later than it is sought, when its entry opens.
  useEffect(() => {
    if (!isSought || field.current === null) return
    const target = field.current.querySelector<HTMLElement>('input, select, button, summary') ?? field.current
    target.scrollIntoView({ block: 'center' })
    target.focus({ preventScroll: true })
    seek(undefined)
  })
  return { problem: at === undefined ? undefined : byField.get(at), problemId, field }
}

/** The number of problems in an entry and everything in it. */
export function useProblemCount(at: string): number {
  const { byField } = useContext(ProblemsOfPack)
  return [...byField.keys()].filter((field) => isWithin(field, at)).length
}

/** Whether a path is that of a field, or of something in it. */
export function isWithin(path: string, at: string): boolean {
  return path === at || path.startsWith(`${at}.`) || path.startsWith(`${at}[`)
}

/** The problem of a field, in words. */
export function FieldProblem({ id, text }: { readonly id: string; readonly text: string | undefined }) {
  return text === undefined ? undefined : (
    <p id={id} className="pack-problem">
      {text}
    </p>
  )
}

/** A place for the problem of a whole list or section. */
export function SectionProblem({ at }: { readonly at: string }) {
  const { problem, problemId, field } = useField<HTMLDivElement>(at)
  return problem === undefined ? undefined : (
    <div ref={field}>
      <FieldProblem id={problemId} text={problem} />
    </div>
  )
}
