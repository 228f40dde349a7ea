/** German: where the rulebook is silent, the readings, and why ours. */
export const rulings = {
  'blitzkrieg.theatreOrder.name': 'Reihenfolge der Kriegsschauplätze',
  'blitzkrieg.severalWinners.name': 'Mehrere zu gewinnen',
  'blitzkrieg.theatreOrCampaign.name': 'Kriegsschauplatz oder Feldzug',
  'blitzkrieg.unitMustWin.name': 'Abschließen und gewinnen',
  'blitzkrieg.placementTried.name': 'Was beim Setzen zählt',
  'blitzkrieg.highestStrength.name': 'Höchste Stärke',
  'blitzkrieg.researchIndustry.name': 'Industrielle Forschung',
  'blitzkrieg.changeTies.name': 'Größere Führung',
  'blitzkrieg.economicWarfare.name': 'Produktion und Bombardierung',
  'blitzkrieg.blitzRepeat.name': 'Blitz ohne Platz',
  'blitzkrieg.spyCopies.name': 'Wen der Spion kopiert',
  'blitzkrieg.spyAfterScientist.name': 'Spion nach Wissenschaftler',
  'blitzkrieg.nuclearTerrain.name': 'Gelände der Atombombe',
  'blitzkrieg.theatreBonus.name': 'Bonus eines Kriegsschauplatzes',
  'blitzkrieg.nipponStart.name': 'Beginn bei Nippon',
  'blitzkrieg.strategicTies.name': 'Gleichstand beim Vorteil',
  'blitzkrieg.pastTwentyFive.name': '25 KP in deinem Zug',
  'blitzkrieg.nipponClosedBy.name': 'Wer abgeschlossen hat',
  'blitzkrieg.theatreOrder': 'Welcher Kriegsschauplatz steht über welchem?',
  'blitzkrieg.theatreOrder.columns':
    'die linke Spalte von oben, dann die rechte, so wie der Würfel beim Aufbau zählt',
  'blitzkrieg.theatreOrder.height': 'nach der Höhe auf dem Spielplan, dann links vor rechts',
  'blitzkrieg.theatreOrder.why':
    'Das Faltblatt sagt oben vor unten; Osteuropa und Afrika & Naher Osten stehen höher als der Pazifik. West- und Osteuropa sind eine Reihe, wie in Beispiel 2.',

  'blitzkrieg.severalWinners':
    'Was gilt, wenn mehrere Kriegsschauplätze abgeschlossen und gewonnen werden können?',
  'blitzkrieg.severalWinners.all': 'alle bleiben, die nächsten Zeilen entscheiden',
  'blitzkrieg.severalWinners.first': 'der oberste wird genommen',
  'blitzkrieg.severalWinners.why': 'Die Zeilen engen ein; nirgends steht, dass der erste Treffer genügt.',

  'blitzkrieg.theatreOrCampaign':
    'Den ganzen Kriegsschauplatz abschließen oder nur seinen Feldzug: Was geht vor?',
  'blitzkrieg.theatreOrCampaign.either': 'beides ist gleich gut',
  'blitzkrieg.theatreOrCampaign.theatreFirst': 'der Kriegsschauplatz geht vor',
  'blitzkrieg.theatreOrCampaign.why': 'Die Zeile nennt beides in einem Atemzug.',

  'blitzkrieg.unitMustWin':
    'Eine Einheit, die einen Kriegsschauplatz oder Feldzug abschließt: Muss sie gewinnen?',
  'blitzkrieg.unitMustWin.wins': 'sie muss gewinnen',
  'blitzkrieg.unitMustWin.closes': 'Abschließen genügt, wie auf der Übersichtskarte',
  'blitzkrieg.unitMustWin.why': 'So steht es im Haupttext; die Übersichtskarte ist seine Kurzform.',

  'blitzkrieg.placementTried': 'Was zählt, wenn beurteilt wird, was das Setzen einer Einheit bewirkt?',
  'blitzkrieg.placementTried.whole': 'alles: zuerst ein taktisches Feld, dann die Bewegung',
  'blitzkrieg.placementTried.movement': 'nur die Bewegung',
  'blitzkrieg.placementTried.why': 'Die Wirkung des Feldes gehört dazu und kommt vor der Bewegung.',

  'blitzkrieg.highestStrength': 'Welche Stärke zählt als die höchste?',
  'blitzkrieg.highestStrength.real': 'die wirkliche Bewegung zählt',
  'blitzkrieg.highestStrength.printed': 'die gedruckte Zahl zählt',
  'blitzkrieg.highestStrength.why': 'Ein Offizier mit vielen Einheiten ist stark.',

  'blitzkrieg.researchIndustry': 'Wo steht Industrielle Forschung in der Liste der Felder?',
  'blitzkrieg.researchIndustry.plain': 'bei Forschung, nach Verbesserter Forschung',
  'blitzkrieg.researchIndustry.first': 'vor Verbesserter Forschung',
  'blitzkrieg.researchIndustry.why': 'Sie bringt eine Spezialeinheit, genau wie Forschung.',

  'blitzkrieg.changeTies': 'Welche Änderung ist innerhalb ihrer Kategorie die stärkere?',
  'blitzkrieg.changeTies.lead': 'ein größerer Vorsprung ist extremer',
  'blitzkrieg.changeTies.shift': 'eine größere Bewegung ist extremer',
  'blitzkrieg.changeTies.everywhere': 'eine größere Bewegung ist die stärkere Änderung, in jeder Kategorie',
  'blitzkrieg.changeTies.why':
    'Die Liste spricht von einem extremeren Vorsprung, nicht von einer größeren Bewegung; sonst entscheidet die nächste Zeile.',

  'blitzkrieg.strategicTies':
    'Strategischer Vorteil des Bots: Welcher Kriegsschauplatz, wenn die stärkste Änderung auf mehreren gleich ist?',
  'blitzkrieg.strategicTies.theatre': 'in der Reihenfolge, in der ein Kriegsschauplatz gewählt wird',
  'blitzkrieg.strategicTies.top': 'der oberste',
  'blitzkrieg.strategicTies.player': 'du wählst',
  'blitzkrieg.strategicTies.why':
    'Das Faltblatt kennt nur eine Reihenfolge unter Kriegsschauplätzen: die meisten leeren Felder, die meisten KP, der oberste.',

  'blitzkrieg.economicWarfare':
    'Bomberkrieg: Was gilt für einen Kriegsschauplatz mit Produktion und Bombardierung, gegenüber einem mit nur einem davon?',
  'blitzkrieg.economicWarfare.either': 'eines davon genügt',
  'blitzkrieg.economicWarfare.both': 'beides geht vor',
  'blitzkrieg.economicWarfare.why': 'Verlangt ist eines von beiden, oder beides.',

  'blitzkrieg.blitzRepeat':
    'Blitz des Bots: Was gilt, wenn auf demselben Kriegsschauplatz nichts mehr gesetzt werden kann?',
  'blitzkrieg.blitzRepeat.elsewhere': 'der ganze Ablauf beginnt neu, auf einem beliebigen Kriegsschauplatz',
  'blitzkrieg.blitzRepeat.lost': 'das zweite Setzen entfällt',
  'blitzkrieg.blitzRepeat.why': 'Derselbe Kriegsschauplatz ist nur verlangt, falls möglich.',

  'blitzkrieg.spyCopies': 'Wessen letzte Einheit ahmt ein Spion nach?',
  'blitzkrieg.spyCopies.opponent': 'die des Gegners',
  'blitzkrieg.spyCopies.anyone': 'die zuletzt gesetzte, gleich von wem',
  'blitzkrieg.spyCopies.why': 'Ein Spion arbeitet beim Feind.',

  'blitzkrieg.spyAfterScientist': 'Was ist dein Spion nach dem Wissenschaftler des Bots?',
  'blitzkrieg.spyAfterScientist.scientist': 'ein eigener Wissenschaftler',
  'blitzkrieg.spyAfterScientist.airforce': 'eine Luftwaffe der Stärke 3, so wie der Bot ihn eingesetzt hat',
  'blitzkrieg.spyAfterScientist.why': 'Nachgeahmt wird der Spielstein, nicht was der Bot daraus macht.',

  'blitzkrieg.nuclearTerrain': 'Wohin darf die Atombombe gesetzt werden?',
  'blitzkrieg.nuclearTerrain.land': 'wohin ein Heer darf',
  'blitzkrieg.nuclearTerrain.anywhere': 'auf jedes Feld',
  'blitzkrieg.nuclearTerrain.why':
    'Der Spielstein zeigt keine Waffengattung; ein veröffentlichtes Programm behandelt ihn als Heer.',

  'blitzkrieg.theatreBonus':
    'Wie oft gibt es den Bonus der Leiste, wenn ein Kriegsschauplatz an ihrem Ende abgeschlossen wird?',
  'blitzkrieg.theatreBonus.once': 'einmal für den ganzen Abschluss',
  'blitzkrieg.theatreBonus.perCampaign': 'einmal für jeden Feldzug, der gewertet wird',
  'blitzkrieg.theatreBonus.why': 'Der Kampfmarker steht nur einmal hinter beiden Symbolen.',

  'blitzkrieg.pastTwentyFive': 'Was gilt, wenn der Bot in deinem Zug 25 KP erreicht?',
  'blitzkrieg.pastTwentyFive.over': 'der Krieg endet mit diesem Zug',
  'blitzkrieg.pastTwentyFive.ownTurn':
    'seine KP werden am Ende seines eigenen Zugs geprüft: Er ist noch einmal am Zug, und du nach ihm',
  'blitzkrieg.pastTwentyFive.why': 'Der Bot war am Zug, und du hattest deinen Zug nach ihm.',

  'blitzkrieg.nipponClosedBy': 'Nippon: Wer hat einen Feldzug abgeschlossen?',
  'blitzkrieg.nipponClosedBy.placed': 'wer die letzte Einheit gesetzt hat',
  'blitzkrieg.nipponClosedBy.won': 'wer ihn gewonnen hat; bei Gleichstand niemand',
  'blitzkrieg.nipponClosedBy.why': 'Wo das Gewinnen eines Feldzugs gemeint ist, heißt es gewinnen.',

  'blitzkrieg.nipponStart': 'Nippon: Wird auch für die Schwierigkeit gewürfelt?',
  'blitzkrieg.nipponStart.replace': 'nein, die zwei Leisten treten an ihre Stelle',
  'blitzkrieg.nipponStart.both':
    'ja, nach den zwei Leisten; ein Wurf, der keinen Feldzug nennt, ist deine Wahl',
  'blitzkrieg.nipponStart.why': 'Der Aufbau für diesen Spielplan nennt einen eigenen Beginn.',
} as const
