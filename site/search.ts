import { defineRouteMiddleware } from '@astrojs/starlight/route-data'

/** Excludes untranslated English pages from German search, except those for designers. */
export const onRequest = defineRouteMiddleware(({ locals }) => {
  const { starlightRoute: route } = locals
  if (route.isFallback !== true || route.id.includes('design/')) return
  // The build generates its type.
  const entry = route.entry as { readonly data: object }
  Object.assign(route, { entry: { ...entry, data: { ...entry.data, pagefind: false } } })
})
