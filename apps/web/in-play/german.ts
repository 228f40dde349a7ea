/** What is said around what is in play and what may come, in German. */
export const germanTexts: Readonly<Record<string, string>> = {
  'web.inPlay.title': 'Im Spiel',
  'web.mayCome': 'Was kommen kann',
  'web.mayCome.asItLies': 'Was der Gegner als Nächstes täte, wie der Tisch jetzt liegt. Jeder Zug ändert es.',
  'web.mayCome.nothing': 'Im Augenblick lässt sich nichts voraussagen.',
}
