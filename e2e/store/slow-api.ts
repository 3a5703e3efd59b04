import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Stands before the API and keeps the answers of some calls back until they are released. */
export async function holdCalls(apiPort: number, isHeld: (path: string) => boolean) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const pass = async (incoming: IncomingMessage, answer: ServerResponse) => {
    const { url: path = '/', method, headers } = incoming
    if (isHeld(path)) await released
    const asked = request({ host: '127.0.0.1', port: apiPort, path, method, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(answer)
    })
    asked.on('error', () => answer.destroy())
    incoming.pipe(asked)
  }
  const server = createServer((incoming, answer) => void pass(incoming, answer))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // oxlint-disable-next-line typescript/consistent-type-assertions -- listens on a port
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    release,
    async [Symbol.asyncDispose]() {
      release()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
