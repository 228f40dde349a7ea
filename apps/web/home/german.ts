/** Texts of the home screen, in German. */
export const germanTexts: Readonly<Record<string, string>> = {
  'web.home.what': 'Opfor ist dein Gegner in veröffentlichten Solo-Wargames und begründet jeden Zug.',
  'web.home.table': 'An deinem Tisch: mit deinem eigenen Spiel und diesem Gerät daneben.',
  'web.home.screen':
    'Auf diesem Bildschirm: nichts aufzubauen, zum Spielen oder Ausprobieren. Manche Spiele brauchen dennoch dein Regelbuch und Würfel.',
  'web.home.atMyTable': 'An meinem Tisch',
  'web.home.onThisScreen': 'Auf diesem Bildschirm',
  'web.home.opponents': 'Eigene Gegner',
  'web.home.opponentsIntro': 'Schreib einen Gegner als eine Seite Text oder probier einen von uns.',
}
