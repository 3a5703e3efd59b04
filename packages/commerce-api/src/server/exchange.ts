import { Agent, request } from 'node:http'
import { Agent as SecureAgent, request as requestSecurely } from 'node:https'

export type Exchange = {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
  /** Milliseconds until the whole answer has to be here. */
  readonly timeout: number
}

const plain = { request, agent: new Agent({ keepAlive: true }) }
const secure = { request: requestSecurely, agent: new SecureAgent({ keepAlive: true }) }

/**
 * One question and its answer over a connection that stays open. It follows no redirects. A third of what `fetch` costs
 * for the same, which counts where each order asks.
 * @throws Error when no whole answer came, be it in time or at all
 */
export function exchange(url: URL, { method, headers, body, timeout }: Exchange) {
  const way = url.protocol === 'https:' ? secure : plain
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
  return new Promise<{ readonly status: number; readonly text: string }>((resolve, reject) => {
    const sent = way.request(url, { method, agent: way.agent, headers: { ...headers, ...length } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('error', fail)
      response.once('end', () => {
        clearTimeout(timer)
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') })
      })
    })
    const timer = setTimeout(() => sent.destroy(new Error(`No answer within ${timeout} ms`)), timeout)
    const fail = (error: Error) => {
      clearTimeout(timer)
      reject(error)
    }
    sent.on('error', fail)
    sent.end(body)
  })
}
