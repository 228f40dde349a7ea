/**
 * Runs in the service worker; saves the last share for the screen that opens it. The build copies this function as text, so it
 * uses nothing from outside. The cache name and the limit are also in data/device/shared-files-cache.ts.
 */
export async function takeShare({ request }: { readonly request: Request }): Promise<Response> {
  let id = crypto.randomUUID() as string
  try {
    const body = await request.blob()
    if (body.size > 50_000_000) id = 'too-large'
    else {
      await caches.delete('opfor-shared')
      const type = request.headers.get('Content-Type') ?? ''
      const cache = await caches.open('opfor-shared')
      await cache.put(id, new Response(body, { headers: { 'Content-Type': type } }))
    }
  } catch {
    id = 'failed'
  }
  return Response.redirect(`./#/open/${id}`, 303)
}
