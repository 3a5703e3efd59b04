import { importFeed } from '../import-feed.ts'

/** Imports a feed and is killed in the middle of writing, as by `kill -9` or a power cut: database, tenant, file. */
const [databaseUrl = '', tenant = '', file = ''] = process.argv.slice(2)
await importFeed({
  databaseUrl,
  tenant,
  file,
  onProgress: (phase, done, total = 0) => {
    if (phase === 'writing' && done > total / 2) process.kill(process.pid, 'SIGKILL')
  },
})
