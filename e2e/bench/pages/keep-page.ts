import { request } from 'node:http'
import { originOfShop, type Shop } from './shops.ts'

/** What Chromium sends with an address that is typed in. */
const headers = { accept: 'text/html,application/xhtml+xml', 'accept-encoding': 'gzip, deflate, br, zstd' }

/** Asks for a page as the shopper will, so that the gateway keeps it, as it does of pages that others look at. */
export function keepPage(shop: Shop, path: string, cookie: string): Promise<void> {
  const { host } = new URL(originOfShop(shop))
  return new Promise((resolve, reject) => {
    // By address: Node does not resolve `*.localhost`.
    const sent = request(
      `http://127.0.0.1:${shop.port}${path}`,
      { headers: { ...headers, host, cookie } },
      (answer) => {
        answer.resume()
        answer.on('error', reject)
        answer.on('end', () => {
          if (answer.statusCode === 200) resolve()
          else reject(new Error(`${path} of the ${shop.name} store answered ${answer.statusCode}.`))
        })
      },
    )
    sent.on('error', reject)
    sent.end()
  })
}
