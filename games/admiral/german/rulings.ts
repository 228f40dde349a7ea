/** German: where the rulebook is silent, the readings, and why ours. */
export const rulings = {
  'admiral.inRange.name': 'Gegner in Reichweite',
  'admiral.inRange': 'Wann hat eine Einheit Gegner in Reichweite?',
  'admiral.inRange.damageable':
    'wenn sie auf einen feuern darf und ihn mit den Symbolen beschädigen kann, die sie hätte; bei einem Träger zählen die Flugzeuge und, selbst wenn eine Bewegung geworfen ist, die Geschütze mit einem Artilleriesymbol, und er bleibt',
  'admiral.inRange.any': 'wenn sie überhaupt auf einen feuern darf',
  'admiral.inRange.why':
    'Die Bedingung spricht von Gegnern in Reichweite, welche es auch sind; von einem, den sie beschädigen kann, ist die Rede, wo sie sich bewegt.',

  'admiral.sightInRange.name': 'Reichweite und Schusslinie',
  'admiral.sightInRange':
    'Ist ein Schiff in Reichweite, das nahe genug ist, dem aber etwas in der Schusslinie steht?',
  'admiral.sightInRange.own':
    'nicht für die Einheit, die nach Gegnern in Reichweite sieht; die Reichweite eines Gegners aber zählt, was auch dazwischen steht',
  'admiral.sightInRange.distance': 'ja, Reichweite ist allein Entfernung',
  'admiral.sightInRange.sight': 'nein, zur Reichweite gehört freie Schusslinie, außer für Flugzeuge',
  'admiral.sightInRange.why':
    'Mit Gegnern in Reichweite greift eine Einheit an, heißt es, und dazu braucht es freie Schusslinie; von der Reichweite eines Gegners ist als von etwas die Rede, in das man gerät.',

  'admiral.featureInRange.name': 'Eigenschaften und Reichweite',
  'admiral.featureInRange':
    'Eine grüne Eigenschaft brächte einen Gegner in Reichweite: Zählt er als Gegner in Reichweite?',
  'admiral.featureInRange.counts': 'ja, die Eigenschaft wird ausgelöst, bevor die Einheit sich umsieht',
  'admiral.featureInRange.after': 'nein, Eigenschaften kommen erst nach der Bedingung',
  'admiral.featureInRange.why':
    'Das Symbol ist von Beginn des Zuges an zugeteilt und löst eine Eigenschaft aus, was es auch wert ist; sein Wert hängt vom Würfel und vom Zustand der Einheit ab.',

  'admiral.movementInRange.name': 'Bewegung in Reichweite',
  'admiral.movementInRange':
    'Eine Bewegung ist geworfen und ein Gegner in Reichweite: Greift die Einheit an?',
  'admiral.movementInRange.attacks': 'ja, mit ihrem Admiralssymbol als Artillerie',
  'admiral.movementInRange.holds': 'nein, das Symbol löst nur Eigenschaften aus',
  'admiral.movementInRange.why':
    'Eine Einheit in Reichweite, die weder fährt noch feuert, widerspräche den Angriffsregeln.',

  'admiral.prefilter.name': 'Unverwundbare Einheiten',
  'admiral.prefilter': 'Ist eine Einheit ein Ziel, die gar nicht beschädigt werden kann?',
  'admiral.prefilter.dropped': 'was nicht beschädigt werden kann, ist kein Ziel',
  'admiral.prefilter.kept': 'allein die Rangfolge entscheidet',
  'admiral.prefilter.why':
    'Es heißt, dass Einheiten angreifen, um Schaden zu machen, und einen Gegner suchen, den sie beschädigen können.',

  'admiral.threatSymbols.name': 'Symbole einer Drohung',
  'admiral.threatSymbols':
    'Mit wie vielen Artilleriesymbolen feuert ein Gegner, wenn beurteilt wird, ob er droht?',
  'admiral.threatSymbols.one': 'mit einem',
  'admiral.threatSymbols.two': 'mit zweien',
  'admiral.threatSymbols.why':
    'Was ein Gegner kann, kann er mit allem, was er haben darf: mit zwei Symbolen, nach dem Hausmodell aber mit einem, wenn er sich in dieser Runde bewegt hat.',

  'admiral.threatFrom.name': 'Ort einer Drohung',
  'admiral.threatFrom':
    'Im Angriff und auf einer Fahrt zum Feuern: Von wo kann ein Gegner die Einheit beschädigen?',
  'admiral.threatFrom.here': 'von da, wo beide stehen oder nach der Fahrt stehen werden',
  'admiral.threatFrom.anywhere': 'von irgendwo, wie bei einer Annäherung',
  'admiral.threatFrom.why':
    'Von da wird in den folgenden Zeilen auch beurteilt, was die Einheit selbst kann, und Drohen wird damit erklärt, dass einer die Einheit in Reichweite hat.',

  'admiral.pointsCounted.name': 'Gezählte Strukturpunkte',
  'admiral.pointsCounted': 'Welche Strukturpunkte werden verglichen?',
  'admiral.pointsCounted.assigned': 'was nach dem in dieser Phase zugewiesenen Schaden bleibt',
  'admiral.pointsCounted.current': 'was die Einheit jetzt hat',
  'admiral.pointsCounted.printed': 'was auf ihrer Karte steht',
  'admiral.pointsCounted.why':
    'Schaden wirkt erst bei der Abrechnung: Bis dahin hat eine Einheit die Punkte, die sie hat. Nur von einer, die versenkt wird, heißt es anders.',

  'admiral.artilleryPower.name': 'Stärkste Artillerie',
  'admiral.artilleryPower': 'Welche Artillerie ist die stärkste?',
  'admiral.artilleryPower.sum': 'alle Geschütze zusammen, dann die stärkste Batterie',
  'admiral.artilleryPower.single': 'die stärkste Batterie allein',
  'admiral.artilleryPower.why': 'Die Rede ist von der Artillerie einer Einheit, nicht von einer Batterie.',

  'admiral.lastTies.name': 'Letzter Gleichstand',
  'admiral.lastTies': 'Was gilt, wenn die Rangfolge mehrere übrig lässt?',
  'admiral.lastTies.order': 'eines unter Feuer, dann das zuerst aufgestellte',
  'admiral.lastTies.random': 'eines nach dem Zufall',
  'admiral.lastTies.why': 'Das geht am Tisch ohne Würfel, und du kannst es anders bestimmen.',

  'admiral.seats.name': 'Wer zuerst dran ist',
  'admiral.seats':
    'Stratego gewinnt die Initiative und ist der zweite Spieler: Wer bewegt und greift zuerst an?',
  'admiral.seats.player': 'du',
  'admiral.seats.stratego': 'Stratego',
  'admiral.seats.why':
    'Der zweite Spieler antwortet auf das, was der erste getan hat: Diesen Platz bringt der Gewinn.',

  'admiral.movingInTurns.name': 'Reihenfolge der Bewegung',
  'admiral.movingInTurns': 'Wer bewegt wann?',
  'admiral.movingInTurns.alternating': 'abwechselnd je eine Einheit, die größere Seite zuletzt',
  'admiral.movingInTurns.fleets': 'erst die eine ganze Flotte, dann die andere',
  'admiral.movingInTurns.why':
    'Deine freie Wahl gegen seine langsamste Einheit ergibt Sinn, wenn abwechselnd bewegt wird.',

  'admiral.speedTies.name': 'Gleiche Geschwindigkeit',
  'admiral.speedTies': 'Welche von zwei gleich schnellen Einheiten bewegt sich zuerst?',
  'admiral.speedTies.deployment': 'die zuerst aufgestellte',
  'admiral.speedTies.nearest': 'die dem Gegner nähere',
  'admiral.speedTies.why': 'Das steht für das ganze Gefecht fest.',

  'admiral.zeroSquares.name': 'Reihenfolge, wenn eine bleibt',
  'admiral.zeroSquares':
    'Eine Einheit hat einen Gegner in Reichweite oder könnte niemanden beschädigen und bewegt sich 0 Felder: Wann ist sie an der Reihe?',
  'admiral.zeroSquares.speed': 'nach ihrer Geschwindigkeit, wie die anderen',
  'admiral.zeroSquares.first': 'vor allen, die fahren können: 0 Felder sind am langsamsten',
  'admiral.zeroSquares.why':
    'Welche am langsamsten ist, sagt die Karte; wie weit sie fährt, zeigt sich erst, wenn sie an der Reihe ist.',

  'admiral.firingSquare.name': 'Erst Ziel oder Feld',
  'admiral.firingSquare': 'Eine Einheit fährt, bis sie einen Gegner zum Ziel nehmen kann: Was geht vor?',
  'admiral.firingSquare.target': 'das Ziel nach der Rangfolge; sie hält auf dem ersten Feld dafür',
  'admiral.firingSquare.damage':
    'das Ziel nach der Rangfolge; sie fährt weiter, um am meisten Schaden zu machen',
  'admiral.firingSquare.squares': 'die wenigsten Felder, dann das Ziel',
  'admiral.firingSquare.why':
    'Eine Einheit, die sich bewegt, tut es, bis sie einen Gegner zum Ziel nehmen kann, heißt es: Sie hält auf dem ersten solchen Feld.',

  'admiral.approach.name': 'In eine Reichweite fahren',
  'admiral.approach': 'Was gilt, wenn jedes nähere Feld in der Reichweite eines weiteren Gegners liegt?',
  'admiral.approach.goIn': 'sie nähert sich dennoch und gerät in so wenige Reichweiten wie möglich',
  'admiral.approach.stay': 'sie bleibt draußen',
  'admiral.approach.why': 'Bliebe sie, endeten die meisten Gefechte gegen jemanden, der abwartet, nie.',

  'admiral.attackRange.name': 'Reichweite einer Einheit',
  'admiral.attackRange': 'Welche Waffe gibt für die Reihenfolge der Angriffe die Reichweite einer Einheit?',
  'admiral.attackRange.longest': 'ihre weiteste Batterie, oder ihre Flugzeuge, wo sie weiter fliegen',
  'admiral.attackRange.shortest': 'ihre kürzeste Batterie, oder ihre Flugzeuge, wo sie weniger weit fliegen',
  'admiral.attackRange.why': 'Die Reichweite einer Einheit ist, so weit sie angreifen kann.',

  'admiral.focus.name': 'Gesammeltes Feuer',
  'admiral.focus': 'Wer sammelt das Feuer auf einer einzigen Einheit?',
  'admiral.focus.fleet': 'die Flotte als Ganzes',
  'admiral.focus.ship': 'jedes Schiff für sich',
  'admiral.focus.last': 'die Flotte als Ganzes, auf ihr letztes Ziel',
  'admiral.focus.why':
    'Der Satz handelt von Stratego, und Stratego ist die Flotte: Ein Ziel unter Feuer geht vor.',

  'admiral.whenConcentrated.name': 'Gesammeltes Feuer und Rangfolge',
  'admiral.whenConcentrated': 'Wird das Feuer gesammelt, bevor die Rangfolge gilt?',
  'admiral.whenConcentrated.ties': 'nein, nur wo die sechs Zeilen mehrere Einheiten übrig lassen',
  'admiral.whenConcentrated.first': 'ja, wo immer es möglich ist',
  'admiral.whenConcentrated.why':
    'Es heißt, dass Einheiten immer nach der Rangfolge angreifen und das Feuer sammeln, wenn es möglich ist.',

  'admiral.underFire.name': 'Feuer ohne Schaden',
  'admiral.underFire': 'Sammelt sich das Feuer auf einer Einheit, auf die ohne Schaden gefeuert wurde?',
  'admiral.underFire.yes': 'ja, sie ist unter Feuer',
  'admiral.underFire.no': 'nein, nur auf einer, die beschädigt wurde',
  'admiral.underFire.why': 'Der Satz spricht von Feuer, nicht von Schaden.',

  'admiral.bothDice.name': 'Beide Würfel auf ein Ziel',
  'admiral.bothDice':
    'Ein Symbol würde das Ziel versenken, und beide zusammen machten schweren Schaden: Mit wie vielen wird es angegriffen?',
  'admiral.bothDice.severe': 'mit beiden, für schweren Schaden',
  'admiral.bothDice.needed': 'mit einem, und das andere ist frei für ein anderes Ziel',
  'admiral.bothDice.why':
    'Schwerer Schaden soll selbst mit beiden Würfeln zugefügt werden; geteilt wird nur, wo es nötig ist.',

  'admiral.doomedUnits.name': 'Verlorene Einheiten',
  'admiral.doomedUnits': 'Greift eine Einheit Strategos noch an, die versenkt werden wird?',
  'admiral.doomedUnits.fire': 'ja, sie sinkt erst bei der Abrechnung',
  'admiral.doomedUnits.silent': 'nein',
  'admiral.doomedUnits.why': 'Schaden wirkt erst nach allen Angriffen.',

  'admiral.twoMoves.name': 'Zwei Bewegungssymbole',
  'admiral.twoMoves':
    'Ein Admiral ist geworfen und kein Ziel mit einer Bewegung erreichbar: Dürfen beide Symbole Bewegung sein?',
  'admiral.twoMoves.never': 'nein, eines ist Bewegung und eines Artillerie',
  'admiral.twoMoves.allowed': 'ja, sie fährt doppelt so weit',
  'admiral.twoMoves.why': 'Die Regel nennt Artillerie und Bewegung zusammen.',

  'admiral.carrierAdmiral.name': 'Admiral eines Trägers',
  'admiral.carrierAdmiral':
    'Ein Flugzeugträger mit Staffeln wirft einen Admiral: Wofür ist das geworfene Symbol?',
  'admiral.carrierAdmiral.launches': 'es startet ebenfalls Flugzeuge',
  'admiral.carrierAdmiral.wild': 'es ist eine Bewegung oder eine Artillerie',
  'admiral.carrierAdmiral.why':
    'Ein geworfener Admiral ist ein Admiralssymbol, und Flugzeugträger starten damit.',

  'admiral.whenTriggered.name': 'Wann ein Symbol auslöst',
  'admiral.whenTriggered': 'Wann löst ein Admiralssymbol eine Eigenschaft aus?',
  'admiral.whenTriggered.activated': 'wenn seine Einheit aktiviert wird',
  'admiral.whenTriggered.moved':
    'wenn alle Einheiten gefahren sind, vor den Angriffen; aber vor ihrer Fahrt, wo eine Eigenschaft einen Gegner in Reichweite bringt oder mit dieser Fahrt erreichbar macht',
  'admiral.whenTriggered.why':
    'Das Symbol ist einer Einheit von Beginn ihres Zuges an zugewiesen, und zugewiesen löst es aus. Ob eine Eigenschaft nötig ist, weiß man vielleicht erst später.',
  'admiral.carrierSplits.name': 'Geteiltes Feuer eines Trägers',
  'admiral.carrierSplits':
    'Ein Träger startet mit seinem Admiralssymbol Flugzeuge: Darf er das Feuer seiner Batterien aufteilen?',
  'admiral.carrierSplits.always': 'ja, es darf immer aufgeteilt werden',
  'admiral.carrierSplits.never': 'nein, sein Symbol ist zum Starten da',
  'admiral.carrierSplits.why':
    'Von Strategos Einheiten heißt es, dass sie ihre Angriffe immer aufteilen können.',

  'admiral.greenFeatures.name': 'Welche Eigenschaft',
  'admiral.greenFeatures': 'Welche Eigenschaft löst ein Admiralssymbol aus?',
  'admiral.greenFeatures.necessary': 'die nötige, nach unserem Vorrang',
  'admiral.greenFeatures.asked': 'du sagst, welche',
  'admiral.greenFeatures.why':
    'Über die Reihenfolge steht nichts da; bei uns geht Feuer vor, das versenkt, dann die Verteidigung gegen eine Drohung.',

  'admiral.corners.name': 'Erstes rechtes Feld',
  'admiral.corners': 'Wo ist das erste rechte Feld einer Aufstellungszone?',
  'admiral.corners.opposite': 'zur rechten Hand jeder Seite',
  'admiral.corners.same': 'für beide rechts im Bild',
  'admiral.corners.why': 'Jede Seite blickt zur anderen.',

  'admiral.standBy.name': 'Aus dem Bereitschaftsraum',
  'admiral.standBy': 'Wie kommen Einheiten aus dem Bereitschaftsraum?',
  'admiral.standBy.firstFree': 'der Reihe nach auf das erste freie Feld ihrer eigenen ersten Reihe',
  'admiral.standBy.manual': 'du sagst wo, für beide Seiten',
  'admiral.standBy.why': 'Die allgemeinen Regeln sind nicht öffentlich; so wiederholt sich die Aufstellung.',

  'admiral.stalemate.name': 'Niemand kann gewinnen',
  'admiral.stalemate': 'Was gilt, wenn keine Seite der anderen noch schaden kann?',
  'admiral.stalemate.draw': 'das Gefecht endet unentschieden (eine Hausregel)',
  'admiral.stalemate.goOn':
    'es geht weiter bis zur letzten Runde; auf dem Bildschirm endet es nach dem Hausmodell unentschieden, wenn keine letzte Runde eingestellt ist',
  'admiral.stalemate.why':
    'Das Gefecht endet, heißt es, wenn eine Flotte die andere vernichtet, und sonst nicht.',
} as const
