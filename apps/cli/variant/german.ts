/** The German texts of house rules in the terminal. */
export const germanTexts: Readonly<Record<string, string>> = {
  'cli.variant.playedBy':
    'Hausregeln: {title} ({count, plural, =0 {nichts ist geändert} one {# Änderung} other {# Änderungen}}).',
  'cli.variant.changes': '{title}, Hausregeln für {game}:',
  'cli.variant.unchanged': 'Nichts ist geändert.',
  'cli.variant.noHouseRules':
    '{file} ist ein Blatt und keine Seite mit Hausregeln. Prüfe es mit „opfor sheet check“.',
  'cli.variant.noLists': 'Für {game} kann man keine Hausregeln schreiben.',
}
