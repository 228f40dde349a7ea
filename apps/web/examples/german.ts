/** Texts about the rulebook's examples, in German. */
export const germanTexts: Readonly<Record<string, string>> = {
  'web.examples': 'Beispiele aus dem Heft',
  'web.examples.play': 'Den Zug des Gegners ansehen',
  'web.examples.reasoning': 'Das Beispiel und seine Begründung',
  'web.examples.intro':
    'Jedes startet eine Partie mit der Stellung des Beispiels; die Begründung steht in unseren Worten dabei.',
}
