import type { Page } from './page.ts'
import { sidebarSlugs } from './sidebar.ts'

const ofGame = /^players\//

/**
 * Names the links to the previous and the next page after the titles of these pages, if they are about a game: the sidebar calls
 * them the same for every game.
 */
export function withNeighbours(pages: readonly Page[]): readonly Page[] {
  const order = sidebarSlugs()
  const titleOf = (route: string, { language }: Page): string | undefined =>
    (
      pages.find((each) => each.route === route && each.language === language) ??
      pages.find((each) => each.route === route)
    )?.title
  return pages.map((page) => {
    const at = order.indexOf(page.route)
    if (at < 0) return page
    const labels = (['prev', 'next'] as const).flatMap((where) => {
      const route = order[where === 'prev' ? at - 1 : at + 1]
      const title = route !== undefined && ofGame.test(route) ? titleOf(route, page) : undefined
      return title === undefined ? [] : [`${where}: ${JSON.stringify(title)}`]
    })
    return { ...page, frontmatter: [...(page.frontmatter ?? []), ...labels] }
  })
}
