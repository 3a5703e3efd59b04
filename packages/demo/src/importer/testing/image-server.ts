import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'

export type Reply = (request: IncomingMessage, response: ServerResponse) => void

/** A web server of this machine that has these files; it counts who asks for what. */
export async function startImageServer(replies: Readonly<Record<string, Buffer | Reply>>) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const { url = '' } = request
    asked.push(url)
    const reply = replies[url]
    if (reply === undefined) response.writeHead(404).end()
    // What a server calls its files is not believed.
    else if (Buffer.isBuffer(reply)) response.writeHead(200, { 'content-type': 'text/html' }).end(reply)
    else reply(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { asked, port, urlOf: (path: string) => `http://127.0.0.1:${port}${path}` }
}
