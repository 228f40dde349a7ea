/** German: the map of characters. */
export const map = {
  'blood-and-plunder.map.mark': '{mark} {names}',
  'blood-and-plunder.map.ship': '{mark} {ship} {pose}',
  'blood-and-plunder.map.move': '{mark} {unit}: {inches} Zoll von {from} nach @ {to}',
  'blood-and-plunder.map.table':
    'Der Tisch misst {width} mal {height} Zoll, und {home}. Ein Zeichen ist {across} mal {down} Zoll groß; (x"/y") sind x Zoll von links und y von unten.',
  'blood-and-plunder.map.terrain': '{mark} {name}, {shape}: {does}.',
  'blood-and-plunder.map.objective': '{mark} {name}, ein Missionsziel bei {place}.',
  'blood-and-plunder.map.circle': 'ein Kreis von {across} Zoll Durchmesser um {place}',
  'blood-and-plunder.map.corners': 'mit Ecken bei {places}',
  'blood-and-plunder.map.impassable': 'niemand kann hinein',
  'blood-and-plunder.map.blocks': 'es verbirgt, was dahinter ist',
  'blood-and-plunder.map.fullCover': 'es gibt volle Deckung',
  'blood-and-plunder.map.someCover': 'es gibt etwas Deckung',
  'blood-and-plunder.map.noEffect': 'es ändert nichts',
  'blood-and-plunder.map.home.left': 'die eigene Kante der OPFOR ist links',
  'blood-and-plunder.map.home.right': 'die eigene Kante der OPFOR ist rechts',
  'blood-and-plunder.map.home.bottom': 'die eigene Kante der OPFOR ist unten',
  'blood-and-plunder.map.home.top': 'die eigene Kante der OPFOR ist oben',
}
