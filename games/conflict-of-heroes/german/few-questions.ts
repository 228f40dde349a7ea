/** German: the forms in which what belongs together is asked. */
export const fewQuestions = {
  'coh.option.asking': 'Wie wirst du gefragt?',
  'coh.asking.few': 'Mit wenigen Fragen: Was zusammengehört, ist ein Formular',
  'coh.asking.each': 'Eins nach dem anderen',
  'coh.option.packTrack': 'Was dein Kartenpaket von der Missionsleiste sagt: Wird es noch einmal gefragt?',
  'coh.packTrack.known': 'Es ist bekannt und wird nicht gefragt',
  'coh.packTrack.asked': 'Es wird trotzdem gefragt',
  'coh.ask.atOnce': 'Welche Karte wird gespielt, und was sagt ihre Hälfte? ({player})',
  'coh.atOnce.what': 'Karte und Hälfte',
  'coh.atOnce.caps': 'CAPs, die sie gibt oder nimmt',
  'coh.atOnce.units': 'Einheiten, die sie gibt',
  'coh.atOnce.more': 'Was sie noch bewirkt',
  'coh.ask.atOnceNumbers': '{card}: Wie viele, nach ihrem Text?',
  'coh.atOnce.half': '{card} {half}',
  'coh.ask.faces': 'Was steht auf diesen Plättchen, auf der Seite für {side}?',
  'coh.faces.area': '{tile}: wohin es kommt',
  'coh.faces.symbol': '{tile}: Symbol hinter seiner Nummer',
  'coh.faces.marks': '{tile}: was sonst darauf steht',
  'coh.faces.yellow': 'gelber Kasten',
  'coh.faces.parameter': 'besondere Missionsregeln',
  'coh.ask.beforeMission': 'Bevor die Mission beginnt: Was sagt dein Missionsbogen?',
  'coh.before.start': 'Feld der Missionsleiste, auf dem der Marker beginnt, 0: vor Feld 1',
  'coh.before.end': 'Feld, das mit {rounds} Runden beschriftet ist',
  'coh.before.handicap': 'Ist die KI zu leicht oder zu schwer für dich?',
  'coh.endBeforeStart':
    'Feld {space} liegt nicht hinter dem Feld, auf dem der Marker beginnt. Nenne für das Ende ein höheres Feld.',
  'coh.ask.mapAndEdge':
    'Auf welchem Plan wird gespielt, und über welche seiner Kanten kommen die Einheiten? ({player})',
  'coh.mapAndEdge.map': 'Plan',
  'coh.mapAndEdge.edge': 'Eintrittskante',
  'coh.side.long': 'lange Kante {first} bis {last}',
  'coh.side.short': 'kurze Kante {first} bis {last}',
  'coh.ask.mapAndJoin':
    'Welcher Plan kommt dazu, und an welche Kante legst du ihn? Kanten, die sich berühren, sind gleich lang.',
  'coh.mapAndJoin.join': 'Angelegt an',
  'coh.mapAndJoin.turned': '{edge}; der neue Plan umgedreht',
  'coh.ask.sidesUp': 'Welche Seite jedes Verteidigungsmarkers legst du nach oben?',
  'coh.sidesUp.drawn': '{counter}, gezogen',
  'coh.ask.realSides':
    'Zieh {count, plural, one {# Verteidigungsmarker} other {# Verteidigungsmarker}}: Welche Seite legst du nach oben?',
  'coh.sidesUp.nth': 'Marker {nth}',
  'coh.ask.conditionsAtOnce':
    'Welche Bedingungskarte spielst du für ihre obere Hälfte, und was sagt die untere der anderen?',
  'coh.conditionsAtOnce.top': 'Obere Hälfte von',
  'coh.conditionsAtOnce.topCaps': 'Ihre obere Hälfte: Die CAPs aller ändern sich um',
  'coh.conditionsAtOnce.caps': 'Die andere: Deine CAPs ändern sich um',
  'coh.conditionsAtOnce.lasts': 'Die andere: Sie wirkt dauerhaft',
  'coh.conditionsAtOnce.units': 'Die andere: Einheiten, die sie gibt',
  'coh.conditionsAtOnce.more': 'Die andere: Was sie noch bewirkt',
  'coh.ask.placeAll':
    'Welche Einheiten kommen auf den Plan, und wohin? ({player}) Die anderen kommen über die Kante.',
  'coh.ask.reactionUnits':
    'Auf {hex} liegt ein Kontrollmarker ({side}): Welche Einheiten setzt du höchstens 3 Hexfelder davon entfernt, und wohin? Die anderen kommen über die Kante.',
  'coh.hexesAtOnce': '{question} Nenne jedes Hexfeld bei seiner Bezeichnung, wie {hex}.',
  'coh.offMap': 'nicht auf dem Plan',
  'coh.ask.defenseHexes': 'Wohin legst du diese Verteidigungsmarker, jeden auf ein eigenes Hexfeld?',
  'coh.ask.defenseHexesNow':
    'Wohin legst du diese Verteidigungsmarker, jeden auf ein eigenes Hexfeld? Nicht neben feindliche Einheiten oder feindliche Kontrollmarker, wie sie jetzt stehen.',
  'coh.ask.defenseHexesNowAny':
    'Wohin legst du diese Verteidigungsmarker, jeden auf ein eigenes Hexfeld? Nicht neben feindliche Einheiten oder irgendeinen Kontrollmarker, wie sie jetzt stehen.',
  'coh.ask.rumorHexes': 'Wohin legst du die vermuteten Feinde, jeden auf ein eigenes Hexfeld?',
  'coh.nthRumor': 'Vermuteter Feind {nth}',
} as const
