/** German: what a battle that its owner enters still lacks. */
export const missing = {
  'blood-and-plunder.missing.opforUnit': 'Füge der Truppe der OPFOR eine Einheit hinzu',
  'blood-and-plunder.missing.playerUnit': 'Füge deiner Truppe eine Einheit hinzu',
  'blood-and-plunder.missing.unitName': 'Gib der Einheit einen Namen',
  'blood-and-plunder.missing.shipName': 'Gib dem Schiff einen Namen',
  'blood-and-plunder.missing.commanderName': 'Gib dem Kommandeur einen Namen',
  'blood-and-plunder.missing.ruleName': 'Gib der Regel einen Namen',
  'blood-and-plunder.missing.terrainName': 'Gib dem Gelände einen Namen',
  'blood-and-plunder.missing.objectiveName': 'Gib dem Ziel einen Namen',
  'blood-and-plunder.missing.aboard': 'Wähle ein Schiff dieser Truppe oder „an Land“',
  'blood-and-plunder.missing.corners': 'Gelände braucht drei Ecken',
  'blood-and-plunder.missing.small': 'Der Tisch muss mindestens {inches} Zoll groß sein',
} as const
