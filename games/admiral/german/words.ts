/** German: what is asked, what is told, and how a battle ends. */
export const words = {
  'admiral.edition':
    'wie veröffentlicht; die Symbole der Tabelle des Würfels fehlen in dem Text, den wir haben, und sind von uns rekonstruiert',
  'admiral.version.2':
    'Ein Schiff ohne Punkte ist versenkt, rote Eigenschaften verkürzen Reichweiten, Eigenschaften werden danach beurteilt, worauf eine Einheit feuern würde, und ein Unentschieden zählt Eigenschaften mit.',
  'admiral.version.3':
    'Ein Ziel wird danach gewählt, was ihm dort angetan werden kann, wo die Einheit hält, und sie hält, wo sie es angriffe; Flugzeuge sind eine Reichweite: für die Reihenfolge der Angriffe, für Gegner in Reichweite, für die Bewegung und um fernzubleiben; ein Träger startet Flugzeuge, statt vorzustoßen, fährt, bis sie einen Gegner erreichen, und bewegt sich mit einem Admiral, wo sie niemanden erreichen; grüne Eigenschaften zählen bei Gegnern in Reichweite mit; rote, die nichts bewirkten, werden übergangen; eine Annäherung geht gerade auf den Gegner zu und findet einen Weg um Inseln; was ein Schiff ausrichten könnte, wird auf jede Entfernung beurteilt; das Los entscheidet auch, wen eine Einheit ansteuert; eine Eigenschaft, mit der ein Ziel versenkt wird, geht auch vor, wo sie es erst in Reichweite bringt; ein letzter Gleichstand verdeckt kein Ziel; eine Verteidigung zählt nur, wo sie Schaden mindert; eine Drohung wird mit zwei Symbolen beurteilt; nur Geschütze, die noch feuern können, sind starke Artillerie; auch ein Gegner in Reichweite seiner Geschütze hält einen Träger; mit zwei Bewegungen hält eine Einheit, wo sie ein Ziel hat; auch ein Admiral, der als Korrektur eingetragen wird, bevor sich seine Einheit bewegt, gibt einen Punkt zurück.',
  'admiral.publisher': 'in den Regeln nicht genannt',
  'admiral.ask.die': 'Was zeigt der Aktionswürfel für {ship}?',
  'admiral.ask.feature': 'Welche Eigenschaft setzt {ship} ein?',
  'admiral.ask.featureFirst': 'Welche Eigenschaft setzt {ship} vor der Bewegung ein?',
  'admiral.ask.fired':
    '{ship} feuert mit {symbols, plural, one {einem Artilleriesymbol} other {beiden Artilleriesymbolen zusammen}} auf {target}, und zwar {weapons}: Was kommt nach deinen Regeln heraus?',
  'admiral.ask.firedTwice':
    '{ship} feuert zweimal mit je einem Artilleriesymbol auf {target}, und zwar {weapons}: Was kommt bei beiden nach deinen Regeln heraus?',
  'admiral.results.twice': 'zweimal {first}',
  'admiral.results.both': '{first} und {second}',
  'admiral.results.sinks': '{first}, damit versenkt: Der andere Schuss geht woandershin',
  'admiral.weapons.guns': 'Geschütze',
  'admiral.weapons.torpedoes': 'Torpedos',
  'admiral.weapons.gun': 'Geschütze ({batteries})',
  'admiral.weapons.torpedo': 'Torpedos ({batteries})',
  'admiral.ask.launched':
    '{ship} greift {target} aus der Luft an, mit {count, plural, one {einer Staffel} other {# Staffeln}} für ein Admiralssymbol: Was kommt nach deinen Regeln heraus?',
  'admiral.ask.deploy': 'Welches deiner Schiffe stellst du als Nächstes auf?',
  'admiral.asListed': 'die übrigen in dieser Reihenfolge',
  'admiral.ask.reveal':
    'In welcher Reihenfolge {count, plural, one {kommt Strategos Karte} other {kommen Strategos # Karten}}, gemischt und nacheinander aufgedeckt?',
  'admiral.ask.drawn':
    'Nach den Stärken der Karten kann keine Seite der anderen mehr schaden. Ist das Gefecht unentschieden?',
  'admiral.ask.enter': 'Kommt auf {square} ins Spiel: {ship}?',
  'admiral.ask.enterWhere': 'Wo kommt ins Spiel: {ship}?',
  'admiral.later': 'noch nicht',
  'admiral.ask.mover': 'Welches deiner Schiffe bewegst du?',
  'admiral.ask.course': 'Welches deiner Schiffe bewegst du, und wohin?',
  'admiral.shipStays': '{ship} bleibt auf {square}',
  'admiral.shipSails': '{ship} nach {square}',
  'admiral.shipWithClass': '{ship}, {class}',
  'admiral.ask.square': 'Wohin fährt {ship}?',
  'admiral.rest': 'die übrigen bleiben',
  'admiral.stays': 'bleibt auf {square}',
  'admiral.ask.attacker': 'Welches deiner Schiffe greift an?',
  'admiral.ask.attack': 'Welches deiner Schiffe greift an, und wen?',
  'admiral.ask.attacks':
    'Welche deiner Schiffe greifen an, und wen? Es zählt das wahrscheinliche Ergebnis, wenn du kein anderes sagst.',
  'admiral.more': 'weitere Angriffe folgen',
  'admiral.attackInOne': '{ship} auf {offer}',
  'admiral.attackCameOut': '{ship} auf {target}, aber {result}',
  'admiral.flightCameOut': '{ship} auf {target}, mit Flugzeugen, aber {result}',
  'admiral.ask.target': 'Wen greift {ship} an?',
  'admiral.done': 'keine Angriffe mehr',
  'admiral.offer.air': '{target}, mit Flugzeugen: {result}',
  'admiral.offer.one': '{target}: {result}',
  'admiral.offer.two': '{target}, mit beiden Symbolen: {result}',

  'admiral.deploys': 'Stelle {ship} auf {square}.',
  'admiral.waits': 'In den Bereitschaftsraum: {ship}.',
  'admiral.enters': 'Aus dem Bereitschaftsraum kommt {ship} auf {square}.',
  'admiral.turn': 'Runde {turn}: Bewegung.',
  'admiral.attackPhase': 'Runde {turn}: Angriff.',
  'admiral.throws': 'Wurf für {ship}: {face}.',
  'admiral.admirals': '{ship}: Der eigene und der geworfene Admiral werden zu {uses}.',
  'admiral.carrierAdmirals':
    '{ship} hat Flugzeuge an Bord: Der eigene Admiral startet sie, und der geworfene wird zu {uses}.',
  'admiral.uses.both': 'einer Bewegung und einer Artillerie',
  'admiral.uses.twoMovements': 'zwei Bewegungssymbolen',
  'admiral.uses.twoArtillery': 'zwei Artilleriesymbolen',
  'admiral.uses.movement': 'einer Bewegung',
  'admiral.uses.artillery': 'einer Artillerie',
  'admiral.uses.launch': 'einem zweiten Start',
  'admiral.uses.alone': '{use}, der andere löst nur Eigenschaften aus',
  'admiral.repairs': '{ship} gewinnt einen Strukturpunkt zurück: jetzt {points}.',
  'admiral.symbols':
    '{ship}: {artillery, plural, =0 {kein Artilleriesymbol} one {# Artilleriesymbol} other {# Artilleriesymbole}} zum Angriff.',
  'admiral.carrierSymbol':
    '{ship} hat Flugzeuge an Bord: {launches, plural, one {Ihr Admiralssymbol startet} other {# Admiralssymbole starten}} Flugzeuge{artillery, plural, =0 {} one {, und sie hat ein Artilleriesymbol} other {, und sie hat # Artilleriesymbole}}.',
  'admiral.green': '{ship} setzt „{feature}“ ein.',
  'admiral.greenFor': '{ship} setzt „{feature}“ ein: {because}.',
  'admiral.holds':
    '{ship} behält {symbols, plural, one {ihr Admiralssymbol} other {# Admiralssymbole}}, bis alle Einheiten gefahren sind.',
  'admiral.held':
    'Alle sind gefahren: {ship} setzt {symbols, plural, one {ihr Admiralssymbol} other {# Admiralssymbole}} ein.',
  'admiral.youUse': '{ship} setzt „{feature}“ für den Rest dieser Runde ein.',
  'admiral.use': '{feature} einsetzen',
  'admiral.greenNote': '{ship} setzt „{feature}“ ein: {note}',
  'admiral.red': 'Stratego nutzt „{feature}“ gegen {ship}.',
  'admiral.redNote': 'Stratego nutzt „{feature}“ gegen {ship}: {note}',
  'admiral.beyondGrid':
    'Die für dieses Gefecht eingetragenen Ergebnisse berücksichtigen „{feature}“ nicht: Wende sie nach deinen eigenen Regeln an.',
  'admiral.benefit.sinks': 'ihr Feuer kann so {target} versenken',
  'admiral.benefit.defends': '{target} kann sie beschädigen',
  'admiral.benefit.lifts': 'ihr Feuer trifft {target} so schwerer',
  'admiral.benefit.ranges': 'sie kann so {target} beschädigen, ohne zu fahren',
  'admiral.benefit.reaches': 'sie kommt so nah genug zum Feuern',
  'admiral.sailsToFire': '{ship} fährt von {from} nach {to}, um zu feuern. Ziel: {target}.',
  'admiral.sailsIntoRange':
    '{ship} fährt von {from} nach {to} und hat dann ein Ziel in Reichweite, in dieser Runde aber kein Artilleriesymbol zum Feuern. Ziel: {target}.',
  'admiral.sailsToLaunch': '{ship} fährt von {from} nach {to}, um Flugzeuge zu starten. Ziel: {target}.',
  'admiral.approaches': '{ship} fährt von {from} nach {to} und nähert sich einem Gegner: {target}.',
  'admiral.staysInRange': '{ship} bleibt auf {from}: Sie hat {target} in Reichweite.',
  'admiral.staysHarmless':
    '{ship} bleibt auf {from}: Sie könnte keins deiner Schiffe beschädigen, so nah es auch wäre.',
  'admiral.staysThere': '{ship} bleibt auf {from}: Kein Feld bringt sie näher an {target}.',
  'admiral.staysOutside':
    '{ship} bleibt auf {from}: Jeder Weg zu einem näheren Feld führt in die Reichweite eines Gegners.',
  'admiral.staysByYou': '{ship} bleibt auf {from}: Du hast es so entschieden.',
  'admiral.staysStill': '{ship} bleibt auf {from}: Sie hat kein Bewegungssymbol.',
  'admiral.youSail': '{ship} fährt von {from} nach {to}.',
  'admiral.youStay': '{ship} bleibt auf {from}.',
  'admiral.restStays': 'Deine übrigen Schiffe bleiben.',
  'admiral.fires': '{ship} feuert mit {batteries} auf {target}.',
  'admiral.launchesAt':
    '{ship} startet {count, plural, one {eine Staffel} other {# Staffeln}} gegen {target}.',
  'admiral.noDamage': '{target} erleidet keinen Schaden.',
  'admiral.hit': '{target}: {result}. Danach bleibt: {left}.',
  'admiral.willSink': '{target}: {result}, bei der Abrechnung versenkt.',
  'admiral.youFire': '{ship} feuert auf {target}: {result}.',
  'admiral.youLaunch': '{ship} schickt Flugzeuge gegen {target}: {result}.',
  'admiral.cameOut': '{ship} auf {target}: {result}',
  'admiral.cameOutAs': '{ship} auf {target}: Es war {result}.',
  'admiral.noTarget': '{ship} greift nicht an: {because}.',
  'admiral.noDamageable': '{ship} greift nicht an: Sie kann niemanden in ihrer Reichweite beschädigen.',
  'admiral.noAttackByYou': '{ship} greift nicht an: Du hast es so entschieden.',
  'admiral.stillAttacks': '{ship} wird erst bei der Abrechnung versenkt und hat vorher noch den Angriff.',
  'admiral.silent': '{ship} wird versenkt werden und greift nicht an.',
  'admiral.attacksOver': 'Deine Angriffe sind vorbei.',
  'admiral.damaged':
    'Abrechnung: {ship} verliert {lost, plural, one {# Strukturpunkt} other {# Strukturpunkte}} und hat noch {points}.',
  'admiral.youLose':
    'Von deinen Schiffen {count, plural, one {ist} other {sind}} versenkt und {count, plural, one {verlässt} other {verlassen}} den Plan: {ships}.',
  'admiral.strategoLoses':
    'Von Strategos Schiffen {count, plural, one {ist} other {sind}} versenkt und {count, plural, one {verlässt} other {verlassen}} den Plan: {ships}.',
  'admiral.resolved': 'Runde {turn} ist vorbei.',
  'admiral.over': 'Das Gefecht ist vorbei.',

  'admiral.way.stratego': 'Strategos Flotte ist vernichtet',
  'admiral.way.player': 'deine Flotte ist vernichtet',
  'admiral.way.both': 'beide Flotten sind vernichtet',
  'admiral.way.stalemate': 'keine Seite kann der anderen schaden',
  'admiral.way.lastTurn': 'die letzte Runde ist vorbei',
  'admiral.end.stratego':
    'Strategos Flotte ist nach {turn, plural, one {einer Runde} other {# Runden}} vernichtet: Du gewinnst.',
  'admiral.end.player':
    'Deine Flotte ist nach {turn, plural, one {einer Runde} other {# Runden}} vernichtet: Stratego gewinnt.',
  'admiral.end.both': 'Beide Flotten sind in einer Abrechnung vernichtet: unentschieden.',
  'admiral.end.stalemate': 'Keine Seite kann der anderen noch schaden: unentschieden.',
  'admiral.end.lastTurn': '{turn, plural, one {Eine Runde ist} other {# Runden sind}} vorbei: unentschieden.',
} as const
