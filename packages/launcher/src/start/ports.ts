import { once } from 'node:events'
import { createServer } from 'node:net'
import { Refusal } from '../refusal.ts'

/** @throws Refusal when something listens on the port already, or we may not */
export async function requireFreePort(port: number, host: string): Promise<void> {
  for (const address of host === 'localhost' ? ['127.0.0.1', '::1'] : [host]) {
    const problem = await tryPort(port, address)
    if (problem === 'EADDRINUSE') {
      throw new Refusal(
        `Port ${port} is in use by another program. Stop it, or choose another port: PORT=${port + 1} npm start. ` +
          'Nothing was changed.',
      )
    }
    if (problem === 'EACCES') {
      throw new Refusal(`Port ${port} may be used by administrators only. Choose another: PORT=3000 npm start.`)
    }
  }
}

/** A system without IPv6 has no `::1` to be taken. */
async function tryPort(port: number, host: string) {
  const server = createServer()
  try {
    server.listen({ port, host, exclusive: true })
    await once(server, 'listening')
    return undefined
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  } finally {
    server.close()
  }
}

/** Different ports that nobody listens on. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map((server) => once(server, 'listening')))
  const ports = servers.map((server) => {
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('The system gave no port')
    return address.port
  })
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return ports
}
