/** Texts of the library of opponents that come with the app, in German. */
export const germanTexts: Readonly<Record<string, string>> = {
  'web.library.title': 'Bibliothek',
  'web.library.intro':
    'Gegner von uns auf Englisch, einer für jede Form. Spiel einen mit dem, was da ist, oder mach deinen daraus.',
  'web.library.read': 'Die Seite lesen',
}
