import type { APIResponse, Route } from '@playwright/test'

/**
 * What the store answers to an intercepted request. By address: Node does not resolve `*.localhost`.
 * @param port of a gateway beside the store's own
 */
export async function fetchThroughGateway(route: Route, port?: number): Promise<APIResponse> {
  const request = route.request()
  const url = new URL(request.url())
  const { host } = url
  const cookies = await request.frame().page().context().cookies(request.url())
  url.hostname = '127.0.0.1'
  if (port !== undefined) url.port = String(port)
  return await route.fetch({
    url: url.href,
    maxRedirects: 0,
    headers: {
      ...request.headers(),
      host,
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    },
  })
}
