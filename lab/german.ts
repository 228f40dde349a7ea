/** The German texts of the lab. */
export const german: Readonly<Record<string, string>> = {
  'lab.winRates': 'Gewinnrate der Spielenden',
  'lab.winRatesNote': 'Mit dem 95-%-Konfidenzintervall.',
  'lab.ruleNote':
    'Mit dem Konfidenzintervall der Abbruchregel: Hat die Studie von selbst geendet, liegt die wahre Gewinnrate in höchstens {wrong} von 100 Fällen außerhalb. Das gilt für jede einzelne Gewinnrate.',
  'lab.lengths': 'Länge einer Partie',
  'lab.lengthsNote': 'Anzahl der Partien nach Zügen; jede Seite zählt ihre Züge für sich.',
  'lab.modes': 'Gewinn des Gegners je Zug',
  'lab.modesNote':
    'Nach der Wertung, die das Spiel einer Stellung gibt (unsere Schätzung), mit dem 95-%-Konfidenzintervall des Durchschnitts.',
  'lab.heat': 'Entscheidende Zeilen',
  'lab.heatNote':
    'Eine Zeile wird geprüft, wenn sie erreicht wird, und entscheidet, wenn sie die Auswahl verkleinert. Der Balken zeigt, an welchem Anteil der Entscheidungen ihrer Liste sie mitwirkte.',
  'lab.ladder': 'Wie oft jeder Spieler gewinnt',
  'lab.ladderNote':
    'Jeder Spieler bei jeder Einstellung, mit denselben Seeds. Wie schwer eine Stufe ist, zeigt am besten der stärkste Spieler.',
  'lab.differences': 'Unterschied zwischen den beiden',
  'lab.differencesNote':
    'Um wie viele Prozentpunkte die zweite Gewinnrate über der ersten liegt, mit dem 95-%-Konfidenzintervall. Enthält es die Null nicht, ist der Unterschied signifikant.',
  'lab.differencesRuleNote':
    'Um wie viele Prozentpunkte die zweite Gewinnrate über der ersten liegt, mit dem Konfidenzintervall, das aus denen beider Gewinnraten folgt. Enthält es die Null nicht, ist der Unterschied signifikant.',
  'lab.compared': 'Auswirkung der Änderung auf die Gewinnrate',
  'lab.comparedNote':
    'Beide Einstellungen mit denselben Seeds: die Änderung in Prozentpunkten mit ihrem 95-%-Konfidenzintervall.',
  'lab.comparedRuleNote':
    'Beide Einstellungen mit denselben Seeds: die Änderung in Prozentpunkten mit dem Konfidenzintervall der Abbruchregel. Hat die Studie von selbst geendet, liegt die wahre Änderung in höchstens {wrong} von 100 Fällen außerhalb. Die Anteile in der Tabelle haben ihr 95-%-Konfidenzintervall.',
  'lab.change': 'Änderung der Gewinnrate',
  'lab.wonBoth': 'Mit beiden gewonnen',
  'lab.wonFirst': 'Nur mit der ersten gewonnen',
  'lab.wonSecond': 'Nur mit der zweiten gewonnen',
  'lab.wonNeither': 'Mit keiner gewonnen',
  'lab.decidedOtherwise': 'Mindestens eine andere Entscheidung',
  'lab.wentOtherwise': 'Dieselben Entscheidungen, anderer Verlauf',
  'lab.sameMatch': 'Identische Partie',
  'lab.outcome': 'Ergebnis',
  'lab.player': 'Spieler',
  'lab.first': 'Erste',
  'lab.second': 'Zweite',
  'lab.difference': 'Unterschied in Prozentpunkten',
  'lab.setting': 'Einstellung',
  'lab.matches': 'Partien',
  'lab.wins': 'Die Spielenden gewinnen',
  'lab.turns': 'Züge',
  'lab.meanTurns': 'Züge im Durchschnitt',
  'lab.questions': 'Fragen je Zug',
  'lab.open': 'Beispielpartien',
  'lab.under': 'Modus des Gegners',
  'lab.gain': 'Sein Gewinn je Zug',
  'lab.firstWins': 'Die Spielenden gewinnen, wenn dies der erste Modus war',
  'lab.line': 'Zeile',
  'lab.spoke': 'Geprüft',
  'lab.decided': 'Entschieden',
  'lab.aMatch': 'je Partie',
  'lab.never': 'nie',
  'lab.interval': '{value} ({from} bis {to})',
  'lab.oneValue': '{value} (ein Wert: kein Intervall)',
  'lab.standard': 'Standardeinstellungen',
}
