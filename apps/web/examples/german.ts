/** What is said around the examples of a booklet, in German. */
export const germanTexts: Readonly<Record<string, string>> = {
  'web.examples': 'Beispiele aus dem Heft',
  'web.examples.play': 'Den Zug des Gegners ansehen',
  'web.examples.reasoning': 'Das Beispiel und seine Begründung',
  'web.examples.intro':
    'Jedes beginnt eine Partie mit der Stellung des Beispiels; die Begründung steht dabei, in unseren Worten.',
}
