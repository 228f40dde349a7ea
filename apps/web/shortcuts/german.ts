/** Texts of the keyboard shortcuts, in German. */
export const germanTexts: Readonly<Record<string, string>> = {
  'web.shortcuts.title': 'Tastenkürzel',
  'web.shortcuts.key': 'Taste',
  'web.shortcuts.does': 'Was sie tut',
  'web.shortcuts.answers': 'Diese Antwort geben; öffnet vorher eine zugeklappte Liste',
  'web.shortcuts.undo': 'Rückgängig',
  'web.shortcuts.why': 'Warum? Die Gründe des letzten Zugs',
  'web.shortcuts.board': 'Zum Spielbrett',
  'web.shortcuts.history': 'Verlauf',
  'web.shortcuts.more': 'Mehr',
  'web.shortcuts.help': 'Diese Seite',
  'web.shortcuts.escape': 'Schließen, was offen ist',
  'web.shortcuts.show': 'Alle Tastenkürzel anzeigen',
  'web.shortcuts.use': 'Tastenkürzel verwenden',
  'web.shortcuts.where': 'Du kannst sie auch in den Einstellungen ein- und ausschalten.',
}
