import { request } from 'node:http'
import { gatewayAddress } from './origins.ts'

/** Posts JSON to a host as a page of that host does, by address; gives the JSON of the answer. */
export function postAs(host: string, path: string, body?: unknown): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(gatewayAddress())
    const text = body === undefined ? '' : JSON.stringify(body)
    const headers = {
      host: `${host}:${port}`,
      origin: `http://${host}:${port}`,
      'content-length': Buffer.byteLength(text),
      ...(text ? { 'content-type': 'application/json' } : {}),
    }
    const sent = request(gatewayAddress() + path, { method: 'POST', headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const answer = Buffer.concat(chunks).toString()
        const { statusCode = 0 } = response
        if (statusCode >= 200 && statusCode < 300) resolve(JSON.parse(answer))
        else reject(new Error(`${path} of ${host} answered ${statusCode}: ${answer.slice(0, 200)}`))
      })
    })
    sent.on('error', reject)
    sent.end(text)
  })
}
