/** What stands on a printed page, in German. */
export const german: Readonly<Record<string, string>> = {
  'sheets.print.plays': 'Spielt: {who}',
  'sheets.print.from': 'Nach {name}',
  'sheets.print.scan': 'Scannen, um {name} zu spielen',
  'sheets.print.asFile': '{name} wird als Datei geteilt.',
  'sheets.print.cards':
    '{count, plural, one {# Karte zum Ausschneiden auf der letzten Seite.} other {# Karten zum Ausschneiden auf den letzten Seiten.}}',
}
