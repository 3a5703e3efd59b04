import type { Remote } from '@aisle/contract'
import { getHeapStatistics } from 'node:v8'
import { parentPort, workerData } from 'node:worker_threads'
import * as z from 'zod'
import type { RenderAnswer, RenderOrder } from './rendering.types.ts'
import { createServerModules } from './server-modules.ts'
import { watchedRemote } from './watched-remote.ts'

// One thread that renders one page at a time. It has no address, no secret and no network of its own.
const { folder, running } = z.object({ folder: z.string(), running: z.instanceof(SharedArrayBuffer) }).parse(workerData)
const modules = createServerModules(folder)
/** Which remote of the job runs, counted from 1; 0 is the shell. Read from outside when nothing else is heard. */
const mark = new Int32Array(running)

/** What was thrown outside of any page; of many the first ones say enough. */
const strays: string[] = []
const MANY = 5

// Whose page it was is over by then, and the next one is somebody else's: it must not end with the thread.
process.on('uncaughtException', (error: unknown) => {
  if (strays.length < MANY) strays.push((error instanceof Error && error.stack) || String(error))
})
const refuse = (): never => {
  throw new Error('A page may not end its thread.')
}
process.exit = refuse
process.kill = refuse

parentPort?.on('message', async (order: RenderOrder) => {
  const answer = await carryOut(order).catch((error: unknown) => ({ error: String(error) }))
  Atomics.store(mark, 0, 0)
  const { used_heap_size, external_memory } = getHeapStatistics()
  const memory = used_heap_size + external_memory
  parentPort?.postMessage({ ...answer, strays: strays.splice(0), memory } satisfies RenderAnswer)
})

parentPort?.postMessage('ready')

async function carryOut({ code, page }: RenderOrder): Promise<Omit<RenderAnswer, 'strays' | 'memory'>> {
  const { shell, remote, remotes } = code
  Atomics.store(mark, 0, 0)
  const { renderPage } = await modules.loadShell(shell)
  const loaded: Record<string, Remote> = {}
  for (const [index, [name, build]] of Object.entries(remotes).entries()) {
    const enter = () => void Atomics.store(mark, 0, index + 1)
    enter()
    try {
      loaded[name] = watchedRemote(await modules.loadRemote(build, shell), enter)
    } catch (error) {
      // A widget in the frame is left to the browser; without the page itself there is nothing to render.
      if (name === remote) return { error: String(error), culprit: name }
    }
  }
  if (!page) return {}
  return { page: await renderPage({ ...page, remotes: loaded }) }
}
