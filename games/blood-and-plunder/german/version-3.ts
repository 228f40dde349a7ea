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
    'noch nicht Aktivierte, dann im Offenen mit weniger als 9, dann der niedrigste Zielwurf',
  'blood-and-plunder.shootAt.always.1': 'noch nicht aktiviert',
  'blood-and-plunder.shootAt.always.2': 'der niedrigste Zielwurf',
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
  'blood-and-plunder.shot.number': 'Zielwurf {most} oder weniger',
  'blood-and-plunder.shot.number.any': 'bei jedem Zielwurf',
  'blood-and-plunder.shot.number.drilled':
    'Zielwurf {most} oder weniger, oder 8 oder weniger mit einem Schuss für {actions} Aktionen',
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
    'Lassen die Regeln für Skirmishers {unit} jetzt aus dem Nahkampf mit {enemies}?',
  'blood-and-plunder.leavesMelee':
    '{unit} löst sich als Skirmishers aus dem Nahkampf mit {enemies}. Kostet das Aktionen, so berichtige die übrigen Aktionen.',
  'blood-and-plunder.oddTrait':
    'Die Solitärregeln kennen diese Sonderregel nicht: {trait} ({unit}). Sie ändert nichts an dem, was die OPFOR tut.',
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
  'blood-and-plunder.gunsMeant.all': 'alle zählen',
  'blood-and-plunder.gunsMeant.loaded': 'nur geladene zählen',
  'blood-and-plunder.nextLookedFor.range': 'so nah, wie das geht',
  'blood-and-plunder.nextLookedFor.safety':
    'wo die wenigsten gegnerischen Geschütze zurück zeigen, so nah, wie das geht',
  'blood-and-plunder.turns':
    '{ship} kommt durch Segeln nicht näher und dreht, wo es liegt {pose}: Drehe das Schiff auf deinem Tisch.',
  'blood-and-plunder.retreatTo.name': 'Ziel eines Rückzugs',
  'blood-and-plunder.retreatTo': 'Nichts verbirgt oder deckt besser: Zu welchem Ziel führt ein Rückzug?',
  'blood-and-plunder.retreatTo.nearest': 'zum nächsten',
  'blood-and-plunder.retreatTo.behind':
    'zum nächsten, das dem Gegner nicht näher liegt als die Einheit; ohne eines zur eigenen Kante',
  'blood-and-plunder.retreatTo.why': 'Der Text nennt ein Ziel und keine Bedingung.',
  'blood-and-plunder.hiddenFrom.closest': 'aus der Sicht des nächsten Gegners, dann möglichst vieler',
  'blood-and-plunder.hiddenFrom.most': 'aus der Sicht möglichst vieler Gegner, dann des nächsten',
  'blood-and-plunder.ask.holdsAlone': 'Hält {unit} allein ein Ziel?',
  'blood-and-plunder.lastEventDrawn':
    'Die OPFOR zieht in der letzten Runde ein Ereignis: Es wird beiseitegelegt und gilt nie, und eine weitere Karte wird gezogen.',
} as const
