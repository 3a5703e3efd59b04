import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach } from 'vitest'

export type Asked = {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** A real server where the store is: remembers what it was asked. Its address is written into `variables`. */
export function startStore(variables: Record<string, string>): { readonly asked: readonly Asked[]; stop(): void } {
  const asked: Asked[] = []
  let server: Server
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }

  beforeAll(async () => {
    server = createServer(async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(Buffer.from(chunk))
      const { method, url, headers } = request
      asked.push({ method, url, headers, body: Buffer.concat(chunks).toString() })
      response.writeHead(200, {
        'set-cookie': '__Host-aisle-guest=new; Path=/; Secure; HttpOnly',
        'content-encoding': 'br',
      })
      response.end('answer')
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('The store does not listen on a port')
    variables['GATEWAY_URL'] = `http://127.0.0.1:${address.port}`
  })
  beforeEach(() => void asked.splice(0))
  afterAll(stop)

  return { asked, stop }
}
