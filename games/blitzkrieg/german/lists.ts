import { names } from './names.ts'

const category = 'die stärkste Änderung'
const extreme = 'der größte bisherige Vorsprung'
const shift = 'die weiteste Bewegung des Kampfmarkers'
const emptySpaces = 'die meisten leeren Felder im offenen Feldzug'
const bigGuns = names['blitzkrieg.stratagem.big-guns']
const counterattack = names['blitzkrieg.stratagem.counterattack']
const economicWarfare = names['blitzkrieg.stratagem.economic-warfare']
const forTheGlory = names['blitzkrieg.stratagem.for-the-glory']
const rapidDeployment = names['blitzkrieg.stratagem.rapid-deployment']
const researchAndDevelopment = names['blitzkrieg.stratagem.research-and-development']
const secure = names['blitzkrieg.stratagem.secure']
const mayBePlaced = 'dort darf eine Einheit gesetzt werden'
const winsEither = 'schließt den Kriegsschauplatz oder den Feldzug ab und gewinnt ihn'
const winsTheatre = 'schließt den Kriegsschauplatz ab und gewinnt ihn'
const winsCampaign = 'schließt den Feldzug ab und gewinnt ihn'
const campaignVP = 'die meisten KP für den offenen Feldzug'
const fewUnits = 'der Bot hat höchstens 4 Einheiten'
const twenty = 'der Bot hat mindestens 20 KP'

/** German: the lines of the bot's lists, and the conditions that they stand under. */
export const lists = {
  'blitzkrieg.theatre': 'Kriegsschauplatz',
  'blitzkrieg.theatre.1': 'eine einzige Einheit kann den Kriegsschauplatz abschließen und gewinnen',
  'blitzkrieg.theatre.2': 'eine einzige Einheit kann seinen Feldzug abschließen und gewinnen',
  'blitzkrieg.theatre.first.place': 'der erste in der Reihenfolge, der zu gewinnen ist',
  'blitzkrieg.theatre.3': mayBePlaced,
  'blitzkrieg.theatre.counterattack': counterattack,
  'blitzkrieg.theatre.counterattack.4': 'du führst dort',
  'blitzkrieg.theatre.economic-warfare': economicWarfare,
  'blitzkrieg.theatre.economic-warfare.4a': 'ein freies Feld mit Industrieproduktion oder Bombardierung',
  'blitzkrieg.theatre.economic-warfare.both.4b': 'beide Arten von Feldern sind frei',
  'blitzkrieg.theatre.for-the-glory': forTheGlory,
  'blitzkrieg.theatre.for-the-glory.4a': campaignVP,
  'blitzkrieg.theatre.for-the-glory.4b': 'ein freies Feld mit KP',
  'blitzkrieg.theatre.research-and-development': researchAndDevelopment,
  'blitzkrieg.theatre.research-and-development.4': 'ein freies Forschungsfeld',
  'blitzkrieg.theatre.secure': secure,
  'blitzkrieg.theatre.secure.4': 'der Bot führt dort',
  'blitzkrieg.theatre.5': emptySpaces,
  'blitzkrieg.theatre.6': campaignVP,
  'blitzkrieg.theatre.height.7': 'der oberste, dann der am weitesten links',
  'blitzkrieg.theatre.tie': 'Spalte für Spalte, oben vor unten',

  'blitzkrieg.position': 'Feld',
  'blitzkrieg.position.either.1': 'kann den Kriegsschauplatz oder den Feldzug abschließen und gewinnen',
  'blitzkrieg.position.theatreFirst.1a': 'kann den Kriegsschauplatz abschließen und gewinnen',
  'blitzkrieg.position.theatreFirst.1b': 'kann den Feldzug abschließen und gewinnen',
  'blitzkrieg.position.2': mayBePlaced,
  'blitzkrieg.position.economic-warfare': economicWarfare,
  'blitzkrieg.position.economic-warfare.few': fewUnits,
  'blitzkrieg.position.economic-warfare.few.3a': 'Industrieproduktion',
  'blitzkrieg.position.economic-warfare.3b': 'Bombardierung',
  'blitzkrieg.position.economic-warfare.3c': 'Industrieproduktion',
  'blitzkrieg.position.for-the-glory': forTheGlory,
  'blitzkrieg.position.for-the-glory.3': 'ein Feld mit KP',
  'blitzkrieg.position.research-and-development': researchAndDevelopment,
  'blitzkrieg.position.research-and-development.3': 'ein Forschungsfeld',
  'blitzkrieg.position.20VP': twenty,
  'blitzkrieg.position.20VP.4a': 'Propaganda',
  'blitzkrieg.position.4b': 'Strategischer Vorteil',
  'blitzkrieg.position.behind': 'du führst um mindestens 3 KP',
  'blitzkrieg.position.behind.4c': 'Propaganda',
  'blitzkrieg.position.few': fewUnits,
  'blitzkrieg.position.few.4d': 'Industrieproduktion',
  'blitzkrieg.position.first.4e': 'Industrielle Forschung',
  'blitzkrieg.position.4f': 'Verbesserte Forschung',
  'blitzkrieg.position.4g': 'Forschung',
  'blitzkrieg.position.4h': 'Bombardierung',
  'blitzkrieg.position.4i': 'Taktischer Vorteil',
  'blitzkrieg.position.4j': 'Industrieproduktion',
  'blitzkrieg.position.4k': 'Propaganda',
  'blitzkrieg.position.tie': 'links vor rechts',

  'blitzkrieg.unit': 'Einheit',
  'blitzkrieg.unit.1': 'darf dorthin gesetzt werden',
  'blitzkrieg.unit.wins.either.2': winsEither,
  'blitzkrieg.unit.wins.theatreFirst.2a': winsTheatre,
  'blitzkrieg.unit.wins.theatreFirst.2b': winsCampaign,
  'blitzkrieg.unit.closes.theatreFirst.2a': 'schließt den Kriegsschauplatz ab',
  'blitzkrieg.unit.closes.2': 'schließt den Kriegsschauplatz oder den Feldzug ab',
  'blitzkrieg.unit.big-guns': bigGuns,
  'blitzkrieg.unit.big-guns.3': 'eine Spezialeinheit',
  'blitzkrieg.unit.big-guns.category': category,
  'blitzkrieg.unit.big-guns.lead.extreme': extreme,
  'blitzkrieg.unit.big-guns.shift.shift': shift,
  'blitzkrieg.unit.big-guns.everywhere.shift': shift,
  'blitzkrieg.unit.counterattack': counterattack,
  'blitzkrieg.unit.counterattack.category': category,
  'blitzkrieg.unit.counterattack.lead.extreme': extreme,
  'blitzkrieg.unit.counterattack.shift.shift': shift,
  'blitzkrieg.unit.counterattack.everywhere.shift': shift,
  'blitzkrieg.unit.rapid-deployment': rapidDeployment,
  'blitzkrieg.unit.rapid-deployment.3': 'die Einheit ganz links in der Reihe',
  'blitzkrieg.unit.research-and-development': researchAndDevelopment,
  'blitzkrieg.unit.research-and-development.elsewhere': 'kein Forschungsfeld',
  'blitzkrieg.unit.research-and-development.elsewhere.3': 'eine Spezialeinheit',
  'blitzkrieg.unit.noEffect': 'ein Feld ohne Wirkung',
  'blitzkrieg.unit.noEffect.4': 'nicht vom Wert 0',
  'blitzkrieg.unit.lastSpace': 'das letzte Feld des Feldzugs',
  'blitzkrieg.unit.lastSpace.5': 'keine Blitz-Einheit',
  'blitzkrieg.unit.20VP': twenty,
  'blitzkrieg.unit.20VP.real.6': 'die höchste Stärke',
  'blitzkrieg.unit.20VP.printed.6': 'die höchste gedruckte Stärke',
  'blitzkrieg.unit.tie': 'der Würfel, von links gezählt',

  'blitzkrieg.strategic': 'Strategischer Vorteil',
  'blitzkrieg.strategic.category': category,
  'blitzkrieg.strategic.lead.extreme': extreme,
  'blitzkrieg.strategic.shift.shift': shift,
  'blitzkrieg.strategic.everywhere.shift': shift,
  'blitzkrieg.strategic.theatre.empty': emptySpaces,
  'blitzkrieg.strategic.theatre.vp': campaignVP,
  'blitzkrieg.strategic.height.height': 'der oberste, dann der am weitesten links',
  'blitzkrieg.strategic.theatre.tie': 'Spalte für Spalte, oben vor unten',
  'blitzkrieg.strategic.top.tie': 'Spalte für Spalte, oben vor unten',
  'blitzkrieg.strategic.player.tie': 'du wählst den Kriegsschauplatz',
} as const
