/** What is said about keeping matches on the device, in German. */
export const germanTexts: Readonly<Record<string, string>> = {
  'web.keeping.about': 'Mehr zu {name}',
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
  'web.keeping.import': 'Datei einlesen',
  'web.keeping.exportAll': 'Alles sichern',
  'web.keeping.imported':
    '{count, plural, =0 {Nichts Neues: Jede Partie der Datei ist schon da.} one {# Partie wurde eingelesen.} other {# Partien wurden eingelesen.}}',
  'web.keeping.notImported': 'Nicht eingelesen. {problem}',
  'web.keeping.unplayable':
    '{count, plural, one {# davon lässt sich hier nicht spielen; sie bleibt, wie sie ist.} other {# davon lassen sich hier nicht spielen; sie bleiben, wie sie sind.}}',
  'web.keeping.mayBeCleared':
    'Dieser Browser hat nicht zugesagt, deine Partien zu behalten: Er darf sie löschen, wenn der Platz knapp wird. Installiere die App, oder sichere ab und zu alles.',
  'web.keeping.askAgain': 'Den Browser fragen',
  'web.keeping.promised': 'Der Browser hat zugesagt, deine Partien zu behalten.',
  'web.keeping.asItIs': 'Sie bleibt, wie sie ist. Du kannst sie als Datei sichern.',
  'web.keeping.followed': 'Diese Partie ging in einem anderen Fenster weiter; so steht sie jetzt.',
  'web.keeping.notTaken':
    'Diese Partie war in einem anderen Fenster weitergegangen; was du hier zuletzt angetippt hast, gilt nicht. So steht sie jetzt.',
  'web.keeping.notKept':
    'Der Browser konnte deine letzte Antwort nicht speichern. Mit der nächsten wird es wieder versucht; sichere die Partie zur Vorsicht als Datei.',
  'web.keeping.saveFile': 'Als Datei sichern',
  'web.notKept.title': 'Das konnte nicht gespeichert werden',
  'web.notKept.asBefore':
    'Der Browser hat deine letzte Änderung nicht auf diesem Gerät gespeichert. Was vorher gespeichert war, ist unverändert.',
  'web.notKept.full':
    'Sein Speicher ist voll. Schaffe Platz, zum Beispiel indem du Partien löschst, die du nicht mehr brauchst, und versuche es noch einmal.',
  'web.notKept.again':
    'Versuche es noch einmal. Wenn es wieder geschieht, sichere alles als Datei und lade die Seite neu.',
}
