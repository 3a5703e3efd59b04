import { request } from 'node:http'

/** The JSON that a host answers with, asked for by address. */
export function fetchAs(host: string, url: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const port = new URL(url).port
    request(url, { headers: { host: `${host}:${port}` } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        if (response.statusCode === 200) resolve(JSON.parse(text))
        else reject(new Error(`${url} answered ${response.statusCode}: ${text.slice(0, 200)}`))
      })
    })
      .on('error', reject)
      .end()
  })
}
