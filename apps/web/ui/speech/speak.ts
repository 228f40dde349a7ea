/** Cancels the previous text. */
export function speak(text: string, language: string): void {
  const { speechSynthesis } = window
  speechSynthesis.cancel()
  const spoken = new SpeechSynthesisUtterance(text)
  spoken.lang = language
  const voice = speechSynthesis.getVoices().find((each) => each.lang.startsWith(language))
  if (voice !== undefined) spoken.voice = voice
  speechSynthesis.speak(spoken)
}
