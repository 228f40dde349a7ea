/** What the symbols of the board mean, in German. */
export const germanTexts: Readonly<Record<string, string>> = {
  'blitzkrieg.symbols': 'Die Symbole',
  'blitzkrieg.symbols.production': 'Du ziehst eine weitere Einheit aus deinem Beutel; mit einer 2 zwei.',
  'blitzkrieg.symbols.research': 'Du ziehst eine Spezialeinheit in deinen Beutel; mit einer 2 zwei.',
  'blitzkrieg.symbols.researchIndustry': 'Du ziehst eine Spezialeinheit in deine Reserve.',
  'blitzkrieg.symbols.bombing': 'Eine Einheit der gegnerischen Reserve geht zurück in ihren Beutel.',
  'blitzkrieg.symbols.tactical': 'Der Marker dieses Kriegsschauplatzes rückt weiter auf deine Seite.',
  'blitzkrieg.symbols.strategic': 'Der Marker eines anderen Kriegsschauplatzes rückt auf deine Seite.',
  'blitzkrieg.symbols.propaganda': 'Du erhältst so viele Siegpunkte.',
  'blitzkrieg.symbols.trackName': 'Kampfleiste',
  'blitzkrieg.symbols.track':
    'Der Marker zeigt, wer führt; eine erreichte ① oder ② bringt Siegpunkte, wenn ein Feldzug abgeschlossen wird.',
  'blitzkrieg.symbols.campaignName': 'Stern vor einer Reihe',
  'blitzkrieg.symbols.campaign': 'Die Siegpunkte dieses Feldzugs.',
  'blitzkrieg.symbols.army': 'Gehört auf Land oder ein geteiltes Feld.',
  'blitzkrieg.symbols.navy': 'Gehört auf Meer oder ein geteiltes Feld.',
  'blitzkrieg.symbols.airforce': 'Darf auf jedes Feld.',
  'blitzkrieg.symbols.bagName': 'Beutel',
  'blitzkrieg.symbols.bag': 'Die noch nicht gezogenen Einheiten einer Seite und die Spezialeinheiten.',
  'blitzkrieg.symbols.cupName': 'Becher',
  'blitzkrieg.symbols.cup': 'Strategeme: In jedem Zug sagt eines, worauf der Bot zielt.',
}
