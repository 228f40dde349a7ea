/** Uses the colours of the surrounding page. */
export const plotStyle = `
.lab-figure { margin: 0 0 2.5rem; max-width: 44rem; min-width: 0; }
.lab-figure h2 { margin: 0; font-size: 1.2rem; }
.lab-figure figcaption p { margin: .2rem 0 .8rem; color: var(--soft); }
.lab-plot { display: block; width: 100%; max-width: 30rem; height: auto; color: var(--soft); overflow: visible; }
.lab-plot text { font-family: inherit; }
.lab-name, .lab-number { font-size: 12px; fill: var(--ink); }
.lab-grid { stroke: var(--line); stroke-width: 1; }
.lab-interval { stroke: var(--player); stroke-width: 3; stroke-linecap: round; }
.lab-dot, .lab-bar { fill: var(--player); }
.lab-heat { width: 5rem; height: .6rem; display: block; }
.lab-scroll { overflow-x: auto; margin-top: .8rem; }
.lab-table { border-collapse: collapse; width: 100%; font-size: .9rem; font-variant-numeric: tabular-nums; }
.lab-table caption { text-align: left; font-weight: 600; padding: .3rem 0; }
.lab-table th, .lab-table td { text-align: left; vertical-align: top; padding: .3rem .6rem .3rem 0;
  border-bottom: 1px solid var(--line); }
.lab-table td, .lab-table th[scope='col'] { white-space: nowrap; }
.lab-table th[scope='row'] { font-weight: 400; min-width: 9rem; }
@media screen and (max-width: 36rem) {
  .lab-table thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
  .lab-table tr { display: flex; flex-wrap: wrap; gap: .1rem 1rem; padding: .45rem 0;
    border-bottom: 1px solid var(--line); }
  .lab-table th[scope='row'] { flex: 1 0 100%; }
  .lab-table th[scope='row'], .lab-table td { border: 0; padding: 0; }
  .lab-table td { white-space: normal; }
  .lab-table td:empty { display: none; }
  .lab-table td::before { content: attr(data-head) ' '; color: var(--soft); }
  .lab-heat { display: inline-block; margin-right: .4rem; width: 3rem; }
}
@media print {
  .lab-figure { max-width: none; }
  .lab-figure figcaption, .lab-figure h2, .lab-table caption, .lab-table thead { break-after: avoid; }
  .lab-figure figcaption { break-inside: avoid; }
  .lab-plot, .lab-table tr { break-inside: avoid; }
  .lab-scroll { overflow: visible; }
  .lab-table td, .lab-table th[scope='col'] { white-space: normal; }
}
`
