/** Texts around a sheet that is printed, in German. */
export const germanTexts: Readonly<Record<string, string>> = {
  'web.paper.title': 'Auf Papier',
  'web.paper.print': 'Drucken',
  'web.paper.hint':
    'So wird gedruckt, auf A4 oder Letter. Am Schluss kommen die Karten, neun auf einer Seite; schneide sie an den Marken aus.',
  'web.paper.saveFile': 'Als Datei zum Drucken speichern',
}
