import { names } from './names.ts'
import { rulings } from './rulings.ts'

const category = 'Kategorie der Änderung, 1 ist die größte'
const extreme = 'vorhandener Vorsprung, in den Kategorien 4 und 5'
const shift = 'Bewegung des Kampfmarkers, in den Kategorien 4 und 5'
const lead = rulings['blitzkrieg.changeTies.lead']
const larger = rulings['blitzkrieg.changeTies.shift']
const byHeight = rulings['blitzkrieg.theatreOrder.height']
const either = rulings['blitzkrieg.theatreOrCampaign.either']
const theatreFirst = rulings['blitzkrieg.theatreOrCampaign.theatreFirst']
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
const campaignVP = 'Siegpunkte für den offenen Feldzug'
const fewUnits = 'der Bot hat höchstens 4 Einheiten'
const twenty = 'der Bot hat mindestens 20 SP'

/** German: the lines of the bot's lists, and the conditions that they stand under. */
export const lists = {
  'blitzkrieg.theatre': 'Kriegsschauplatz',
  'blitzkrieg.theatre.1': 'eine einzige Einheit schließt den Kriegsschauplatz ab und gewinnt ihn',
  'blitzkrieg.theatre.2': 'eine einzige Einheit schließt seinen Feldzug ab und gewinnt ihn',
  'blitzkrieg.theatre.first': rulings['blitzkrieg.severalWinners.first'],
  'blitzkrieg.theatre.first.place': 'Platz in gedruckter Reihenfolge, wo er zu gewinnen ist',
  'blitzkrieg.theatre.3': mayBePlaced,
  'blitzkrieg.theatre.counterattack': counterattack,
  'blitzkrieg.theatre.counterattack.4': 'der Spieler führt',
  'blitzkrieg.theatre.economic-warfare': economicWarfare,
  'blitzkrieg.theatre.economic-warfare.4a': 'ein Feld mit Industrieproduktion oder Bombardierung',
  'blitzkrieg.theatre.economic-warfare.both': rulings['blitzkrieg.economicWarfare.both'],
  'blitzkrieg.theatre.economic-warfare.both.4b': 'beide Arten von Feldern',
  'blitzkrieg.theatre.for-the-glory': forTheGlory,
  'blitzkrieg.theatre.for-the-glory.4a': campaignVP,
  'blitzkrieg.theatre.for-the-glory.4b': 'ein Feld mit Siegpunkten',
  'blitzkrieg.theatre.research-and-development': researchAndDevelopment,
  'blitzkrieg.theatre.research-and-development.4': 'ein Forschungsfeld',
  'blitzkrieg.theatre.secure': secure,
  'blitzkrieg.theatre.secure.4': 'der Bot führt',
  'blitzkrieg.theatre.5': 'leere Felder im offenen Feldzug',
  'blitzkrieg.theatre.6': campaignVP,
  'blitzkrieg.theatre.height': byHeight,
  'blitzkrieg.theatre.height.7': 'Platz von oben',
  'blitzkrieg.theatre.tie': 'oben vor unten',

  'blitzkrieg.position': 'Feld',
  'blitzkrieg.position.either': either,
  'blitzkrieg.position.either.1': winsEither,
  'blitzkrieg.position.theatreFirst': theatreFirst,
  'blitzkrieg.position.theatreFirst.1a': winsTheatre,
  'blitzkrieg.position.theatreFirst.1b': winsCampaign,
  'blitzkrieg.position.2': mayBePlaced,
  'blitzkrieg.position.economic-warfare': economicWarfare,
  'blitzkrieg.position.economic-warfare.few': fewUnits,
  'blitzkrieg.position.economic-warfare.few.3a': 'Industrieproduktion',
  'blitzkrieg.position.economic-warfare.3b': 'Bombardierung',
  'blitzkrieg.position.economic-warfare.3c': 'Industrieproduktion',
  'blitzkrieg.position.for-the-glory': forTheGlory,
  'blitzkrieg.position.for-the-glory.3': 'ein Feld mit Siegpunkten',
  'blitzkrieg.position.research-and-development': researchAndDevelopment,
  'blitzkrieg.position.research-and-development.3': 'ein Forschungsfeld',
  'blitzkrieg.position.20VP': twenty,
  'blitzkrieg.position.20VP.4a': 'Propaganda',
  'blitzkrieg.position.4b': 'Strategischer Vorteil',
  'blitzkrieg.position.behind': 'der Spieler führt um mindestens 3 SP',
  'blitzkrieg.position.behind.4c': 'Propaganda',
  'blitzkrieg.position.few': fewUnits,
  'blitzkrieg.position.few.4d': 'Industrieproduktion',
  'blitzkrieg.position.first': rulings['blitzkrieg.researchIndustry.first'],
  'blitzkrieg.position.first.4e': 'Forschungsindustrie',
  'blitzkrieg.position.4f': 'Verbesserte Forschung',
  'blitzkrieg.position.4g': 'Forschung',
  'blitzkrieg.position.4h': 'Bombardierung',
  'blitzkrieg.position.4i': 'Taktischer Vorteil',
  'blitzkrieg.position.4j': 'Industrieproduktion',
  'blitzkrieg.position.4k': 'Propaganda',
  'blitzkrieg.position.tie': 'links vor rechts',

  'blitzkrieg.unit': 'Einheit',
  'blitzkrieg.unit.1': 'darf dorthin gesetzt werden',
  'blitzkrieg.unit.wins': rulings['blitzkrieg.unitMustWin.wins'],
  'blitzkrieg.unit.wins.either': either,
  'blitzkrieg.unit.wins.either.2': winsEither,
  'blitzkrieg.unit.wins.theatreFirst': theatreFirst,
  'blitzkrieg.unit.wins.theatreFirst.2a': winsTheatre,
  'blitzkrieg.unit.wins.theatreFirst.2b': winsCampaign,
  'blitzkrieg.unit.closes': rulings['blitzkrieg.unitMustWin.closes'],
  'blitzkrieg.unit.closes.2': 'schließt den Kriegsschauplatz oder den Feldzug ab',
  'blitzkrieg.unit.big-guns': bigGuns,
  'blitzkrieg.unit.big-guns.3': 'eine Spezialwaffe',
  'blitzkrieg.unit.big-guns.category': category,
  'blitzkrieg.unit.big-guns.lead': lead,
  'blitzkrieg.unit.big-guns.lead.extreme': extreme,
  'blitzkrieg.unit.big-guns.shift': larger,
  'blitzkrieg.unit.big-guns.shift.shift': shift,
  'blitzkrieg.unit.counterattack': counterattack,
  'blitzkrieg.unit.counterattack.category': category,
  'blitzkrieg.unit.counterattack.lead': lead,
  'blitzkrieg.unit.counterattack.lead.extreme': extreme,
  'blitzkrieg.unit.counterattack.shift': larger,
  'blitzkrieg.unit.counterattack.shift.shift': shift,
  'blitzkrieg.unit.rapid-deployment': rapidDeployment,
  'blitzkrieg.unit.rapid-deployment.3': 'Platz in der Reihe',
  'blitzkrieg.unit.research-and-development': researchAndDevelopment,
  'blitzkrieg.unit.research-and-development.elsewhere': 'kein Forschungsfeld',
  'blitzkrieg.unit.research-and-development.elsewhere.3': 'eine Spezialwaffe',
  'blitzkrieg.unit.noEffect': 'ein Feld ohne Wirkung',
  'blitzkrieg.unit.noEffect.4': 'nicht vom Wert 0',
  'blitzkrieg.unit.lastSpace': 'das letzte Feld des Feldzugs',
  'blitzkrieg.unit.lastSpace.5': 'keine Blitz-Einheit',
  'blitzkrieg.unit.20VP': twenty,
  'blitzkrieg.unit.20VP.real': rulings['blitzkrieg.highestStrength.real'],
  'blitzkrieg.unit.20VP.real.6': 'Stärke',
  'blitzkrieg.unit.20VP.printed': rulings['blitzkrieg.highestStrength.printed'],
  'blitzkrieg.unit.20VP.printed.6': 'gedruckte Stärke',
  'blitzkrieg.unit.tie': 'würfle: 1 ist die Einheit ganz links, nach der letzten geht es von vorn weiter',

  'blitzkrieg.strategic': 'Strategischer Vorteil',
  'blitzkrieg.strategic.category': category,
  'blitzkrieg.strategic.lead': lead,
  'blitzkrieg.strategic.lead.extreme': extreme,
  'blitzkrieg.strategic.shift': larger,
  'blitzkrieg.strategic.shift.shift': shift,
  'blitzkrieg.strategic.height': byHeight,
  'blitzkrieg.strategic.height.height': 'Platz von oben',
  'blitzkrieg.strategic.tie': 'oben vor unten',
} as const
