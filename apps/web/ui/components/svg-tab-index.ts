import { options, type VNode } from 'preact'

/** Preact passes `tabIndex` unchanged, but SVG elements only know the lower-case attribute. */
export function lowercaseTabIndex(): void {
  const before = options.vnode?.bind(options)
  options.vnode = (vnode: VNode) => {
    before?.(vnode)
    if (typeof vnode.type !== 'string' || !('tabIndex' in vnode.props)) return
    const { tabIndex, ...others } = vnode.props
    const renamed = { ...others, tabindex: tabIndex }
    vnode.props = renamed
  }
}
