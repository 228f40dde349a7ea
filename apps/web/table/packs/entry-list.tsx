import { type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { useSay } from '../../ui/text/language.tsx'
import './entries.css'
import { isWithin, ProblemsOfPack, SectionProblem, useField, useProblemCount } from './problems.tsx'
import { packWords } from './words.ts'

export function Entry({
  at,
  title,
  brief,
  children,
}: {
  /** The path of the entry in the pack: `classes[0]`. */
  readonly at: string
  readonly title: string
  readonly brief?: string | undefined
  readonly children: ReactNode
}) {
  const say = useSay()
  const { sought } = useContext(ProblemsOfPack)
  const isSought = sought !== undefined && isWithin(sought, at)
  const [isOpen, setOpen] = useState(isSought)
  const { field } = useField<HTMLDivElement>(at)
  const problems = useProblemCount(at)
  useEffect(() => {
    if (isSought) setOpen(true)
  }, [isSought])
  return (
    <details
      className="pack-item"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span className="pack-sum">
          {title}
          {brief !== undefined && <small>{brief}</small>}
        </span>
        {problems > 0 && <small className="pack-flag">{say(packWords.lacks, { count: problems })}</small>}
      </summary>
      {isOpen && (
        <div className="pack-body" ref={field}>
          {children}
        </div>
      )}
    </details>
  )
}

/** A new entry is opened. */
export function EntryList<T>({
  at,
  items,
  most,
  titleOf,
  briefOf,
  change,
  copyOf,
  create,
  addLabel,
  fields,
}: {
  /** The path of the list in the pack. */
  readonly at: string
  readonly items: readonly T[]
  readonly most: number
  readonly titleOf: (item: T, index: number) => string
  readonly briefOf?: (item: T) => string
  readonly change: (items: readonly T[]) => void
  /** If undefined, entries cannot be copied. */
  readonly copyOf?: ((item: T) => T) | undefined
  readonly create?: (() => T) | undefined
  readonly addLabel?: string
  readonly fields: (item: T, set: (to: T) => void, at: string, index: number) => ReactNode
}) {
  const say = useSay()
  const { seek } = useContext(ProblemsOfPack)
  const [keys, setKeys] = useState<readonly number[]>([])
  const nextKey = useRef(-1)
  const keyAt = (index: number): number => keys[index] ?? index
  const allKeys = items.map((_, index) => keyAt(index))
  const isFull = items.length >= most
  const insert = (index: number, item: T): void => {
    setKeys(allKeys.toSpliced(index, 0, nextKey.current))
    nextKey.current -= 1
    change(items.toSpliced(index, 0, item))
    seek(`${at}[${index}]`)
  }
  const remove = (index: number): void => {
    setKeys(allKeys.toSpliced(index, 1))
    change(items.toSpliced(index, 1))
  }
  return (
    <div className="pack-entries">
      <SectionProblem at={at} />
      {items.map((item, index) => {
        const path = `${at}[${index}]`
        const what = titleOf(item, index)
        return (
          <Entry key={keyAt(index)} at={path} title={what} brief={briefOf?.(item)}>
            {fields(item, (to) => change(items.with(index, to)), path, index)}
            <div className="row">
              {copyOf !== undefined && (
                <button
                  type="button"
                  className="text-button"
                  disabled={isFull}
                  onClick={() => insert(index + 1, copyOf(item))}
                >
                  {say(packWords.again, { what })}
                </button>
              )}
              <button type="button" className="text-button" onClick={() => remove(index)}>
                {say(packWords.drop, { what })}
              </button>
            </div>
          </Entry>
        )
      })}
      {create !== undefined && (
        <button
          type="button"
          className="button quiet"
          disabled={isFull}
          onClick={() => insert(items.length, create())}
        >
          {addLabel}
        </button>
      )}
    </div>
  )
}
