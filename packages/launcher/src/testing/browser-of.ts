import { request } from 'node:http'
import * as z from 'zod'

/** Of a call that failed, `data` is what came instead. */
export type Reply = { readonly status: number; readonly data: unknown }

const wrapperSchema = z.object({ data: z.unknown() })
const tokenSchema = z.object({ access_token: z.string() })

/** As much of a page as calls need: a guest of a tenant's host. By address: Node does not resolve `*.localhost`. */
export async function guestAt(port: number, tenant: string) {
  const host = `${tenant}.localhost:${port}`
  const send = (method: string, path: string, headers: Readonly<Record<string, string>>, body?: unknown) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const text = body === undefined ? '' : JSON.stringify(body)
      const sent = request(
        {
          port,
          host: '127.0.0.1',
          method,
          path,
          headers: {
            host,
            origin: `http://${host}`,
            'content-length': Buffer.byteLength(text),
            ...(text ? { 'content-type': 'application/json' } : {}),
            ...headers,
          },
        },
        async (reply) => {
          const chunks: Buffer[] = []
          for await (const chunk of reply) chunks.push(Buffer.from(chunk))
          resolve({ status: reply.statusCode ?? 0, text: Buffer.concat(chunks).toString() })
        },
      )
      sent.on('error', reject)
      sent.end(text)
    })

  const given = await send('POST', '/auth/guest-token', {})
  const authorization = `Bearer ${tokenSchema.parse(JSON.parse(given.text)).access_token}`
  return async (method: string, path: string, body?: unknown): Promise<Reply> => {
    const { status, text } = await send(method, path, { authorization }, body)
    return { status, data: status === 200 ? wrapperSchema.parse(JSON.parse(text)).data : text }
  }
}
