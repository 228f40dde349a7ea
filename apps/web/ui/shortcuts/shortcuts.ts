import { useEffect } from 'react'

/** Keys with undefined do nothing at present. */
export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>

/** The newest last. */
const activeShortcuts: Shortcuts[] = []

export function useShortcuts(shortcuts: Shortcuts): void {
  useEffect(() => {
    activeShortcuts.push(shortcuts)
    return () => {
      activeShortcuts.splice(activeShortcuts.indexOf(shortcuts), 1)
    }
  })
}

/** True if the key belongs to the focused element, such as a text field or a list. */
function isTyping(target: EventTarget | undefined): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]') !== null
  )
}

/** Handles a screen shortcut, an answer number, or a board key; returns false otherwise. */
export function pressKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, altKey, metaKey, repeat, defaultPrevented } = event
  if (ctrlKey || altKey || metaKey || repeat || defaultPrevented) return false
  // The target of an event from a shadow root, such as the editor's, is its host.
  if (isTyping(event.composedPath()[0])) return false
  if (document.querySelector('dialog[open]') !== null) return false
  if (/^[1-9]$/.test(key)) return answerWithNumber(Number(key))
  const name = key.toLowerCase()
  if (name === 'b') return focusBoard()
  const action = activeShortcuts.findLast((each) => each[name] !== undefined)?.[name]
  action?.()
  return action !== undefined
}

/** Opens a folded list first. */
function answerWithNumber(number: number): boolean {
  const folded = document.querySelector<HTMLElement>('.question details:not([open]) > summary')
  if (folded !== null) {
    folded.click()
    return true
  }
  const answers = [...document.querySelectorAll<HTMLElement>('.question :is(.choice, .face):enabled')]
  const answer = answers.filter((each) => each.checkVisibility())[number - 1]
  // If the answer has the focus, the next question takes it over.
  answer?.focus()
  answer?.click()
  return answer !== undefined
}

/** Focuses the first place to choose, if there is one. */
function focusBoard(): boolean {
  const board = document.querySelector('.board-panel')
  const places = ['.board-lit[tabindex="0"]', '[tabindex="0"]', 'button:enabled']
  const place = places.map((each) => board?.querySelector<HTMLElement | SVGElement>(each)).find(Boolean)
  place?.focus()
  return place !== undefined && place !== null
}
