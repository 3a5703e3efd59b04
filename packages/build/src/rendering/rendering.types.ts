import type { Boot, RenderedPage, ServerBuild } from '@aisle/contract'

/** The code that renders a page. */
export type RenderCode = {
  readonly shell: ServerBuild
  /** The remote whose page it is. */
  readonly remote: string
  /** The server builds of that remote and of those with widgets in the frame, by name. */
  readonly remotes: Readonly<Record<string, ServerBuild>>
}

/** A page to be rendered, with the code that renders it. */
export type RenderJob = RenderCode & {
  readonly boot: Boot
  /** Path and query. */
  readonly address: string
}

/** What a render thread is told to do: without a page, to have the code there. */
export type RenderOrder = { readonly code: RenderCode; readonly page?: Pick<RenderJob, 'boot' | 'address'> }

/** What a render thread answers to a job. */
export type RenderAnswer = {
  readonly page?: RenderedPage
  /** Why there is no page. */
  readonly error?: string
  /** The remote whose code could not be loaded, where that was why. */
  readonly culprit?: string
  /** What code threw outside of any page since the last answer, in a timer or a promise that nobody waits for. */
  readonly strays: readonly string[]
  /** Bytes of the thread's heap and buffers in use. */
  readonly memory: number
}
