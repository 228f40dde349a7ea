/** German: the tables of the die and the lists, line by line. */
export const lists = {
  'admiral.enemy': 'Gegner in Reichweite',
  'admiral.enemy.damageable.damage': 'er kann beschädigt werden',
  'admiral.enemy.nearest': 'der nächste',
  'admiral.enemy.tie': 'der zuerst aufgestellte',

  'admiral.dice': 'Aktionswürfel, von uns rekonstruiert',
  'admiral.dice=artillery': 'nur Artillerie',
  'admiral.dice=movement': 'nur Bewegung',
  'admiral.dice=best': 'das Beste aus Artillerie und Bewegung',
  'admiral.dice.movement.alone':
    'eine Bewegung ist geworfen und kein Gegner in Reichweite, also ist das Admiralssymbol Artillerie wert',
  'admiral.dice.movement.inRange':
    'eine Bewegung ist geworfen und ein Gegner in Reichweite, also ist das Admiralssymbol Artillerie wert',
  'admiral.dice.artillery.alone':
    'eine Artillerie ist geworfen und kein Gegner in Reichweite, also ist das Admiralssymbol Bewegung wert',
  'admiral.dice.artillery.inRange':
    'eine Artillerie ist geworfen und ein Gegner in Reichweite, also ist das Admiralssymbol Artillerie wert',
  'admiral.dice.admiral.alone':
    'ein Admiral ist geworfen und kein Gegner in Reichweite, also ist das Admiralssymbol das Beste aus Artillerie und Bewegung wert',
  'admiral.dice.admiral.inRange':
    'ein Admiral ist geworfen und ein Gegner in Reichweite, also ist das Admiralssymbol das Beste aus Artillerie und Bewegung wert',

  'admiral.dice.own': 'Aktionswürfel, nach der Tabelle des Gefechts',
  'admiral.dice.own=artillery': 'nur Artillerie',
  'admiral.dice.own=movement': 'nur Bewegung',
  'admiral.dice.own=best': 'das Beste aus Artillerie und Bewegung',
  'admiral.dice.own=nothing': 'nur Eigenschaften',
  'admiral.dice.own.artillery.alone':
    'kein Gegner ist in Reichweite, und nach der Tabelle dieses Gefechts ist das Admiralssymbol Artillerie wert',
  'admiral.dice.own.artillery.inRange':
    'ein Gegner ist in Reichweite, und nach der Tabelle dieses Gefechts ist das Admiralssymbol Artillerie wert',
  'admiral.dice.own.movement.alone':
    'kein Gegner ist in Reichweite, und nach der Tabelle dieses Gefechts ist das Admiralssymbol Bewegung wert',
  'admiral.dice.own.best.alone':
    'kein Gegner ist in Reichweite, und nach der Tabelle dieses Gefechts ist das Admiralssymbol das Beste aus Artillerie und Bewegung wert',
  'admiral.dice.own.best.inRange':
    'ein Gegner ist in Reichweite, und nach der Tabelle dieses Gefechts ist das Admiralssymbol das Beste aus Artillerie und Bewegung wert',
  'admiral.dice.own.nothing.alone':
    'kein Gegner ist in Reichweite, und nach der Tabelle dieses Gefechts ist das Admiralssymbol nur Eigenschaften wert',
  'admiral.dice.own.nothing.inRange':
    'ein Gegner ist in Reichweite, und nach der Tabelle dieses Gefechts ist das Admiralssymbol nur Eigenschaften wert',

  'admiral.carrier': 'Träger mit Flugzeugen',
  'admiral.carrier=movement': 'eine Bewegung',
  'admiral.carrier=artillery': 'eine Artillerie',
  'admiral.carrier=launch': 'ein zweiter Start von Flugzeugen',
  'admiral.carrier=nothing': 'ein ungenutzter Würfel',
  'admiral.carrier.movement.alone':
    'das Admiralssymbol ist für den Start von Flugzeugen; eine Bewegung ist geworfen und kein Gegner in Reichweite, also ist der Würfel eine Bewegung',
  'admiral.carrier.movement.inRange':
    'das Admiralssymbol ist für den Start von Flugzeugen; eine Bewegung ist geworfen und ein Gegner in Reichweite, also bleibt der Würfel ungenutzt',
  'admiral.carrier.artillery.alone':
    'das Admiralssymbol ist für den Start von Flugzeugen; eine Artillerie ist geworfen und kein Gegner in Reichweite, also ist der Würfel eine Artillerie',
  'admiral.carrier.artillery.inRange':
    'das Admiralssymbol ist für den Start von Flugzeugen; eine Artillerie ist geworfen und ein Gegner in Reichweite, also ist der Würfel eine Artillerie',
  'admiral.carrier.admiral.alone':
    'das Admiralssymbol ist für den Start von Flugzeugen; ein Admiral ist geworfen und kein Gegner in Reichweite, also ist der Würfel eine Bewegung',
  'admiral.carrier.admiral.inRange':
    'das Admiralssymbol ist für den Start von Flugzeugen; ein Admiral ist geworfen und ein Gegner in Reichweite, also startet auch der Würfel Flugzeuge',
  'admiral.carrier.wild.alone':
    'das Admiralssymbol ist für den Start von Flugzeugen; ein Admiral ist geworfen und kein Gegner in Reichweite, also ist der Würfel eine Bewegung',
  'admiral.carrier.wild.inRange':
    'das Admiralssymbol ist für den Start von Flugzeugen; ein Admiral ist geworfen und ein Gegner in Reichweite, also ist der Würfel eine Artillerie',
  'admiral.carrier.last.alone':
    'das Admiralssymbol ist für den Start aller Flugzeuge, die noch da sind; ein Admiral ist geworfen und kein Gegner in Reichweite, also ist der Würfel eine Bewegung',
  'admiral.carrier.last.inRange':
    'das Admiralssymbol ist für den Start aller Flugzeuge, die noch da sind; ein Admiral ist geworfen und ein Gegner in Reichweite, also ist der Würfel eine Artillerie',

  'admiral.symbol': 'Admiralssymbol',
  'admiral.symbol.green': 'eine grüne Eigenschaft der Einheit',
  'admiral.symbol.red': 'eine rote Eigenschaft eines Gegners',
  'admiral.symbol.noGreen': 'ihre Karte hat keine',
  'admiral.symbol.noneNecessary': 'keine ist jetzt nötig',
  'admiral.symbol.noRed':
    'kein Gegner, der die Einheit in Reichweite hat, hat noch eine, die ihn jetzt schwächte',

  'admiral.green.feature': 'Grüne Eigenschaft',
  'admiral.green.feature.necessary': 'sie ist jetzt nötig',
  'admiral.green.feature.1': 'sie lässt das Feuer ein Ziel versenken',
  'admiral.green.feature.2': 'sie schützt vor einem Gegner, der die Einheit beschädigen kann',
  'admiral.green.feature.3': 'sie lässt das Feuer mehr Schaden machen',
  'admiral.green.feature.4': 'sie bringt ein Ziel in Reichweite',
  'admiral.green.feature.tie': 'in der Reihenfolge der Karte',

  'admiral.red.feature': 'Rote Eigenschaft',
  'admiral.red.feature.tie': 'in der Reihenfolge der Karte',

  'admiral.mover': 'Als Nächstes bewegt sich',
  'admiral.mover.first.stays':
    'sie bewegt sich 0 Felder: Ein Gegner ist in Reichweite, oder sie könnte niemanden beschädigen',
  'admiral.mover.1': 'die niedrigste Geschwindigkeit',
  'admiral.mover.nearest.2': 'die dem Gegner nächste',
  'admiral.mover.tie': 'die zuerst aufgestellte',

  'admiral.move': 'Bewegung',
  'admiral.move.fire': 'Fahrt zum Feuern',
  'admiral.move.approach': 'Annäherung',
  'admiral.move.noShot':
    'von keinem Feld, das höchstens {steps} entfernt ist, griffe sie einen Gegner an, den sie beschädigen kann',
  'admiral.move.harmless': 'sie könnte keins deiner Schiffe beschädigen, so nah es auch wäre',

  'admiral.firing': 'Feld zum Feuern',
  'admiral.firing.target': 'nach der Rangfolge geht dem Ziel dort niemand vor',
  'admiral.firing.damage.most': 'der meiste Schaden am Ziel',
  'admiral.firing.1': 'die wenigsten Felder zu fahren',
  'admiral.firing.damage': 'der meiste Schaden am Ziel',
  'admiral.firing.2': 'die wenigsten Gegner, die die Einheit dort in Reichweite haben (unser Stichentscheid)',
  'admiral.firing.straight': 'in gerader Linie dem Ziel am nächsten (unser Stichentscheid)',
  'admiral.firing.tie': 'die unterste Reihe, von links (unser Stichentscheid)',

  'admiral.approach.square': 'Feld zur Annäherung',
  'admiral.approach.square.nearer': 'der Weg zum Ziel ist von dort kürzer',
  'admiral.approach.square.stay.outside': 'auf dem Weg gerät sie in keine Reichweite',
  'admiral.approach.square.1': 'die wenigsten Reichweiten von Gegnern, in die sie gerät',
  'admiral.approach.square.2': 'der kürzeste Weg zum Ziel',
  'admiral.approach.square.3': 'die wenigsten Felder zu fahren',
  'admiral.approach.square.straight': 'in gerader Linie dem Ziel am nächsten (unser Stichentscheid)',
  'admiral.root': '√{number}',
  'admiral.approach.square.tie': 'die unterste Reihe, von links (unser Stichentscheid)',

  'admiral.course.against': '{ship} gegen {target}',
  'admiral.course.towards': '{ship}, Richtung: {target}',

  'admiral.target': 'Ziel',
  'admiral.target.launch': 'Ziel der Flugzeuge',
  'admiral.target.sail': 'Ziel der Fahrt',
  'admiral.target.weaken': 'Gegner, dessen Schwäche genutzt wird',
  'admiral.target.dropped.damage': 'es kann beschädigt werden',
  'admiral.target.attack.first.fleet.focus': 'es ist schon unter Feuer',
  'admiral.target.attack.first.last.last': 'es ist das letzte Ziel und kann beschädigt werden',
  'admiral.target.attack.first.ship.own':
    'es ist das letzte Ziel der Einheit selbst und kann beschädigt werden',
  'admiral.target.attack.ties.fleet.focus': 'es ist schon unter Feuer',
  'admiral.target.attack.ties.last.last': 'es ist das letzte Ziel und kann beschädigt werden',
  'admiral.target.attack.ties.ship.own':
    'es ist das letzte Ziel der Einheit selbst und kann beschädigt werden',
  'admiral.target.1': 'es kann die Einheit beschädigen',
  'admiral.target.2': 'ihm kann schwerer Schaden zugefügt werden',
  'admiral.target.3': 'ihm kann wenigstens leichter Schaden zugefügt werden',
  'admiral.target.4': 'die wenigsten Strukturpunkte',
  'admiral.target.sum.5': 'die stärksten Geschütze, alle zusammen',
  'admiral.target.sum.5b': 'die stärkste einzelne Batterie',
  'admiral.target.single.5': 'die stärkste Batterie',
  'admiral.target.6': 'das nächste',
  'admiral.target.order.fire': 'es ist unter Feuer',
  'admiral.target.order.tie': 'das zuerst aufgestellte',
  'admiral.target.random.tie': 'eines nach dem Zufall',

  'admiral.attacker': 'Als Nächstes greift an',
  'admiral.attacker.longest.1': 'die kürzeste Reichweite, nach der weitesten Batterie oder den Flugzeugen',
  'admiral.attacker.shortest.1': 'die kürzeste Reichweite, nach der kürzesten Batterie oder den Flugzeugen',
  'admiral.attacker.2': 'die niedrigste Geschwindigkeit',
  'admiral.attacker.tie': 'die zuerst aufgestellte',

  'admiral.kind': 'Angriff',
  'admiral.kind.launch': 'Start von Flugzeugen',
  'admiral.kind.fire': 'Feuer der Batterien',

  'admiral.shot': 'Symbole für den Schuss',
  'admiral.shot.needed.enough': 'ein Symbol versenkt das Ziel',
  'admiral.shot.damage': 'der meiste Schaden',
  'admiral.shot.tie': 'ein Symbol, denn mit dem anderen kann danach gefeuert werden',
  'admiral.shot.one': 'ein Artilleriesymbol',
  'admiral.shot.both': 'beide Artilleriesymbole',
} as const
