/** German texts of `opfor sheet`. */
export const germanTexts: Readonly<Record<string, string>> = {
  'cli.sheet.note': 'Hinweis: {text}',
  'cli.sheet.asked': 'Am Tisch gefragt, nach Zeilen:',
  'cli.sheet.findings': '{count, plural, one {# Befund} other {# Befunde}}.',
  'cli.sheet.noFindings': 'Keine Befunde.',
  'cli.sheet.sections': '{count, plural, one {# Abschnitt} other {# Abschnitte}}',
  'cli.sheet.examples': '{count, plural, one {# Beispiel} other {# Beispiele}}',
  'cli.sheet.toAsk': '{count, plural, one {# Frage an den Tisch} other {# Fragen an den Tisch}}',
  'cli.sheet.unknownShape': 'Unbekannte Form „{shape}“. Es gibt: {shapes}.',
  'cli.sheet.noList':
    '{file} ist keine einfache Liste: Sie braucht mindestens zwei Zeilen und keine Überschriften „##“ oder Tabellen.',
  'cli.sheet.afterStep': 'Nach Schritt {step}:',
  'cli.sheet.before': 'Vorher: {text}',
  'cli.sheet.now': 'Jetzt: {text}',
  'cli.sheet.gives': '{list} ergibt {chosen}',
  'cli.sheet.allSame':
    'Jede Entscheidung ist dieselbe: Alle {steps} Schritte lassen sich mit {page} nachspielen.',
  'cli.sheet.sameUntil': 'Die ersten {steps} von {all} Schritten führen zu denselben Entscheidungen. Danach:',

  'cli.coverage.matches': '{matches} Partien, {turns} Züge, mit zufälligen Antworten',
  'cli.coverage.questions':
    'Fragen je Zug: {median} im Median, höchstens {most} in 95 % der Züge, Pausen nicht gezählt.',
  'cli.coverage.endings': 'Enden: {endings}',
  'cli.coverage.ending': '{count} x {ending}',
  'cli.coverage.spoke': 'sprach',
  'cli.coverage.decided': 'entschied',
  'cli.coverage.everyLine': 'Jede Zeile kam zu Wort.',
  'cli.coverage.neverLines':
    '{count, plural, one {# von {lines} Zeilen kam nie zu Wort} other {# von {lines} Zeilen kamen nie zu Wort}}.',
  'cli.coverage.tie': 'Gleichstand: {rule}',
  'cli.coverage.never': '{line} (nie)',
}
