import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** What is lost: what the client said before the server read it, or the server's answer after it did its work. */
export type Loss = 'question' | 'answer'

/** Stands between a client and a server and cuts the connection in the middle of what is said, when told to. */
export async function startCuttingProxy(target: { readonly host: string; readonly port: number }) {
  let armed: { loss: Loss; left: number } | undefined
  const open = new Set<Socket>()

  const server = createServer((client) => {
    const upstream = connect(target)
    let isDeaf = false
    const cut = () => {
      client.destroy()
      upstream.destroy()
    }
    for (const socket of [client, upstream]) {
      open.add(socket)
      // A side that is cut off tells it as an error, too.
      socket.on('error', cut)
      socket.on('close', () => {
        open.delete(socket)
        cut()
      })
    }
    client.on('data', (chunk) => {
      const loss = countDown()
      if (loss === 'question') return cut()
      if (loss === 'answer') isDeaf = true
      upstream.write(chunk)
    })
    upstream.on('data', (chunk) => (isDeaf ? cut() : client.write(chunk)))
  })

  const countDown = (): Loss | undefined => {
    if (!armed) return undefined
    armed.left -= 1
    if (armed.left > 0) return undefined
    const { loss } = armed
    armed = undefined
    return loss
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    /** Loses the question, or the answer, of the `nth` thing that is said from now on. */
    loseNth(nth: number, loss: Loss) {
      armed = { loss, left: nth }
    },
    /** Loses nothing any more. Answers whether something was lost. */
    disarm() {
      const wasLost = armed === undefined
      armed = undefined
      return wasLost
    },
    async close() {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type CuttingProxy = Awaited<ReturnType<typeof startCuttingProxy>>
