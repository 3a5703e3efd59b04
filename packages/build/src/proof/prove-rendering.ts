import type { Boot, RegistryRemote, Route, ServerBuild } from '@aisle/contract'
import { Refusal } from '../refusal.ts'
import { RenderThreadEnded, startRenderThread } from '../rendering/render-thread.ts'
import type { RenderAnswer, RenderJob } from '../rendering/rendering.types.ts'
import { type DemoAnswers, readDemoAnswers } from './demo-answers.ts'
import { type DemoPage, demoPageOf, lackingCall } from './demo-page.rules.ts'
import { pageText } from './page-text.rules.ts'

/** Server builds by the paths of their files. */
export type RemoteToProve = {
  readonly name: string
  readonly remote: RegistryRemote
  readonly server: ServerBuild
  /** Whether it runs already: what the demo cannot answer is not asked of it then. */
  readonly runs: boolean
}
export type Options = { readonly answers?: DemoAnswers; readonly patience?: number }

/** Milliseconds after which a page that has not been rendered never will be. */
const PATIENCE = 10_000

/**
 * Renders the public pages of remotes with a shell and the demo's data, as the gateway does, in a thread that may fail.
 * @throws Refusal that names remote, page and reason
 */
export async function proveRendering(
  shell: ServerBuild,
  remotes: readonly RemoteToProve[],
  { answers = readDemoAnswers(), patience = PATIENCE }: Options = {},
): Promise<void> {
  const jobs = remotes.flatMap((remote) => jobsOf(shell, remote, answers))
  if (jobs.length === 0) return
  const thread = startRenderThread('', () => {})
  try {
    for (const { what, job, isPage } of jobs) {
      const reason = faultOf(await renderWithin(thread, job, patience), isPage)
      if (reason !== undefined)
        throw new Refusal(`${what} is not rendered on the server with the demo's data: ${reason}.`)
    }
  } finally {
    await thread.end()
  }
}

type Job = { readonly what: string; readonly job: RenderJob; readonly isPage: boolean }

/** A job for each public page; for a remote without one a page that is not there, in whose frame its widgets are. */
function jobsOf(
  shell: ServerBuild,
  { name, remote, server, runs }: RemoteToProve,
  answers: DemoAnswers,
): readonly Job[] {
  const jobOf = ({ address, calls }: DemoPage): RenderJob => ({
    boot: bootOf(name, remote, calls, answers),
    address,
    shell,
    remote: name,
    remotes: { [name]: server },
  })
  const pages = Object.entries(remote.surface.routes).filter(([, { isPublic }]) => isPublic === true)
  if (pages.length === 0) {
    return [{ what: name, job: jobOf(demoPageOf({ path: '/', title: '' }, answers)), isPage: false }]
  }
  return pages.flatMap(([page, route]) => {
    const what = `The page ${page} of ${name}`
    if (runs && lackingCall(route, answers) !== undefined) return []
    requireAnswers(what, route, answers)
    return [{ what, job: jobOf(demoPageOf(route, answers)), isPage: true }]
  })
}

function requireAnswers(what: string, route: Route, answers: DemoAnswers) {
  const lacking = lackingCall(route, answers)
  if (lacking === undefined) return
  throw new Refusal(
    `${what} cannot be rendered with the demo's data: packages/build/demo/answers.json has no such answer to "${lacking}".`,
  )
}

async function renderWithin(
  thread: ReturnType<typeof startRenderThread>,
  job: RenderJob,
  patience: number,
): Promise<RenderAnswer | string> {
  let isHung = false
  const timer = setTimeout(() => {
    isHung = true
    void thread.end()
  }, patience)
  try {
    await thread.ready
    return await thread.render(job)
  } catch (error) {
    if (!(error instanceof RenderThreadEnded)) throw error
    if (isHung) return `nothing came of it in ${patience / 1000} s`
    return `it ended its thread${error.cause instanceof Error ? ` (${error.cause.message})` : ''}`
  } finally {
    clearTimeout(timer)
  }
}

function faultOf(answer: RenderAnswer | string, isPage: boolean): string | undefined {
  if (typeof answer === 'string') return answer
  const { page, error, culprit, strays } = answer
  if (!page) return culprit === undefined ? `${error}` : `it does not load: ${error}`
  const [failure] = page.failures
  if (failure !== undefined) return `a part threw ${failure}`
  if (strays[0] !== undefined) return `code threw outside of it ${strays[0]}`
  return isPage && pageText(page.html) === '' ? 'it shows nothing' : undefined
}

const bootOf = (
  name: string,
  remote: RegistryRemote,
  calls: DemoPage['calls'],
  { tenant, store }: DemoAnswers,
): Boot => ({
  schema: 1,
  tenant,
  registry: { revision: 1, remotes: { [name]: remote } },
  identity: {
    issuer: ORIGIN,
    clientId: `aisle-${tenant}`,
    authorizationEndpoint: `${ORIGIN}/auth`,
    tokenEndpoint: `${ORIGIN}/token`,
    userinfoEndpoint: `${ORIGIN}/me`,
    endSessionEndpoint: `${ORIGIN}/session/end`,
    jwksUri: `${ORIGIN}/jwks`,
  },
  store,
  calls: [...calls],
  partnersOrigin: 'http://partners.localhost',
})
/** Nobody signs in while a page is rendered. */
const ORIGIN = 'http://id.localhost'
