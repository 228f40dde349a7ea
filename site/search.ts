import { defineRouteMiddleware } from '@astrojs/starlight/route-data'

/** English pages that are shown in German only with a notice are not found by a German search, except those for designers. */
export const onRequest = defineRouteMiddleware(({ locals }) => {
  const { starlightRoute: route } = locals
  if (route.isFallback !== true || route.id.includes('design/')) return
  // Its type is made by the build.
  const entry = route.entry as { readonly data: object }
  Object.assign(route, { entry: { ...entry, data: { ...entry.data, pagefind: false } } })
})
