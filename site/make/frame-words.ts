/** German search and frame texts that Starlight lacks or translates differently. */
export const germanFrameWords: Readonly<Record<string, string>> = {
  'i18n.untranslatedContent': 'Diese Seite gibt es nur auf Englisch.',
  'pagefind.clear_search': 'Löschen',
  'pagefind.load_more': 'Weitere Treffer',
  'pagefind.search_label': 'Diese Website durchsuchen',
  'pagefind.zero_results': 'Kein Treffer für [SEARCH_TERM]',
  'pagefind.one_result': '[COUNT] Treffer für [SEARCH_TERM]',
  'pagefind.many_results': '[COUNT] Treffer für [SEARCH_TERM]',
  'pagefind.alt_search': 'Kein Treffer für [SEARCH_TERM]. Gezeigt werden die Treffer für [DIFFERENT_TERM]',
  'pagefind.search_suggestion': 'Kein Treffer für [SEARCH_TERM]. Versuche es so:',
  'pagefind.searching': 'Suche nach [SEARCH_TERM] ...',
}
