import { once } from 'node:events'
import * as z from 'zod/mini'

const targetsSchema = z.array(z.object({ webSocketDebuggerUrl: z.string() }))
const usageSchema = z.object({ rss: z.number(), heapUsed: z.number(), external: z.number(), cpu: z.number() })
const answerSchema = z.object({
  id: z.optional(z.number()),
  result: z.optional(z.object({ result: z.optional(z.object({ value: z.optional(z.string()) })) })),
})

/** Bytes of a process, `heapUsed` and `external` without what the next collection would free, and its CPU seconds. */
export type Usage = z.output<typeof usageSchema>
export type ProcessProbe = Awaited<ReturnType<typeof openProcessProbe>>

const USAGE = `(() => {
  const { user, system } = process.cpuUsage()
  return JSON.stringify({ ...process.memoryUsage(), cpu: (user + system) / 1e6 })
})()`

/** Looks into a Node process that was started with `--inspect` on that port. */
export async function openProcessProbe(inspectPort: number) {
  const response = await fetch(`http://127.0.0.1:${inspectPort}/json/list`)
  const [target] = z.parse(targetsSchema, await response.json())
  if (!target) throw new Error('The process shows nothing to look into.')
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  await once(socket, 'open')
  let count = 0

  const call = (method: string, params: object = {}): Promise<z.output<typeof answerSchema>> => {
    count += 1
    const id = count
    return new Promise((resolve) => {
      const listen = ({ data }: MessageEvent) => {
        const answer = z.parse(answerSchema, JSON.parse(String(data)))
        if (answer.id !== id) return
        socket.removeEventListener('message', listen)
        resolve(answer)
      }
      socket.addEventListener('message', listen)
      socket.send(JSON.stringify({ id, method, params }))
    })
  }

  return {
    async read(): Promise<Usage> {
      await call('HeapProfiler.collectGarbage')
      const { result } = await call('Runtime.evaluate', { expression: USAGE })
      return z.parse(usageSchema, JSON.parse(result?.result?.value ?? 'null'))
    },
    [Symbol.dispose]: () => socket.close(),
  }
}
