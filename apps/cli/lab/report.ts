import { english, type Game } from '@opfor/kernel'
import { Figures, plotStyle } from '@opfor/lab/plots'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { perSecond } from './progress.ts'
import type { LabRun } from './summary.ts'

const pageStyle = `
:root { color-scheme: light dark;
  --paper: light-dark(#ffffff, #171a1c); --ink: light-dark(#23211c, #ece7db); --soft: light-dark(#5d584c, #aca696);
  --line: light-dark(#d5ccb8, #3a4145); --player: light-dark(#1f5f8b, #7fc4f2);
  font-family: system-ui, sans-serif; line-height: 1.45; }
body { margin: 0 auto; padding: 1rem; max-width: 44rem; background: var(--paper); color: var(--ink); }
h1 { margin: 0; font-size: 1.5rem; }
header { margin-bottom: 2rem; }
header p { margin: .2rem 0; color: var(--soft); }
code { font-size: .85em; overflow-wrap: anywhere; }
@media print { :root { color-scheme: light; } body { max-width: none; } }
`

export function labReportPage(
  game: Game,
  { policy, games, seconds, gamesPerSecond, workers, totals }: LabRun,
): string {
  const figures = renderToStaticMarkup(
    createElement(Figures, { game, totals, language: english, matchOf: String }),
  )
  const budget = policy.name === 'searching' ? `, up to ${policy.budget} turns simulated per answer` : ''
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${game.title}: ${games} matches</title>
<style>${pageStyle}${plotStyle}</style>
</head>
<body>
<header>
<h1>${game.title}: ${games} matches</h1>
<p>Who plays: the ${policy.name} player${budget}. ${seconds.toFixed(1)} s, ${perSecond(gamesPerSecond)} matches per
second, ${workers} workers.</p>
<p>The numbers under <em>Example matches</em> are seeds. To see such a match:
<code>opfor lab match ${game.id} --policy ${policy.name} --difficulty &lt;setting&gt; --seed &lt;number&gt;</code></p>
</header>
<main>
${figures}
</main>
</body>
</html>
`
}
