import { createContext, type RefObject, useContext, useEffect, useId, useRef } from 'react'

export interface Problems {
  /** By the path of a field, such as `classes[0].name`. */
  readonly byField: ReadonlyMap<string, string>
  /** The field or entry to open and focus. */
  readonly sought: string | undefined
  readonly seek: (at: string | undefined) => void
}

const none: Problems = { byField: new Map(), sought: undefined, seek: () => undefined }

export const ProblemsOfPack = createContext<Problems>(none)

/** Returns a ref for the field's element, which gets the focus when sought. */
export function useField<E extends HTMLElement>(
  at: string | undefined,
): { readonly problem: string | undefined; readonly problemId: string; readonly field: RefObject<E | null> } {
  const { byField, sought, seek } = useContext(ProblemsOfPack)
  const problemId = useId()
  const field = useRef<E>(null)
  const isSought = at !== undefined && sought === at
  // Runs after every render: the sought element may appear later, when its entry opens.
  useEffect(() => {
    if (!isSought || field.current === null) return
    const target = field.current.querySelector<HTMLElement>('input, select, button, summary') ?? field.current
    target.scrollIntoView({ block: 'center' })
    target.focus({ preventScroll: true })
    seek(undefined)
  })
  return { problem: at === undefined ? undefined : byField.get(at), problemId, field }
}

/** Includes problems of everything in the entry. */
export function useProblemCount(at: string): number {
  const { byField } = useContext(ProblemsOfPack)
  return [...byField.keys()].filter((field) => isWithin(field, at)).length
}

/** True for the field itself too. */
export function isWithin(path: string, at: string): boolean {
  return path === at || path.startsWith(`${at}.`) || path.startsWith(`${at}[`)
}

export function FieldProblem({ id, text }: { readonly id: string; readonly text: string | undefined }) {
  return text === undefined ? undefined : (
    <p id={id} className="pack-problem">
      {text}
    </p>
  )
}

export function SectionProblem({ at }: { readonly at: string }) {
  const { problem, problemId, field } = useField<HTMLDivElement>(at)
  return problem === undefined ? undefined : (
    <div ref={field}>
      <FieldProblem id={problemId} text={problem} />
    </div>
  )
}
