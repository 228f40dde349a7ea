import type { SatteriProcessorOptions } from '@astrojs/markdown-satteri'

type HastPlugin = NonNullable<SatteriProcessorOptions['hastPlugins']>[number]

/** Makes tables scroll sideways with keyboard access. Empty heads become plain cells. */
export const scrollingTables: HastPlugin = {
  name: 'scrolling-tables',
  element: [
    {
      filter: ['table'],
      visit(node, context) {
        context.wrapNode(node, {
          type: 'element',
          tagName: 'div',
          properties: { className: ['scroll'], tabIndex: 0, role: 'group' },
          children: [],
        })
      },
    },
    {
      filter: ['th'],
      visit(node, context) {
        if (context.textContent(node).trim() === '')
          context.replaceNode(node, { type: 'element', tagName: 'td', properties: {}, children: [] })
      },
    },
  ],
}

export const lazyPictures: HastPlugin = {
  name: 'lazy-pictures',
  element: [
    {
      filter: ['img'],
      visit(node, context) {
        context.setProperty(node, 'loading', 'lazy')
      },
    },
  ],
}
