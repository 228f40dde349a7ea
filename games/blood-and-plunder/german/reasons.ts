/** German: why something cannot be performed or chosen. */
export const reasons = {
  'blood-and-plunder.against.engaged': 'die Einheit ist im Nahkampf ({enemies})',
  'blood-and-plunder.against.shaken':
    'die Einheit ist mit {fatigue} Erschöpfung erschüttert und darf sich nur sammeln',
  'blood-and-plunder.against.bayonets': 'die Bajonette sind aufgepflanzt',
  'blood-and-plunder.against.unarmed': 'die Einheit hat nichts zum Schießen',
  'blood-and-plunder.against.empty':
    'die Waffen sind nicht geladen (noch {left, plural, one {# Nachladeaktion} other {# Nachladeaktionen}})',
  'blood-and-plunder.against.enemyShip': 'die Einheit ist an Bord keines Schiffes der eigenen Seite',
  'blood-and-plunder.against.ashore': 'die Einheit ist nicht an Bord eines Schiffes',
  'blood-and-plunder.against.nearest': 'der nächste Gegner ist {inches} Zoll entfernt',
  'blood-and-plunder.against.farAway': 'der nächste Gegner ist {inches} Zoll oder weiter entfernt',
  'blood-and-plunder.against.noneCloser': 'kein Gegner ist näher als {inches} Zoll',
  'blood-and-plunder.against.defendsByFight': 'die Einheit beantwortet einen Angriff im Nahkampf',
  'blood-and-plunder.against.notCharged': 'die Einheit wurde beschossen, nicht angegriffen',
  'blood-and-plunder.against.attacker': 'ein Schuss auf {attacker} ist nicht möglich, denn {because}',
  'blood-and-plunder.against.crew': 'die Einheit bedient ein Geschütz',
  'blood-and-plunder.against.allFresh':
    'die Einheit ist Guerilla ({traits}) und geht nur an Einheiten mit Erschöpfung auf 8 Zoll heran, und kein Gegner hat welche',
  'blood-and-plunder.against.noCharge': 'niemand kann angegriffen werden',
  'blood-and-plunder.against.noCharge.each': 'niemand kann angegriffen werden ({each})',
  'blood-and-plunder.against.noChargeSaid': 'du hast gesagt, dass die Einheit niemanden angreifen kann',
  'blood-and-plunder.against.apart': 'die Einheit ist nicht im Nahkampf',
  'blood-and-plunder.against.bound': 'Enterhaken verbinden {ship} mit {other}',
  'blood-and-plunder.against.noneFree': 'kein gegnerisches Schiff ist frei für Enterhaken',
  'blood-and-plunder.against.noneInReach': 'kein gegnerisches Schiff ist in Reichweite der Enterhaken',
  'blood-and-plunder.against.noneGrappled':
    'du hast gesagt, dass die Enterhaken kein gegnerisches Schiff erreichen',
  'blood-and-plunder.against.noCarriage':
    'die Einheit bedient ein Geschütz, das nicht auf einer Feldlafette steht',
  'blood-and-plunder.against.rested': 'die Einheit hat keine Erschöpfung',
  'blood-and-plunder.against.loaded': 'die Einheit ist geladen',
  'blood-and-plunder.against.fixed':
    'die Bajonette sind aufgepflanzt und bleiben es, solange ein Gegner höchstens 8 Zoll entfernt ist',
  'blood-and-plunder.against.undamaged': '{ship} ist nicht beschädigt',
  'blood-and-plunder.because.activated': 'die Einheit wurde in dieser Runde schon aktiviert',
  'blood-and-plunder.because.served': 'die Einheit hatte schon einen Command Point',
  'blood-and-plunder.because.idle': 'die Einheit konnte mit einem Command Point nichts tun',
  'blood-and-plunder.because.itself':
    'die Einheit des Anführers hat nur dann einen Punkt, wenn keine andere in Reichweite mehr einen bekommen kann',
  'blood-and-plunder.because.outside':
    'du hast gesagt, dass die Einheit mehr als {range} Zoll von der des Anführers entfernt ist',
  'blood-and-plunder.because.commandFar':
    'die Einheit ist {inches} Zoll von der des Anführers entfernt, und die Reichweite ist {range} Zoll',
  'blood-and-plunder.because.crew': '{unit} bedient ein Geschütz, und wer das tut, greift nicht an',
  'blood-and-plunder.because.noCharge': 'du hast gesagt, dass {unit} hier nicht angreifen kann',
  'blood-and-plunder.because.decks': 'keine Enterhaken verbinden die Schiffe beider ({unit})',
  'blood-and-plunder.because.chargeFar':
    'die Entfernung ist {inches} Zoll, und {unit} greift nur {reach} Zoll weit an',
  'blood-and-plunder.because.noRoom':
    'die Entfernung ist {inches} Zoll, und daneben ist kein freier Platz in Reichweite',
  'blood-and-plunder.because.farther':
    'die Entfernung ist {inches} Zoll, und {nearest} ist näher ({near} Zoll)',
  'blood-and-plunder.because.controlled': 'die eigene Seite hält es schon',
  'blood-and-plunder.because.enemyFirst':
    'diese Bewegung führt zum nächsten Gegner, nicht zu einem Missionsziel',
  'blood-and-plunder.because.objectiveFirst':
    'ein Missionsziel, das nicht gehalten ist, kommt vor dem Gegner',
  'blood-and-plunder.because.fallen': 'es sind keine Modelle mehr da',
  'blood-and-plunder.because.fledFrom': 'das Schiff segelt von deinen Schiffen weg',
  'blood-and-plunder.because.grappleFar':
    'die Entfernung ist {inches} Zoll, und Enterhaken reichen {reach} Zoll weit',
  'blood-and-plunder.because.grappleSaid': 'du hast gesagt, dass die Enterhaken dort nicht hinreichen',
  'blood-and-plunder.noShot.melee': 'die Einheit ist im Nahkampf',
  'blood-and-plunder.noShot.range': 'die Entfernung ist {inches} Zoll, und die Schussweite ist {range} Zoll',
  'blood-and-plunder.noShot.bound': 'die Entfernung ist {inches} Zoll, nicht weniger als {bound}',
  'blood-and-plunder.noShot.sight': '{unit} sieht die Einheit nicht',
  'blood-and-plunder.noShot.arc': 'die Geschütze von {unit} zeigen nicht dorthin',
  'blood-and-plunder.noShot.number': 'der Zielwert ist {number}, mehr als {most}',
  'blood-and-plunder.noShot.numberSaid': 'du hast gesagt, dass der Zielwert mehr als {most} ist',
  'blood-and-plunder.noShot.said': 'du hast gesagt, dass {unit} hier nicht schießen kann',
  'blood-and-plunder.noShot.nobody': 'auf niemanden kann geschossen werden ({each})',
  'blood-and-plunder.noShot.none': 'es ist niemand da, auf den zu schießen wäre',
  'blood-and-plunder.noShot.nobodySaid': 'du hast gesagt, dass die Einheit auf niemanden schießen kann',
  'blood-and-plunder.noShot.each': '{enemy}: {because}',
  'blood-and-plunder.noShot.and': '{said}; {more}',
  'blood-and-plunder.noMove.deck': 'die Einheit ist an Bord: {ship}',
  'blood-and-plunder.noMove.holds': 'die Einheit hält allein ein Missionsziel',
  'blood-and-plunder.noMove.closer': 'kein Ort in Reichweite führt näher an den nächsten Gegner',
  'blood-and-plunder.noMove.closer.kept':
    'kein Ort in Reichweite führt näher an den nächsten Gegner, ohne auf 8 Zoll an eine Einheit ohne Erschöpfung heranzuführen ({kept})',
  'blood-and-plunder.noMove.objective':
    'kein Ort in Reichweite führt näher an das nächste Missionsziel, das die eigene Seite nicht hält',
  'blood-and-plunder.noMove.objective.kept':
    'kein Ort in Reichweite führt näher an das nächste Missionsziel, das die eigene Seite nicht hält, ohne auf 8 Zoll an eine Einheit ohne Erschöpfung heranzuführen ({kept})',
  'blood-and-plunder.noMove.hidden':
    'kein Ort in Reichweite verbirgt oder deckt die Einheit besser, und weiter zurück kann sie nicht, ohne weniger verborgen zu sein',
  'blood-and-plunder.noMove.sees': 'das Geschütz sieht schon einen Gegner',
  'blood-and-plunder.noMove.blind': 'auch mit den Bewegungen, die bleiben, sähe das Geschütz keinen Gegner',
  'blood-and-plunder.noMove.said.aggressive':
    'du hast gesagt, dass die Einheit nicht näher an den nächsten Gegner kommt',
  'blood-and-plunder.noMove.said.tactical':
    'du hast gesagt, dass die Einheit nicht näher an das kommt, worauf sie zuginge',
  'blood-and-plunder.noMove.said.tacticalOrHolds':
    'du hast gesagt, dass die Einheit nicht näher an das kommt, worauf sie zuginge, oder dass sie allein ein Missionsziel hält',
  'blood-and-plunder.noMove.said.retreat':
    'du hast gesagt, dass die Einheit weder außer Sicht noch in bessere Deckung noch weiter zurück kommt',
  'blood-and-plunder.noMove.said.gun':
    'du hast gesagt, dass das Geschütz schon einen Gegner sieht oder mit den Bewegungen, die bleiben, keinen sähe',
  'blood-and-plunder.because.neither': '{unit} kann dort weder schießen ({shot}) noch angreifen ({charge})',
  'blood-and-plunder.because.ofUnit': '{unit}: {because}',
  'blood-and-plunder.because.fresh':
    'die Einheit hat keine Erschöpfung, und {unit} ({traits}) geht nur an Einheiten mit Erschöpfung auf 8 Zoll heran',
} as const
