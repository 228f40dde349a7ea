/** Texts of the screen where a match plays itself, in German. */
export const germanTexts: Readonly<Record<string, string>> = {
  'web.watch.play': 'Abspielen',
  'web.watch.pause': 'Anhalten',
  'web.watch.speed': 'Tempo',
  'web.watch.times': '{times}×',
  'web.watch.step': 'Schritt {step} von {steps}',
  'web.watch.notKept': 'Eine aufgezeichnete Partie. Nichts davon wird auf diesem Gerät gespeichert.',
  'web.watch.own': 'Selbst spielen',
}
