/** German: what version 3 of the rules added. */
export const versionThree = {
  'blood-and-plunder.against.noGun': 'die Einheit ist eine Geschützmannschaft, und ihr Geschütz ist verloren',
  'blood-and-plunder.ralliesShaken':
    '{unit} ist erschüttert und sammelt sich mit der ganzen Aktivierung ({actions, plural, one {# Aktion} other {# Aktionen}}).',
  'blood-and-plunder.ask.actions':
    'Wie viele Aktionen hat {unit}? ({training} und {suit}: {printed}; doch hier zählt: {changes}.)',
  'blood-and-plunder.actions.fatigue': '{fatigue} Erschöpfung',
  'blood-and-plunder.actions.quick': 'Quick',
  'blood-and-plunder.actions.printed': '{training} und {suit}',
  'blood-and-plunder.actions.said': 'wie du gesagt hast; {training} und {suit} ergäben {printed}',
  'blood-and-plunder.against.nothingToLoad': 'die Einheit hat nichts zu laden',
  'blood-and-plunder.shootingOrder.always':
    'noch nicht Aktivierte, dann im Offenen mit weniger als 9, dann der niedrigste Zielwert',
  'blood-and-plunder.shootAt.always.1': 'noch nicht aktiviert',
  'blood-and-plunder.shootAt.always.2': 'der niedrigste Zielwert',
  'blood-and-plunder.ask.withinEight':
    'Welche davon haben einen Gegner auf höchstens 8 Zoll, nicht etwas mehr?',
  'blood-and-plunder.ask.withinEightOne':
    'Ist ein Gegner höchstens 8 Zoll von {unit} entfernt, nicht etwas mehr?',
  'blood-and-plunder.bayonets.melee.fix': 'ungeladen und im Nahkampf werden sie aufgepflanzt',
  'blood-and-plunder.engagedBayonets.name': 'Bajonette im Nahkampf',
  'blood-and-plunder.engagedBayonets':
    'Eine Einheit im Nahkampf hat nichts geladen: Pflanzt sie Bajonette auf?',
  'blood-and-plunder.engagedBayonets.yes': 'ja: Wer im Nahkampf ist, ist auf höchstens 8 Zoll heran',
  'blood-and-plunder.engagedBayonets.no': 'nein: nur, bevor es zum Kontakt kommt',
  'blood-and-plunder.engagedBayonets.why': 'Die Bedingung nennt nur die Entfernung und die leeren Waffen.',
  'blood-and-plunder.shot.number': 'Zielwert {most} oder weniger',
  'blood-and-plunder.shot.number.any': 'bei jedem Zielwert',
  'blood-and-plunder.shot.number.drilled':
    'Zielwert {most} oder weniger, oder 8 oder weniger mit einem Schuss für {actions} Aktionen',
  'blood-and-plunder.ask.shakenDefender':
    '{unit} ist erschüttert: Erlaubt dein Regelbuch solchen Einheiten eine Abwehr?',
  'blood-and-plunder.ask.gunDefender':
    '{unit} hat nur das Geschütz zum Schießen: Erlaubt dein Regelbuch Geschützen eine Abwehr?',
  'blood-and-plunder.ask.lances': 'Kämpft {unit} mit Lanzen?',
  'blood-and-plunder.against.shakenDefender':
    'die Einheit ist erschüttert, und du hast gesagt, dass es für solche keine Abwehr gibt',
  'blood-and-plunder.against.gunDefender':
    'die Einheit hat nur das Geschütz zum Schießen, und du hast gesagt, dass es damit keine Abwehr gibt',
  'blood-and-plunder.against.lances': 'berittene Einheiten haben mit Lanzen keine Abwehr',
  'blood-and-plunder.ask.getsOut':
    'Lassen die Regeln für Skirmishers {unit} jetzt aus dem Nahkampf ({enemies})?',
  'blood-and-plunder.leavesMelee':
    '{unit} löst sich als Skirmishers aus dem Nahkampf ({enemies}). Kostet das Aktionen, so berichtige die übrigen Aktionen.',
  'blood-and-plunder.oddTrait':
    'Die Soloregeln kennen diese Sonderregel nicht: {trait} ({unit}). Sie ändert nichts an dem, was die OPFOR tut.',
  'blood-and-plunder.oddSwivels':
    '{unit} hat Drehbassen, bedient aber kein Geschütz: Die Einheit zählt als aggressiv, nicht als Geschützmannschaft.',
  'blood-and-plunder.gunsAtShips.name': 'Geschütze und Schiffe',
  'blood-and-plunder.gunsAtShips': 'Geschütze schießen auf eine Einheit an Bord: Was ist ihr Ziel?',
  'blood-and-plunder.gunsAtShips.unit': 'die Einheit; nach dem Schaden am Schiff wird auch gefragt',
  'blood-and-plunder.gunsAtShips.ship': 'ihr Schiff; nach den Verlusten der Einheit wird auch gefragt',
  'blood-and-plunder.gunsAtShips.why':
    'Der Text spricht von Einheiten; was Geschütze anrichten, sagt dein Regelbuch.',
  'blood-and-plunder.tacticalCover.name': 'Deckung bei taktischen Bewegungen',
  'blood-and-plunder.tacticalCover':
    'Taktische Bewegung zu Fuß: Was zählt zuerst unter den Orten, die näher heran führen?',
  'blood-and-plunder.tacticalCover.first': 'die beste Deckung, dann der kürzeste Weg',
  'blood-and-plunder.tacticalCover.ties': 'der kürzeste Weg; Deckung entscheidet unter gleich nahen Orten',
  'blood-and-plunder.tacticalCover.why':
    'Der Text will den größten Nutzen der Deckung und stellt, anders als bei aggressiven Bewegungen, die Nähe nicht darüber.',
  'blood-and-plunder.broadsideGuns.name': 'Geschütze einer Breitseite',
  'blood-and-plunder.broadsideGuns': 'Größtmögliche Breitseite: Welche Geschütze eines Schiffes zählen?',
  'blood-and-plunder.broadsideGuns.all': 'alle',
  'blood-and-plunder.broadsideGuns.loaded': 'nur die geladenen',
  'blood-and-plunder.broadsideGuns.why':
    'Gemeint ist, was die Geschütze tun könnten, ob jetzt oder später geladen.',
  'blood-and-plunder.broadsideAt.name': 'Schiff einer Breitseite',
  'blood-and-plunder.broadsideAt':
    'Größtmögliche Breitseite: Auf welche deiner Schiffe müssen Geschütze zeigen, um zu zählen?',
  'blood-and-plunder.broadsideAt.any': 'auf irgendeines',
  'blood-and-plunder.broadsideAt.closest': 'nur auf das nächste',
  'blood-and-plunder.broadsideAt.why':
    'Der Text nennt hier kein Schiff, anders als dort, wo er ein Schiff auf das nächste zu schickt.',
  'blood-and-plunder.shipsMeant.any': 'irgendeines deiner Schiffe',
  'blood-and-plunder.shipsMeant.closest': 'dein nächstes Schiff',
  'blood-and-plunder.gunsMeant.all': 'alle zählen',
  'blood-and-plunder.gunsMeant.loaded': 'nur geladene zählen',
  'blood-and-plunder.nextLookedFor.range': 'so nah, wie das geht',
  'blood-and-plunder.nextLookedFor.safety':
    'wo die wenigsten gegnerischen Geschütze zurück zeigen, so nah, wie das geht',
  'blood-and-plunder.turns':
    '{ship} dreht, wo es liegt. Durch Segeln kommt das Schiff nicht näher: Drehe es auf deinem Tisch {pose}.',
  'blood-and-plunder.turnsWithoutRoom':
    '{ship} dreht, wo es liegt. Zum Segeln ist kein Platz: Drehe es auf deinem Tisch {pose}.',
  'blood-and-plunder.retreatTo.name': 'Missionsziel eines Rückzugs',
  'blood-and-plunder.retreatTo':
    'Nichts verbirgt oder deckt besser: Zu welchem Missionsziel führt ein Rückzug?',
  'blood-and-plunder.retreatTo.nearest': 'zum nächsten',
  'blood-and-plunder.retreatTo.behind':
    'zum nächsten, das dem Gegner nicht näher liegt als die Einheit; ohne eines zur eigenen Kante',
  'blood-and-plunder.retreatTo.why': 'Der Text nennt ein Missionsziel und keine Bedingung.',
  'blood-and-plunder.retreatCover.name': 'Deckung beim Rückzug',
  'blood-and-plunder.retreatCover': 'Ein Rückzug, so verborgen wie möglich: Was kommt als Nächstes?',
  'blood-and-plunder.retreatCover.cover': 'die beste Deckung, dann ein Missionsziel, dann die eigene Kante',
  'blood-and-plunder.retreatCover.objective':
    'ein Missionsziel, dann die eigene Kante, dann die beste Deckung',
  'blood-and-plunder.retreatCover.why':
    'Der Satz verlangt die beste Deckung; sein Vorrang wählt unter Orten mit gleich viel davon, sonst entschiede Deckung nie.',
  'blood-and-plunder.retreatPlan.name': 'Plan eines Rückzugs',
  'blood-and-plunder.retreatPlan': 'Ein Rückzug braucht mehrere Bewegungen: Wonach werden sie gewählt?',
  'blood-and-plunder.retreatPlan.activation':
    'danach, wohin alle verbleibenden Bewegungen führen, wenn die erste nicht in die Sicht von mehr Gegnern als jetzt führt',
  'blood-and-plunder.retreatPlan.move': 'jede für sich: danach, wo diese Bewegung endet',
  'blood-and-plunder.retreatPlan.why':
    'Der Text spricht von dieser Bewegung, und nach jeder Aktion beginnt die Spalte wieder von oben.',
  'blood-and-plunder.hiddenFrom.closest': 'aus der Sicht des nächsten Gegners, dann möglichst vieler',
  'blood-and-plunder.hiddenFrom.most': 'aus der Sicht möglichst vieler Gegner, dann des nächsten',
  'blood-and-plunder.hiddenFrom.closest.inTurn':
    'aus der Sicht des nächsten Gegners, auch des übernächsten und so fort, dann möglichst vieler',
  'blood-and-plunder.hiddenFrom.most.inTurn':
    'aus der Sicht möglichst vieler Gegner, dann des nächsten, auch des übernächsten und so fort',
  'blood-and-plunder.fallsBackTo.cover': 'in die beste Deckung, auf {refuge} zu und dann zur eigenen Kante',
  'blood-and-plunder.fallsBackTo.objective':
    'auf {refuge} zu und dann zur eigenen Kante, dort in die beste Deckung',
  'blood-and-plunder.refugeMeant.nearest': 'das nächste Missionsziel',
  'blood-and-plunder.refugeMeant.behind':
    'das nächste Missionsziel, das dem Gegner nicht näher liegt als die Einheit',
  'blood-and-plunder.whoDeploys.name': 'Aufstellen der OPFOR',
  'blood-and-plunder.whoDeploys': 'Wie stellst du die OPFOR auf?',
  'blood-and-plunder.whoDeploys.after': 'nach deinen Einheiten',
  'blood-and-plunder.whoDeploys.before': 'vor deinen Einheiten',
  'blood-and-plunder.whoDeploys.scenario': 'beide Seiten, wie dein Szenario es sagt',
  'blood-and-plunder.whoDeploys.why':
    'Der Text ändert am Aufbau nichts, außer dass du auch ihre Truppe zusammenstellst.',
  'blood-and-plunder.whoIsAggressive.name': 'Wer aggressiv ist',
  'blood-and-plunder.whoIsAggressive': 'Welche Einheiten sind aggressiv?',
  'blood-and-plunder.whoIsAggressive.either':
    'keine Geschützmannschaft, und entweder ohne Musketen, Karabiner und Bögen oder mit Sprengsätzen',
  'blood-and-plunder.whoIsAggressive.unarmed':
    'keine Geschützmannschaft, und ohne Musketen, Karabiner und Bögen: eine Hausregel ohne die Zeile über Sprengsätze',
  'blood-and-plunder.whoIsAggressive.all':
    'keine Geschützmannschaft, ohne Musketen, Karabiner und Bögen, und mit Sprengsätzen: alle drei Zeilen',
  'blood-and-plunder.whoIsAggressive.why':
    'Die dritte Zeile zählt Sprengsätze auch neben Musketen, Karabinern oder Bögen, die die erste ausschließt.',
  'blood-and-plunder.readAnew':
    '{unit} geht jetzt nach einer anderen Karte, mit {left, plural, =0 {keiner Aktion} one {# Aktion} other {# Aktionen}} übrig ({because}). {column}.',
  'blood-and-plunder.guerrillaCharges.name': 'Angreifende Guerillas',
  'blood-and-plunder.guerrillaCharges':
    'Guerillas bewegen sich nur an Einheiten mit Erschöpfung auf 8 Zoll heran: Verbietet das auch Angriffe (Charge)?',
  'blood-and-plunder.guerrillaCharges.move': 'ja: Ein Angriff bewegt die Einheit',
  'blood-and-plunder.guerrillaCharges.charge': 'nein: Ein Angriff ist eine Aktion für sich',
  'blood-and-plunder.guerrillaCharges.why': 'Ein Angriff bringt sie so nah heran, wie es geht.',
  'blood-and-plunder.deploy.scenario':
    'Stelle beide Seiten auf, wie dein Szenario es sagt; was die OPFOR wählen dürfte, wählst du. Die Regeln wirken am besten, wenn sie verteidigt.',
  'blood-and-plunder.bothDecks':
    'Du brauchst zwei Decks von Initiativkarten, deines und das der OPFOR: Mische beide und ziehe deine Hand.',
  'blood-and-plunder.oneDeck':
    'Du brauchst ein Deck von Initiativkarten für beide Seiten: Mische es und ziehe deine Hand.',
  'blood-and-plunder.ask.holdsAlone': 'Hält {unit} allein ein Missionsziel?',
  'blood-and-plunder.lastEventDrawn': 'Die OPFOR zieht in der letzten Runde ein Ereignis: Es gilt nie.',
  'blood-and-plunder.coverFrom.name': 'Deckung eines Ortes',
  'blood-and-plunder.coverFrom': 'Auf einer Karte: Vor wem hat ein Ort Deckung?',
  'blood-and-plunder.coverFrom.seen':
    'vor jedem Gegner, der ihn sieht: Die geringste zählt, und was niemand sieht, hat volle Deckung',
  'blood-and-plunder.coverFrom.closest': 'vor dem nächsten Gegner, ob er den Ort sieht oder nicht',
  'blood-and-plunder.coverFrom.why':
    'Die Sätze verlangen Deckung und nennen niemanden; wer einen Ort nicht sieht, schießt nicht dorthin.',
  'blood-and-plunder.closestUnits.name': 'Die nächsten Gegner',
  'blood-and-plunder.closestUnits':
    'Ein Rückzug führt zuerst aus der Sicht der nächsten Gegner: Welche sind das?',
  'blood-and-plunder.closestUnits.least':
    'die mit der kleinsten Entfernung: mehrere nur, wo sie gleich nah sind',
  'blood-and-plunder.closestUnits.inTurn':
    'der nächste, dann auch der übernächste und so fort, so weit die Einheit sich vor jedem der Reihe nach verbergen kann',
  'blood-and-plunder.closestUnits.why': 'Die nächsten sind die, denen keiner an Nähe voraus ist.',
  'blood-and-plunder.retreat.closest.inTurn.1':
    'die meisten Gegner, der nächste zuerst, die den Ort nicht sehen',
  'blood-and-plunder.retreat.most.inTurn.1':
    'die meisten Gegner, der nächste zuerst, die den Ort nicht sehen',
  'blood-and-plunder.leavesObjective':
    '{unit} verlässt {objective}, und sonst hält es niemand: Es ist nicht mehr gehalten. Ist es dann das nächste, führt die nächste taktische Bewegung dorthin zurück.',
} as const
