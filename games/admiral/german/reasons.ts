/** German: why one was not to be chosen, as a main clause: "denn sie ist versenkt". */
export const reasons = {
  'admiral.because.yours': 'sie ist eines deiner Schiffe',
  'admiral.because.strategos': 'sie ist eines von Strategos Schiffen',
  'admiral.because.sunk': 'sie ist versenkt',
  'admiral.because.waits': 'sie wartet im Bereitschaftsraum',
  'admiral.because.undeployed': 'sie ist noch nicht aufgestellt',
  'admiral.because.hasMoved': 'sie hatte in dieser Runde schon ihre Bewegung',
  'admiral.because.hasAttacked': 'sie hatte in dieser Runde schon ihren Angriff',

  'admiral.because.doomed':
    'sie wird schon versenkt: Der zugewiesene Schaden kostet {pending}, und sie hat {points}',
  'admiral.because.noSymbol': '{ship} hat kein Artilleriesymbol',
  'admiral.because.noBattery': '{ship} hat keine Batterie mehr, die feuern kann',
  'admiral.because.outOfRange':
    'sie ist außer Reichweite: {far} entfernt, und das Feuer von {ship} reicht {reach} weit',
  'admiral.because.noStrength': 'das Feuer von {ship} hat auf {far} keine Stärke',
  'admiral.because.island': 'die Insel auf {square} versperrt die Schusslinie',
  'admiral.because.blocked': '{blocker} versperrt die Schusslinie',
  'admiral.because.noAircraft': '{ship} hat keine Flugzeuge an Bord',
  'admiral.because.noLaunch': '{ship} hat kein Symbol zum Starten',
  'admiral.because.outOfFlight':
    'sie ist außer Reichweite: {far} entfernt, und die Flugzeuge von {ship} fliegen {range} weit',

  'admiral.because.unharmed': '{ship} kann sie mit einem Artilleriesymbol auf keine Entfernung beschädigen',
  'admiral.because.unharmedByAir': 'die Flugzeuge von {ship} können sie nicht beschädigen',
  'admiral.because.anotherFirst':
    'von jedem Feld mit freiem Schuss auf sie griffe {ship} nach der Rangfolge ein anderes Schiff an',
  'admiral.because.tooFar':
    'sie ist {far} entfernt: {ship} fährt {steps} und kann sie auf {reach} Entfernung beschädigen',
  'admiral.because.longer':
    'um sie zu beschädigen, braucht es {needed} Fahrt, um ein anderes Schiff zu beschädigen, nur {least}',
  'admiral.because.anotherNearer':
    'zum Feuern braucht es nur {least} Fahrt, und von den Feldern dort griffe {ship} nach der Rangfolge ein anderes Schiff an',
  'admiral.because.noClearSquare':
    '{ship} kann sie von keinem freien Feld beschädigen, das höchstens {steps} entfernt ist und freie Schusslinie auf sie hat',
  'admiral.because.noRed': 'ihre Karte hat keine rote Eigenschaft mehr, die sie in dieser Runde schwächte',
  'admiral.because.noThreat':
    'sie hat {ship} nicht in Reichweite: {far} entfernt, und sie reicht {reach} weit',

  'admiral.because.isIsland': 'dort ist eine Insel',
  'admiral.because.itself': 'die Einheit ist schon dort',
  'admiral.because.noWay': 'kein Weg führt dorthin',
  'admiral.because.taken': 'dort ist {ship}',
  'admiral.because.way': 'der Weg dorthin ist {way} lang, und {ship} fährt {most}',
  'admiral.because.noTarget': 'von dort griffe sie keins deiner Schiffe an, das sie beschädigen kann',
  'admiral.because.farther': 'es braucht {steps} Fahrt, und zum Feuern braucht es nur {least}',

  'admiral.because.greenFirst': 'eine grüne Eigenschaft von {ship} ist nötig und geht vor',
  'admiral.because.counts': 'sie zählt in dieser Runde schon',
  'admiral.because.unmoved': 'sie gilt der Bewegung, und die Einheit hat sich nicht bewegt',
  'admiral.because.moveOver': 'sie gilt der Bewegung, und die Bewegung von {ship} ist vorbei',
  'admiral.because.withoutMove':
    'sie gilt der Bewegung, und eine andere Eigenschaft bringt auch ohne Bewegung einen Gegner in Reichweite',
  'admiral.because.notInRange': 'sie brächte keinen Gegner in Reichweite, den {ship} beschädigen kann',
  'admiral.because.notInReach': 'auch mit ihr könnte {ship} nach einer Fahrt kein Ziel beschädigen',
  'admiral.because.noteLater': 'eine Eigenschaft mit einer Notiz wird erst nach der Bewegung betrachtet',
  'admiral.because.noLess': 'kein Gegner, der {ship} beschädigen kann, machte ihr damit weniger Schaden',
  'admiral.because.defenceLater': 'nach der Bewegung ist noch ein Symbol für sie übrig',
  'admiral.because.noDefenceThere':
    'kein Gegner, der {ship} dort beschädigen kann, wohin sie führe, machte ihr damit weniger Schaden',
  'admiral.because.noDanger':
    'kein Gegner kann {ship} von da, wo beide stehen, in Reichweite und mit freier Schusslinie beschädigen',
  'admiral.because.noAttack': '{ship} kann von dort auf niemanden feuern',
  'admiral.because.noMore': 'das Feuer von {ship} machte dadurch nicht mehr Schaden',
  'admiral.because.sunkAnyway': 'das Feuer von {ship} kann {target} auch ohne sie versenken',

  'admiral.because.itHasNoSymbol': 'sie hat kein Artilleriesymbol',
  'admiral.because.itHasNoAircraft': 'sie hat keine Flugzeuge zum Starten',
  'admiral.because.noneByAir': 'ihre Flugzeuge können niemanden in Reichweite beschädigen',
  'admiral.because.noneByFire': 'ihr Feuer kann niemanden in Reichweite beschädigen',
  'admiral.because.nobody': 'kein Gegner ist übrig, der nicht schon versenkt wird',
  'admiral.because.nearest': 'der nächste Gegner ist {target}, und {because}',
} as const
