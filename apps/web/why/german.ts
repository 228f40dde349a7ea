/** Texts of explanations and overruling, in German. */
export const germanTexts: Readonly<Record<string, string>> = {
  'web.whyTitle': 'Warum der Gegner das getan hat',
  'web.why.before': 'Davor',
  'web.whyNot': 'Warum nicht {name}?',
  'web.others': 'Andere Kandidaten',
  'web.why.somethingElse': 'Etwas anderes …',
  'web.why.find': 'Nach Namen suchen',
  'web.why.nothingElse': 'Sonst gibt es nichts: Alle waren Kandidaten.',
  'web.why.notFound': 'Nichts mit diesem Namen gefunden.',
  'web.overrule': 'Stattdessen wählen: {name}',
  'web.overruleReason': 'Eigene Wahl',
  'web.showMe': 'Auf dem Spielplan zeigen',
  'web.showStep': '{list}: Schritt {step} von {steps}. Der Stand zu diesem Zeitpunkt.',
  'web.next': 'Weiter',
  'web.previous': 'Zurück',
  'web.report': 'Falschen Zug melden',
  'web.reported':
    'Der Bericht wurde als Datei gespeichert, mit der Partie, der Stellung und dieser Begründung. Sende ihn an die Entwickler der App.',
  'web.why.chosen': '{name}, nach den Regeln gewählt',
  'web.overruleNobody': 'Keines davon',
  'web.why.decideIntro':
    'Wähle, was der Gegner stattdessen tut. Die Partie geht von dort weiter; du kannst es rückgängig machen.',
}
