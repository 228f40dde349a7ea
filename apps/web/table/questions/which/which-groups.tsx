import type { Candidate } from '@opfor/kernel'
import { useState } from 'react'
import { useSay } from '../../../ui/text/language.tsx'

interface WhichGroup {
  readonly heading: Candidate['name'] | undefined
  readonly members: readonly Candidate[]
}

/** Larger groups open by their heading, so that a long list fits on a phone. */
const maxOpen = 2

/** An open group replaces the others until one of its members is tapped. */
export function WhichGroups({
  groups,
  chosen,
  isFull,
  toggle,
}: {
  readonly groups: readonly WhichGroup[]
  readonly chosen: readonly string[]
  readonly isFull: boolean
  readonly toggle: (id: string) => void
}) {
  const say = useSay()
  const [opened, setOpened] = useState<string>()
  const [closed, setClosed] = useState<string>()
  const close = (): void => {
    setClosed(opened)
    setOpened(undefined)
  }
  const button = (option: Candidate, isInGroup: boolean) => (
    <button
      key={option.id}
      type="button"
      className="choice"
      aria-label={isInGroup ? say(option.name) : undefined}
      aria-pressed={chosen.includes(option.id)}
      disabled={isFull && !chosen.includes(option.id)}
      onClick={() => {
        toggle(option.id)
        close()
      }}
    >
      {say((isInGroup && option.under?.name) || option.name)}
    </button>
  )
  const open = groups.find(({ heading }) => heading !== undefined && heading.id === opened)
  if (open?.heading !== undefined)
    return (
      <>
        <button type="button" className="choice which-heading" aria-expanded autoFocus onClick={close}>
          {say(open.heading)}
        </button>
        {open.members.map((option) => button(option, true))}
      </>
    )
  return groups.map(({ heading, members }) => {
    if (heading === undefined || members.length <= maxOpen)
      return members.map((option) => button(option, false))
    const its = members.filter(({ id }) => chosen.includes(id))
    return (
      <button
        key={heading.id}
        type="button"
        className="choice which-heading"
        aria-expanded={false}
        aria-pressed={its.length > 0}
        // The focus returns to the group that was closed.
        autoFocus={heading.id === closed}
        onClick={() => setOpened(heading.id)}
      >
        {its.length === 0 ? say(heading) : its.map(({ name }) => say(name)).join(', ')}
      </button>
    )
  })
}

export function groupsOf(options: readonly Candidate[]): readonly WhichGroup[] {
  const groups: WhichGroup[] = []
  for (const option of options) {
    const heading = option.under?.heading
    const last = groups.at(-1)
    if (last !== undefined && last.heading?.id === heading?.id)
      groups.splice(-1, 1, { heading, members: [...last.members, option] })
    else groups.push({ heading, members: [option] })
  }
  return groups
}
