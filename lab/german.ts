/** German: what the lab itself says. */
export const german: Readonly<Record<string, string>> = {
  'lab.winRates': 'Wie oft die Spielenden gewinnen',
  'lab.winRatesNote': 'Mit dem Bereich, der den wahren Anteil in 95 von 100 Fällen enthält.',
  'lab.ruleNote':
    'Mit dem Bereich der Abbruchregel: Ist die Studie von selbst zu Ende gegangen, liegt der wahre Anteil in höchstens {wrong} von 100 Fällen außerhalb. Das gilt für jeden Anteil für sich.',
  'lab.lengths': 'Wie lang eine Partie ist',
  'lab.lengthsNote': 'Partien nach der Zahl ihrer Züge; ein Zug ist der Zug einer Seite.',
  'lab.modes': 'Was der Gegner in einem Zug gewinnt',
  'lab.modesNote':
    'Nach der Wertung, die das Spiel einer Lage gibt (unsere Schätzung), mit dem 95%-Bereich des Mittels.',
  'lab.heat': 'Welche Zeile entscheidet',
  'lab.heatNote':
    'Eine Zeile spricht, wenn sie erreicht wird, und entscheidet, wenn sie die Auswahl verkleinert. Der Balken zeigt, an welchem Anteil der Entscheidungen ihrer Liste sie mitwirkte.',
  'lab.ladder': 'Wie oft jeder Spieler gewinnt',
  'lab.ladderNote':
    'Jeder Spieler bei jeder Einstellung, mit denselben Startzahlen. Wie schwer eine Stufe ist, zeigt sich erst gegen jemanden, der gut spielt.',
  'lab.differences': 'Was sich zwischen beiden unterscheidet',
  'lab.differencesNote':
    'Um wie viele Prozentpunkte der zweite Anteil über dem ersten liegt, mit dem 95%-Bereich. Reicht er nicht bis null, ist es mehr als Zufall.',
  'lab.differencesRuleNote':
    'Um wie viele Prozentpunkte der zweite Anteil über dem ersten liegt, mit dem Bereich, der aus denen beider Anteile folgt. Reicht er nicht bis null, ist es mehr als Zufall.',
  'lab.compared': 'Was die Änderung am Gewinnen ändert',
  'lab.comparedNote':
    'Beide Einstellungen mit denselben Startzahlen: die Änderung in Prozentpunkten mit ihrem 95%-Bereich.',
  'lab.comparedRuleNote':
    'Beide Einstellungen mit denselben Startzahlen: die Änderung in Prozentpunkten mit dem Bereich der Abbruchregel. Ist die Studie von selbst zu Ende gegangen, liegt die wahre Änderung in höchstens {wrong} von 100 Fällen außerhalb. Die Anteile in der Tabelle haben ihren 95%-Bereich.',
  'lab.change': 'Die Spielenden gewinnen öfter um',
  'lab.wonBoth': 'Mit beiden gewonnen',
  'lab.wonFirst': 'Nur mit der ersten gewonnen',
  'lab.wonSecond': 'Nur mit der zweiten gewonnen',
  'lab.wonNeither': 'Mit keiner gewonnen',
  'lab.decidedOtherwise': 'Früher oder später eine andere Entscheidung',
  'lab.wentOtherwise': 'Dieselben Entscheidungen, anderer Verlauf',
  'lab.sameMatch': 'Dieselbe Partie',
  'lab.outcome': 'Was daraus wurde',
  'lab.player': 'Spieler',
  'lab.first': 'Erste',
  'lab.second': 'Zweite',
  'lab.difference': 'Unterschied in Punkten',
  'lab.setting': 'Einstellung',
  'lab.matches': 'Partien',
  'lab.wins': 'Die Spielenden gewinnen',
  'lab.turns': 'Züge',
  'lab.meanTurns': 'Züge im Mittel',
  'lab.questions': 'Fragen je Zug',
  'lab.open': 'Partien dahinter',
  'lab.under': 'Der Gegner handelt nach',
  'lab.gain': 'Sein Gewinn je Zug',
  'lab.firstWins': 'Die Spielenden gewinnen, wenn es zuerst kam',
  'lab.line': 'Zeile',
  'lab.spoke': 'Gesprochen',
  'lab.decided': 'Entschieden',
  'lab.aMatch': 'je Partie',
  'lab.never': 'nie',
  'lab.interval': '{value} ({from} bis {to})',
  'lab.oneValue': '{value} (ein Wert: kein Intervall)',
  'lab.standard': 'übliche Einstellungen',
}
