import { options, type VNode } from 'preact'

/** Preact sets `tabIndex` on SVG elements as it is written, where only `tabindex` makes them focusable. */
export function spellTabIndex(): void {
  const before = options.vnode?.bind(options)
  options.vnode = (vnode: VNode) => {
    before?.(vnode)
    if (typeof vnode.type !== 'string' || !('tabIndex' in vnode.props)) return
    const { tabIndex, ...others } = vnode.props
    const spelt = { ...others, tabindex: tabIndex }
    vnode.props = spelt
  }
}
