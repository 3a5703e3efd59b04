import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

export type Answer = { readonly status: number; readonly body: unknown }

/** Stands before the API and changes what it answers, where that is JSON. */
export async function alterAnswers(apiPort: number, alter: (path: string, method: string, answer: Answer) => Answer) {
  const pass = (incoming: IncomingMessage, answer: ServerResponse) => {
    const { url: path = '/', method = 'GET', headers } = incoming
    const plain = { ...headers, 'accept-encoding': 'identity' }
    const asked = request({ host: '127.0.0.1', port: apiPort, path, method, headers: plain }, (reply) => {
      const { 'content-length': _, etag: __, ...kept } = reply.headers
      if (!kept['content-type']?.includes('json')) {
        answer.writeHead(reply.statusCode ?? 502, reply.headers)
        reply.pipe(answer)
        return
      }
      json(reply).then(
        (body) => {
          const changed = alter(path, method, { status: reply.statusCode ?? 502, body })
          answer.writeHead(changed.status, kept).end(JSON.stringify(changed.body))
        },
        () => answer.destroy(),
      )
    })
    asked.on('error', () => answer.destroy())
    incoming.pipe(asked)
  }
  const server = createServer(pass)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // oxlint-disable-next-line typescript/consistent-type-assertions -- listens on a port
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
