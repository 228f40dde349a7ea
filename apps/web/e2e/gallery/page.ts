/** A picture of the gallery. */
export interface Picture {
  readonly part: string
  readonly screen: string
  readonly look: string
  readonly file: string
}

/** The gallery as one page: a row for each screen, a picture for each look. */
export function galleryPage(pictures: readonly Picture[], problems: readonly string[]): string {
  const parts = [...Map.groupBy(pictures, ({ part }) => part)]
  const sections = parts.map(([part, all]) => {
    const rows = [...Map.groupBy(all, ({ screen }) => screen)].map(
      ([screen, looks]) =>
        `<h3>${screen}</h3><div class="row">${looks.map(({ look, file }) => figure(look, file)).join('')}</div>`,
    )
    return `<section id="${part}"><h2>${part}</h2>${rows.join('\n')}</section>`
  })
  const links = parts.map(([part]) => `<a href="#${part}">${part}</a>`).join(' · ')
  const list = problems.map((each) => `<li>${each.replaceAll('<', '&lt;')}</li>`).join('')
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Opfor: every screen</title>
<style>
body { font: 16px system-ui; margin: 1rem; background: #888; }
nav { position: sticky; top: 0; background: #eee; padding: 0.5rem; }
.row { display: flex; gap: 0.75rem; overflow-x: auto; align-items: start; }
figure { margin: 0; flex: none; }
img { height: 26rem; width: auto; display: block; }
</style>
<nav>${links}</nav>
<p>${pictures.length} pictures.</p>
<ul>${list}</ul>
${sections.join('\n')}
</html>
`
}

function figure(look: string, file: string): string {
  return `<figure><a href="${file}"><img loading="lazy" src="${file}" alt="${look}"></a><figcaption>${look}</figcaption></figure>`
}
