import { Agent, request } from 'node:http'
import { Agent as SecureAgent, request as requestSecurely } from 'node:https'

type Message = {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly signal: AbortSignal
}

const TIMEOUT = 10_000
const plain = { request, agent: new Agent({ keepAlive: true }) }
const secure = { request: requestSecurely, agent: new SecureAgent({ keepAlive: true }) }

/**
 * Posts JSON over a connection that stays open; what is answered beyond the status is not read.
 * @returns the status of the answer
 * @throws Error when none comes within ten seconds, or `signal` ends it
 */
export function postJson(target: string, { headers, body, signal }: Message): Promise<number> {
  const url = new URL(target)
  const way = url.protocol === 'https:' ? secure : plain
  return new Promise((resolve, reject) => {
    const sent = way.request(
      url,
      {
        method: 'POST',
        agent: way.agent,
        headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
        signal,
      },
      (response) => {
        response.resume()
        response.once('error', reject)
        response.once('end', () => {
          clearTimeout(timer)
          resolve(response.statusCode ?? 0)
        })
      },
    )
    const timer = setTimeout(() => sent.destroy(new Error('No answer came in time')), TIMEOUT)
    sent.once('error', (error) => {
      clearTimeout(timer)
      reject(error)
    })
    sent.end(body)
  })
}
