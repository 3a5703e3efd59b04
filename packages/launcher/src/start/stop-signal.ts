/**
 * Aborts when the store shall stop: Ctrl-C, a signal, or the program that started us is gone. A second Ctrl-C changes
 * nothing: the database is not hurried.
 */
export function stopSignal(): AbortSignal {
  const controller = new AbortController()
  const stop = () => {
    if (controller.signal.aborted) return
    console.log('Stopping …')
    // Steps that are under way lose their connections when the database stops; that is no news any more.
    process.on('uncaughtException', () => undefined)
    controller.abort()
  }
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, stop)
  // `scripts/run.mjs` holds a channel to us; it closes however that process ends.
  process.on('disconnect', stop)
  process.channel?.unref()
  // Nobody reads any more, for example after `npm start | head`.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)
  return controller.signal
}
