/** German: the table of the die and the lists, line by line. */
export const lists = {
  'admiral.dice': 'Aktionswürfel',
  'admiral.dice.movement.alone':
    'eine Bewegung ist geworfen und kein Gegner in Reichweite: das Admiralssymbol ist Artillerie wert',
  'admiral.dice.movement.inRange':
    'eine Bewegung ist geworfen und ein Gegner in Reichweite: das Admiralssymbol ist Artillerie wert',
  'admiral.dice.artillery.alone':
    'eine Artillerie ist geworfen und kein Gegner in Reichweite: das Admiralssymbol ist Bewegung wert',
  'admiral.dice.artillery.inRange':
    'eine Artillerie ist geworfen und ein Gegner in Reichweite: das Admiralssymbol ist Artillerie wert',
  'admiral.dice.admiral.alone':
    'ein Admiral ist geworfen und kein Gegner in Reichweite: das Admiralssymbol ist das Beste aus Artillerie und Bewegung wert',
  'admiral.dice.admiral.inRange':
    'ein Admiral ist geworfen und ein Gegner in Reichweite: das Admiralssymbol ist das Beste aus Artillerie und Bewegung wert',

  'admiral.green.feature': 'Grüne Eigenschaft',
  'admiral.green.feature.necessary': 'ihre Notwendigkeit',
  'admiral.green.feature.1': 'ein Angriff, der sein Ziel dadurch versenkt',
  'admiral.green.feature.2': 'eine Verteidigung gegen einen Gegner, der die Einheit bedroht',
  'admiral.green.feature.3': 'ein Angriff, der dadurch mehr Schaden macht',
  'admiral.green.feature.4': 'eine Bewegung, die ein Ziel erreichbar macht',
  'admiral.green.feature.tie': 'in der Reihenfolge der Karte',

  'admiral.mover': 'Als Nächstes bewegt sich',
  'admiral.mover.1': 'Geschwindigkeit',
  'admiral.mover.nearest': 'die dem Gegner nähere',
  'admiral.mover.nearest.2': 'Felder bis zum nächsten Gegner',
  'admiral.mover.tie': 'die zuerst aufgestellte',

  'admiral.firing': 'Feld zum Feuern',
  'admiral.firing.target': 'von dort kann das Ziel beschädigt werden',
  'admiral.firing.1': 'bewegte Felder',
  'admiral.firing.2': 'Gegner, die die Einheit dort in Reichweite haben',
  'admiral.firing.tie': 'die unterste Reihe, von links',

  'admiral.approach.square': 'Feld zur Annäherung',
  'admiral.approach.square.nearer': 'näher am Ziel',
  'admiral.approach.square.stay': 'sie bleibt draußen',
  'admiral.approach.square.stay.outside': 'sie gerät in keine Reichweite',
  'admiral.approach.square.1': 'Reichweiten von Gegnern, in die sie gerät',
  'admiral.approach.square.2': 'Felder bis zum Ziel',
  'admiral.approach.square.3': 'bewegte Felder',
  'admiral.approach.square.tie': 'die unterste Reihe, von links',

  'admiral.target': 'Ziel',
  'admiral.target.dropped': 'was nicht beschädigt werden kann, ist kein Ziel',
  'admiral.target.dropped.damage': 'es kann beschädigt werden',
  'admiral.target.attack': 'bei einem Angriff',
  'admiral.target.attack.fleet': 'die Flotte als Ganzes',
  'admiral.target.attack.fleet.focus': 'schon unter Feuer',
  'admiral.target.attack.last': 'die Flotte als Ganzes, auf ihr letztes Ziel',
  'admiral.target.attack.last.last': 'das letzte Ziel, wenn es beschädigt werden kann',
  'admiral.target.1': 'es kann die Einheit beschädigen',
  'admiral.target.2': 'ihm kann schwerer Schaden zugefügt werden',
  'admiral.target.3': 'ihm kann wenigstens leichter Schaden zugefügt werden',
  'admiral.target.4': 'Strukturpunkte',
  'admiral.target.sum': 'alle Geschütze zusammen, dann die stärkste Batterie',
  'admiral.target.sum.5': 'Stärke',
  'admiral.target.sum.5b': 'Stärke der stärksten',
  'admiral.target.single': 'die stärkste Batterie allein',
  'admiral.target.single.5': 'Stärke',
  'admiral.target.6': 'Felder entfernt',
  'admiral.target.order': 'eines unter Feuer, dann das zuerst aufgestellte',
  'admiral.target.order.fire': 'unter Feuer',
  'admiral.target.order.tie': 'das zuerst aufgestellte',
  'admiral.target.random.tie': 'eines nach dem Zufall',

  'admiral.attacker': 'Als Nächstes greift an',
  'admiral.attacker.longest': 'ihre weiteste Batterie',
  'admiral.attacker.longest.1': 'Reichweite',
  'admiral.attacker.shortest': 'ihre kürzeste Batterie',
  'admiral.attacker.shortest.1': 'Reichweite',
  'admiral.attacker.2': 'Geschwindigkeit',
  'admiral.attacker.tie': 'die zuerst aufgestellte',
} as const
