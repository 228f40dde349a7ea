/** German: rulings that rest on the base game, with their readings and reasons. */
export const baseGame = {
  'blood-and-plunder.shakenUnits.name': 'Erschütterte Einheiten',
  'blood-and-plunder.shakenUnits': 'Was tut eine erschütterte Einheit?',
  'blood-and-plunder.shakenUnits.column':
    'was die Spalte sagt: eine Hausregel, wo dein Regelbuch das zulässt',
  'blood-and-plunder.shakenUnits.rally': 'sie sammelt sich, was auch die Spalte sagt',
  'blood-and-plunder.shakenUnits.why':
    'Dieser Text spricht nicht von erschütterten Einheiten; was er am Grundspiel nicht ändert, gilt.',
  'blood-and-plunder.whatIsEngaged.name': 'Wer als im Nahkampf zählt',
  'blood-and-plunder.whatIsEngaged': 'Welche Einheiten zählen bei der Aktivierung als im Nahkampf?',
  'blood-and-plunder.whatIsEngaged.contact': 'die in Kontakt mit dem Gegner',
  'blood-and-plunder.whatIsEngaged.grappled':
    'auch die an Bord eines Schiffes, das durch Enterhaken verbunden ist',
  'blood-and-plunder.whatIsEngaged.why':
    'Das Wort stammt aus dem Grundspiel und wird in diesem Text nicht erklärt; Kontakt ist sein einfacher Sinn.',
  'blood-and-plunder.defendsAgainst.name': 'Was beantwortet wird',
  'blood-and-plunder.defendsAgainst': 'Welche deiner Angriffe beantwortet eine Abwehr?',
  'blood-and-plunder.defendsAgainst.all': 'Angriffe (Charge) und Schüsse',
  'blood-and-plunder.defendsAgainst.charges': 'Angriffe (Charge)',
  'blood-and-plunder.defendsAgainst.why':
    'Der Text sagt nicht, was sie beantwortet; von Angriffen berichten Spieler, und dein Regelbuch entscheidet.',
  'blood-and-plunder.defensiveAttack.name': 'Welche Abwehr',
  'blood-and-plunder.defensiveAttack': 'Zwei Arten der Abwehr sind möglich: Welche wird gewählt?',
  'blood-and-plunder.defensiveAttack.fight': 'der Nahkampf',
  'blood-and-plunder.defensiveAttack.shoot': 'der Schuss, wenn geladen, sonst der Nahkampf',
  'blood-and-plunder.defensiveAttack.why':
    'Der Text verlangt die Abwehr, wo sie möglich ist, und sagt nicht, welche; ein Schuss kommt vor dem Kontakt.',
  'blood-and-plunder.hopelessShots.name': 'Aussichtslose Schüsse',
  'blood-and-plunder.hopelessShots': 'Kann gegen einen Zielwert über 10 geschossen werden?',
  'blood-and-plunder.hopelessShots.no': 'nein',
  'blood-and-plunder.hopelessShots.why':
    'Ein zehnseitiger Würfel zeigt das nicht; ob eine Zehn immer trifft, steht im Grundspiel, nicht in diesem Text.',
  'blood-and-plunder.hopelessShots.yes': 'ja',
} as const
