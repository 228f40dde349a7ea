/** Texts about what matches show of a page, in German. */
export const germanTexts: Readonly<Record<string, string>> = {
  'web.health.title': 'Befund',
  'web.health.reading': 'Sobald die Seite spielbar ist, werden ihre Zeilen hier gezählt.',
  'web.health.source': 'Gezählt in',
  'web.health.random': 'Zufällige Antworten',
  'web.health.own': '{count, plural, one {Deine # Partie} other {Deine # Partien}}',
  'web.health.withRandom':
    'Mit zufälligen Antworten: {matches, plural, one {# Partie} other {# Partien}}, {turns, plural, one {# Zug} other {# Züge}}. Menschen antworten anders.',
  'web.health.fromOwn':
    'Aus {matches, plural, one {deiner # Partie} other {deinen # Partien}}, {turns, plural, one {# Zug} other {# Züge}}.',
  'web.health.older':
    '{count, plural, one {Eine wurde nach einem früheren Text gespielt und zählt} other {# wurden nach einem früheren Text gespielt und zählen}}, soweit die Antworten zu diesem passen.',
  'web.health.old': 'Diese Zahlen sind von vor deiner letzten Änderung.',
  'web.health.playing': 'Gespielt: {done} von {wanted}',
  'web.health.playMany': '{matches} Partien spielen',
  'web.health.stop': 'Anhalten',
  'web.health.endings': 'Wie Partien enden',
  'web.health.wins': 'Du gewinnst {you} der Partien, der Gegner {opponent}.',
  'web.health.nobodyWins': '{nobody} gewinnt niemand.',
  'web.health.noneEnded': 'Keine Partie ist zu Ende gegangen.',
  'web.health.perTurn':
    'Im Median {median, plural, one {# Frage} other {# Fragen}} pro Zug, in 95 von 100 Zügen höchstens {most}.',
  'web.health.exampleTurn': 'Ein Zug mit {most, plural, one {# Frage} other {# Fragen}}',
  'web.health.offers': 'Einen Blick wert',
  'web.health.lines': 'Zeile für Zeile',
  'web.health.explained':
    'Dran: wie oft die Zeile erreicht wurde. Entschied: wie oft sie davon den Ausschlag gab; bei Gleichstand und Feldern von allen Malen, die ihre Liste oder Tabelle dran war. Fragt: Fragen pro Partie.',
  'web.health.line': 'Zeile',
  'web.health.spoke': 'Dran',
  'web.health.decided': 'Entschied',
  'web.health.asks': 'Fragt',
  'web.health.never': 'nie',
  'web.health.percent': '{percent} %',
  'web.health.underOne': '< 1 %',
  'web.health.number': '{number}',
  'web.health.underTenth': '< 0,1',
  'web.health.showLine': 'Zeile {line} im Text: {text}',
  'web.health.tie': 'Gleichstand: {rule}',
  'web.health.spokeTimes': '{count, plural, one {Einmal} other {#-mal}} dran.',
  'web.health.decidedTimes': '{count, plural, one {Einmal} other {#-mal}} entschieden.',
  'web.health.asksTimes': '{questions} Fragen pro Partie.',
  'web.health.offer.section':
    '„{section}“ kam in {matches} Partien nie dran. Sieh nach, was dorthin führt, oder nimm es heraus.',
  'web.health.offer.step':
    'Dieser Schritt kam in {matches} Partien nie dran. Sieh nach, welche Bedingung zu ihm führt.',
  'web.health.offer.card':
    'Diese Karte wirkte in {matches} Partien nie. Sieh nach, ob von ihrem Stapel gezogen und er neu gemischt wird.',
  'web.health.offer.cell':
    '„{line}“ kam in {matches} Partien nie vor. Sieh nach, welche Würfe oder Antworten zu seiner Zeile und Spalte führen.',
  'web.health.offer.line':
    'Diese Zeile kam in {matches} Partien nie dran: Die davor hatten schon entschieden, oder ihre Bedingung galt nicht. Rück sie nach oben oder nimm sie heraus.',
  'web.health.offer.decided':
    'Diese Zeile hat in {matches} Partien nie entschieden, obwohl sie {spoke}-mal dran war. Rück sie nach oben, oder nimm sie heraus, um weniger zu fragen.',
  'web.health.offer.done':
    'Diese Aktion ging in {matches} Partien nie, obwohl sie {spoke}-mal versucht wurde. Sieh nach, was sie braucht.',
  'web.health.offer.ties':
    '{percent} % der Entscheidungen von „{section}“ enden im Gleichstand. Eine Zeile mehr davor würde mehr davon entscheiden.',
  'web.health.offer.dear':
    'Diese Zeile stellt {questions} Fragen pro Zug, {percent} % von allen. Was in einer Spalte oder einem Zähler steht, wird nicht gefragt.',
}
