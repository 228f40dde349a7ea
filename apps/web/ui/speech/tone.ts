export function playTone(): void {
  const sound = new AudioContext()
  for (const [at, pitch] of [
    [0, 523],
    [0.14, 392],
  ] as const) {
    const note = sound.createOscillator()
    const loudness = sound.createGain()
    note.frequency.value = pitch
    const from = sound.currentTime + at
    loudness.gain.setValueAtTime(0.12, from)
    loudness.gain.exponentialRampToValueAtTime(0.001, from + 0.3)
    note.connect(loudness).connect(sound.destination)
    note.start(from)
    note.stop(from + 0.3)
    if (at > 0) note.addEventListener('ended', () => void sound.close())
  }
}
