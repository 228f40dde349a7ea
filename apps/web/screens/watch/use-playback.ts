import { useEffect, useState } from 'react'
import { usePreferences } from '../../data/device/preferences.ts'

/** How long a step is shown at normal speed, in milliseconds. */
const stepTime = 1800

/** A position in a match that advances by itself. */
export interface Playback {
  readonly step: number
  readonly isPlaying: boolean
  readonly speed: number
  /** Shows a step and pauses. */
  readonly goTo: (step: number) => void
  readonly setPlaying: (playing: boolean) => void
  readonly setSpeed: (speed: number) => void
}

/** Plays the steps of a match, one after the other. It starts by itself, unless the user wants less motion. */
export function usePlayback(steps: number): Playback {
  const [step, setStep] = useState(0)
  const [wanted, setPlaying] = useState(!wantsLessMotion())
  const [speed, setSpeed] = useState(1)
  const isPlaying = wanted && step < steps
  useEffect(() => {
    if (!isPlaying) return undefined
    const timer = setTimeout(() => setStep(step + 1), stepTime / speed)
    return () => clearTimeout(timer)
  }, [isPlaying, step, speed])
  const goTo = (to: number): void => {
    setPlaying(false)
    setStep(to)
  }
  const play = (playing: boolean): void => {
    if (playing && step === steps) setStep(0)
    setPlaying(playing)
  }
  return { step, isPlaying, speed, goTo, setPlaying: play, setSpeed }
}

function wantsLessMotion(): boolean {
  return usePreferences.getState().motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches
}
