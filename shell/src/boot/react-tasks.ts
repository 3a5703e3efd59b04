/** What React has put off until its next task. */
let putOff: (() => void) | undefined

/**
 * Evaluates React's scheduler so that its next task need not be waited for. It asks for one by `setImmediate` where
 * there is such a thing, and by a message otherwise: lent here for as long as that is decided, and a message as well.
 */
export async function withTasks(evaluate: () => Promise<unknown>): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = runTask
  const setImmediate = (task: () => void) => {
    putOff = task
    port2.postMessage(null)
  }
  const before: unknown = Reflect.get(globalThis, 'setImmediate')
  Object.assign(globalThis, { setImmediate })
  try {
    await evaluate()
  } finally {
    Object.assign(globalThis, { setImmediate: before })
  }
}

/** Does now what React has put off until its next task. */
export function runTask(): void {
  const task = putOff
  putOff = undefined
  task?.()
}
