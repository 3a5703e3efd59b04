import { request } from 'node:http'
import { openRegistry } from '../../packages/build/src/registry/registry.ts'
import { type BesideOptions, startServiceBeside } from './service-beside.ts'

/**
 * A second gateway before the services of a store that runs: by another port, but for the same addresses. What is
 * asked of it by that port must name a host of the store.
 */
export async function startGatewayBeside(data: string, options: BesideOptions) {
  const { port, ports, registryDir, stop } = await startServiceBeside(data, 'gateway', options)
  return {
    port,
    /** Has a page of each tenant made. */
    async warmUp() {
      const registry = openRegistry(registryDir)
      const hosts = registry.listTenants().flatMap((tenant) => registry.readTenant(tenant)?.hosts ?? [])
      for (const host of hosts) await visit(port, `${host}:${ports.gateway}`)
    },
    [Symbol.asyncDispose]: stop,
  }
}

/** Whatever it answers: a store may be closed. */
const visit = (port: number, host: string) =>
  new Promise<void>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path: '/find-store', headers: { host, accept: 'text/html' } })
    sent.on('response', (response) => void response.resume().on('end', resolve))
    sent.on('error', reject)
    sent.end()
  })
