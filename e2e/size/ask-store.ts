import { request } from 'node:http'
import { gatewayAddress } from '../store/origins.ts'

export type Question = {
  readonly host: string
  readonly path: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
}
export type Answer = {
  readonly status: number
  readonly encoding: string | undefined
  /** Every `content-security-policy` of it. */
  readonly policies: readonly string[]
  readonly body: Buffer
}

/** The answer as it travels, still compressed. By address: Node does not resolve `*.localhost`. */
export function askStore({ host, path, method = 'GET', headers = {} }: Question): Promise<Answer> {
  const { port } = new URL(gatewayAddress())
  return new Promise((resolve, reject) => {
    const sent = request(
      gatewayAddress() + path,
      { method, headers: { host: `${host}:${port}`, ...headers } },
      (reply) => {
        const chunks: Buffer[] = []
        reply.on('data', (chunk: Buffer) => chunks.push(chunk))
        reply.on('error', reject)
        reply.on('end', () =>
          resolve({
            status: reply.statusCode ?? 0,
            encoding: reply.headers['content-encoding'],
            policies: reply.headersDistinct['content-security-policy'] ?? [],
            body: Buffer.concat(chunks),
          }),
        )
      },
    )
    sent.on('error', reject)
    sent.end()
  })
}
