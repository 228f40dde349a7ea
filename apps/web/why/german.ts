/** What is said around the reasons of a move, in German. */
export const germanTexts: Readonly<Record<string, string>> = {
  'web.whyTitle': 'Warum der Gegner das tat',
  'web.why.before': 'Was davor gesagt wurde',
  'web.whyNot': 'Warum nicht {name}?',
  'web.others': 'Die anderen',
  'web.why.somethingElse': 'Etwas anderes …',
  'web.why.find': 'Such es nach seinem Namen',
  'web.why.nothingElse': 'Sonst kam nichts in Frage: alle standen zur Wahl.',
  'web.why.notFound': 'So heißt nichts auf dem Tisch.',
  'web.overrule': 'Überstimmen: {name} nehmen',
  'web.overruleReason': 'Vom Spieler überstimmt',
  'web.showMe': 'Zeig es mir auf dem Plan',
  'web.showStep': '{list}: Schritt {step} von {steps}. Der Tisch, wie er da lag.',
  'web.next': 'Weiter',
  'web.previous': 'Zurück',
  'web.report': 'Einen falschen Zug melden',
  'web.reported':
    'Der Bericht ist fertig: eine Datei mit der Partie, der Stellung und dieser Begründung. Sende sie an die, die diese App pflegen.',
  'web.why.chosen': '{name}, nach den Regeln gewählt',
  'web.overruleNobody': 'Keines davon',
  'web.why.decideIntro':
    'Wähle, was der Gegner stattdessen tut. Von dort geht die Partie weiter; Rückgängig nimmt es zurück.',
}
