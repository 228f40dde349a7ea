/** Texts about saved matches, in German. */
export const germanTexts: Readonly<Record<string, string>> = {
  'web.keeping.about': 'Optionen für {name}',
  'web.keeping.older': '{count, plural, one {# ältere Partie} other {# ältere Partien}}',
  'web.keeping.turn': '{count, plural, one {# Zug} other {# Züge}}',
  'web.keeping.inTurn': 'Runde {count}',
  'web.keeping.inRound': 'Runde {count}',
  'web.keeping.answers': '{count, plural, one {# Antwort} other {# Antworten}}',
  'web.keeping.won': 'gewonnen',
  'web.keeping.lost': 'verloren',
  'web.keeping.drawn': 'unentschieden',
  'web.keeping.name': 'Name',
  'web.keeping.rename': 'Umbenennen',
  'web.keeping.import': 'Datei importieren',
  'web.keeping.exportAll': 'Alles exportieren',
  'web.keeping.imported':
    '{count, plural, =0 {Nichts Neues: Alle Partien der Datei sind schon da.} one {# Partie wurde importiert.} other {# Partien wurden importiert.}}',
  'web.keeping.notImported': 'Import fehlgeschlagen. {problem}',
  'web.keeping.unplayable':
    '{count, plural, one {# davon lässt sich hier nicht spielen; sie bleibt unverändert.} other {# davon lassen sich hier nicht spielen; sie bleiben unverändert.}}',
  'web.keeping.mayBeCleared':
    'Dein Browser darf deine Partien löschen: wenn der Speicher knapp wird, in Safari nach sieben Tagen ohne Besuch. Installiere die App oder speichere ab und zu eine Datei.',
  'web.keeping.askAgain': 'Dauerhaft speichern',
  'web.keeping.refused': 'Der Browser hat abgelehnt. Eine Datei bewahrt deine Partien.',
  'web.keeping.saveAll': 'Alle Partien als Datei speichern',
  'web.keeping.promised': 'Der Browser speichert deine Partien dauerhaft.',
  'web.keeping.asItIs': 'Sie bleibt unverändert. Du kannst sie als Datei speichern.',
  'web.keeping.followed':
    'Diese Partie wurde in einem anderen Fenster fortgesetzt. Das ist der aktuelle Stand.',
  'web.keeping.notTaken':
    'Diese Partie wurde in einem anderen Fenster fortgesetzt, deshalb wurde deine letzte Eingabe ignoriert. Das ist der aktuelle Stand.',
  'web.keeping.notKept':
    'Deine letzte Antwort konnte nicht gespeichert werden. Mit der nächsten versucht es die App erneut; speichere die Partie zur Sicherheit als Datei.',
  'web.keeping.saveFile': 'Als Datei speichern',
  'web.notKept.title': 'Das konnte nicht gespeichert werden',
  'web.notKept.asBefore':
    'Der Browser hat deine letzte Änderung nicht auf diesem Gerät gespeichert. Was vorher gespeichert war, ist unverändert.',
  'web.notKept.full':
    'Der Speicher des Browsers für diese App ist voll. Schaffe Platz, zum Beispiel indem du Partien löschst, die du nicht mehr brauchst, und versuche es noch einmal.',
  'web.notKept.again':
    'Versuche es noch einmal. Wenn es wieder passiert, exportiere alles und lade die Seite neu.',
}
