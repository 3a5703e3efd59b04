import { request } from 'node:http'

/** The JSON that a host answers with, asked for by address. */
export const fetchAs = async (host: string, url: string): Promise<unknown> => JSON.parse(await fetchTextAs(host, url))

/** The text that a host answers with, asked for by address: Node does not resolve `*.localhost`. */
export function fetchTextAs(host: string, url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const port = new URL(url).port
    request(url, { headers: { host: `${host}:${port}`, accept: '*/*' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        if (response.statusCode === 200) resolve(text)
        else reject(new Error(`${url} answered ${response.statusCode}: ${text.slice(0, 200)}`))
      })
    })
      .on('error', reject)
      .end()
  })
}
