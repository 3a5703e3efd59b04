import type { Remote } from '@aisle/contract'
import { getHeapStatistics } from 'node:v8'
import { parentPort, workerData } from 'node:worker_threads'
import * as z from 'zod'
import type { RenderAnswer, RenderJob } from './rendering.types.ts'
import { createServerModules } from './server-modules.ts'
import { watchedRemote } from './watched-remote.ts'

// One thread that renders one page at a time. It has no address, no secret and no network of its own.
const { folder, running } = z.object({ folder: z.string(), running: z.instanceof(SharedArrayBuffer) }).parse(workerData)
const modules = createServerModules(folder)
/** Which remote of the job runs, counted from 1; 0 is the shell. Read from outside when nothing else is heard. */
const mark = new Int32Array(running)

parentPort?.on('message', async (job: RenderJob) => {
  const answer = await render(job).catch((error: unknown) => ({ error: String(error) }))
  Atomics.store(mark, 0, 0)
  parentPort?.postMessage({ ...answer, heap: getHeapStatistics().used_heap_size } satisfies RenderAnswer)
})

parentPort?.postMessage('ready')

async function render({ boot, address, shell, remote, remotes }: RenderJob): Promise<Omit<RenderAnswer, 'heap'>> {
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
  return { page: await renderPage({ boot, address, remotes: loaded }) }
}
