/** Texts of the set-up page, in German. */
export const germanTexts: Readonly<Record<string, string>> = {
  'web.setUpTable': 'Tisch aufbauen',
  'web.setUpTable.whoRolls': 'Wer würfelt und zieht?',
  'web.setUpTable.person': 'Ich würfle und ziehe',
  'web.setUpTable.mixed': 'Ich ziehe, die App würfelt',
  'web.setUpTable.app': 'Die App würfelt und zieht',
  'web.setUpTable.layOut': 'Lege bereit',
  'web.setUpTable.go': 'Aufgebaut, los',
}
