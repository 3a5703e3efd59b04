type Line<Edit> = {
  edit: Edit
  timer: ReturnType<typeof setTimeout> | undefined
  /** What is on its way to the server. */
  sent: Edit | undefined
}

export type EditQueueOptions<Edit> = {
  /** Brings one edit to the server. Throws where it was refused. */
  readonly send: (edit: Edit) => Promise<void>
  /** The last edit of this line was confirmed; nothing of it is waiting. */
  readonly onSettled: (key: string) => void
  /** An edit was refused and no later one stands behind it. */
  readonly onRefused: (key: string, edit: Edit, error: unknown) => void
  /** Nothing is under way any more. `sends` counts what went to the server since the last time. */
  readonly onIdle: (burst: { readonly sends: number; readonly failures: number }) => void
}

/**
 * One queue per line: edits coalesce, the last one wins, at most one request per line is on its way.
 * Knows neither carts nor HTTP.
 */
export function createEditQueue<Edit>({ send, onSettled, onRefused, onIdle }: EditQueueOptions<Edit>) {
  const lines = new Map<string, Line<Edit>>()
  let idleWaiters: (() => void)[] = []
  let burst = { sends: 0, failures: 0 }
  let epoch = 0
  const underWay = new Set<Promise<unknown>>()

  const finish = (key: string) => {
    lines.delete(key)
    if (lines.size > 0) return
    const finished = burst
    burst = { sends: 0, failures: 0 }
    onIdle(finished)
    for (const resolve of idleWaiters) resolve()
    idleWaiters = []
  }

  const deliver = async (key: string, line: Line<Edit>) => {
    const started = epoch
    clearTimeout(line.timer)
    line.timer = undefined
    line.sent = line.edit
    burst.sends += 1
    const sending = send(line.sent).then(
      () => undefined,
      (error: unknown) => ({ error }),
    )
    underWay.add(sending)
    const outcome = await sending
    underWay.delete(sending)
    if (started !== epoch) return
    const isLast = line.edit === line.sent
    const refused = line.sent
    line.sent = undefined
    if (outcome) burst.failures += 1
    if (!isLast) {
      if (line.timer === undefined) await deliver(key, line)
      return
    }
    if (outcome) onRefused(key, refused, outcome.error)
    else onSettled(key)
    finish(key)
  }

  return {
    /** Takes an edit; it leaves after `delay` ms unless a later one of the same line comes first. */
    put(key: string, edit: Edit, delay: number) {
      const known = lines.get(key)
      const line = known ?? { edit, timer: undefined, sent: undefined }
      line.edit = edit
      lines.set(key, line)
      clearTimeout(line.timer)
      line.timer = setTimeout(() => {
        line.timer = undefined
        // While a request is on its way, its end sends what came meanwhile.
        if (line.sent === undefined) void deliver(key, line)
      }, delay)
    },
    /** Sends what waits and resolves when nothing is under way. */
    async settle() {
      for (const [key, line] of lines) {
        clearTimeout(line.timer)
        line.timer = undefined
        if (line.sent === undefined) void deliver(key, line)
      }
      if (lines.size > 0) await new Promise<void>((resolve) => idleWaiters.push(resolve))
    },
    /** Resolves when what is on its way to the server has ended, one way or the other. */
    landed: () => Promise.all(underWay),
    /** Forgets everything; answers on their way are ignored. */
    drop() {
      epoch += 1
      for (const { timer } of lines.values()) clearTimeout(timer)
      lines.clear()
      burst = { sends: 0, failures: 0 }
      for (const resolve of idleWaiters) resolve()
      idleWaiters = []
    },
    get isIdle() {
      return lines.size === 0
    },
  }
}
