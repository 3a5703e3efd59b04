/**
 * Loaded before a service: one whose launcher is gone, however it went, ends as if it had been asked to. The channel
 * does not keep the process alive, nor does it tell the service anything.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
