import { expect, it } from 'vitest'
import { remoteOf } from './report-faults.ts'

const errorAt = (stack: string) => Object.assign(new Error('no'), { stack })

it.each([
  {
    why: 'its file',
    error: undefined,
    file: 'http://fresh.localhost:3000/_/remotes/mf-orders/1.0.0/async/4.js',
    remote: 'mf-orders',
  },
  {
    why: 'its stack',
    error: errorAt('at x (http://a/_/remotes/mf-account/1.2.0/e.js:1:2)'),
    file: '',
    remote: 'mf-account',
  },
  { why: 'nothing', error: errorAt('at x (http://a/_/shell/1.2.0/boot.js:1:2)'), file: '', remote: undefined },
])('F6 attributes a fault to $remote by $why', ({ error, file, remote }) => {
  expect(remoteOf(error, file)).toBe(remote)
})
