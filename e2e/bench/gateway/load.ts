import { Agent, request } from 'node:http'

export type Load = {
  /** Where the gateway listens; hosts are named by header. */
  readonly port: number
  readonly headers: Readonly<Record<string, string>>
  /** Paths, asked for in this order. */
  readonly paths: readonly string[]
  readonly clients: number
}

export type Page = {
  readonly status: number
  readonly bytes: number
  readonly milliseconds: number
  /** Whether it was rendered with all of its data: only such a page may be kept, and has a tag. */
  readonly isComplete: boolean
}

export type Served = { readonly pages: readonly Page[]; readonly seconds: number }

/** So many clients at once over connections that stay open, each with the next path as soon as its page is there. */
export async function loadPages({ port, headers, paths, clients }: Load): Promise<Served> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const pages: Page[] = []
  let next = 0
  const browse = async () => {
    for (let path = paths[next]; path !== undefined; path = paths[next]) {
      next += 1
      pages.push(await open(agent, { port, path, headers }))
    }
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: clients }, browse))
  const seconds = (performance.now() - started) / 1000
  agent.destroy()
  return { pages, seconds }
}

type Question = Pick<Load, 'port' | 'headers'> & { readonly path: string }

function open(agent: Agent, { port, path, headers }: Question): Promise<Page> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, agent, headers }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          bytes,
          milliseconds: performance.now() - started,
          isComplete: response.headers.etag !== undefined,
        }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })
}
