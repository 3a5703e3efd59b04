/** Answers at once, and is asked of the page's own origin, whose `Date` a page may read. */
const CLOCK = '/healthz'
const PATIENCE = 5_000

let known: Promise<{ readonly server: number; readonly page: number }> | undefined

/**
 * Milliseconds since 1970 by the server's clock, to the second: the browser's own may be wrong by a day (F21). Asked once
 * a page, and counted on from there by a clock that nobody sets. The browser's own where the server is not reached.
 */
export async function serverNow(): Promise<number> {
  const asked = (known ??= askServer())
  try {
    const { server, page } = await asked
    return server + (performance.now() - page)
  } catch {
    if (known === asked) known = undefined // asked again the next time
    return Date.now()
  }
}

async function askServer() {
  const response = await fetch(CLOCK, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) })
  const server = Date.parse(response.headers.get('date') ?? '')
  if (Number.isNaN(server)) throw new TypeError('The server does not tell the time.')
  return { server, page: performance.now() }
}
