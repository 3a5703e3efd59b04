import { type IncomingHttpHeaders, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export type Sent = {
  readonly path?: string
  readonly host?: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string | undefined>>
  readonly body?: string
}

export type Answer = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly rawHeaders: readonly string[]
  readonly bytes: Buffer
  readonly text: string
}

/** One request over a real connection, with path and headers exactly as given. */
export const send = (port: number, { path = '/', host, method = 'GET', headers = {}, body }: Sent): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const own = Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [name, value]))
    const all = [...(host === undefined ? [] : ['host', host]), ...own]
    const length = method === 'GET' ? [] : ['content-length', String(Buffer.byteLength(body ?? ''))]
    const outgoing = request(
      { port, host: '127.0.0.1', path, method, headers: [...all, ...length], agent: false },
      (incoming) => {
        const chunks: Buffer[] = []
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
        incoming.on('error', reject)
        incoming.on('end', () => {
          const bytes = Buffer.concat(chunks)
          const { statusCode = 0, headers: answered, rawHeaders } = incoming
          resolve({
            status: statusCode,
            headers: answered,
            rawHeaders,
            bytes,
            text: decode(bytes, answered).toString(),
          })
        })
      },
    )
    outgoing.on('error', reject)
    outgoing.end(body)
  })

function decode(bytes: Buffer, headers: IncomingHttpHeaders) {
  if (bytes.length === 0) return bytes
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(bytes)
  return headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes
}
