import { describe, expect, it } from 'vitest'
import { whyUnsafe } from './durability.rules.ts'

describe('G5 F36 a database for production', () => {
  it.each([
    { fsync: 'on', synchronous_commit: 'on', why: 'nothing' },
    { fsync: 'on', synchronous_commit: 'local', why: 'nothing' },
    { fsync: 'on', synchronous_commit: 'remote_apply', why: 'nothing' },
    { fsync: 'off', synchronous_commit: 'on', why: 'Set fsync = on.' },
    { fsync: 'on', synchronous_commit: 'off', why: 'synchronous_commit off' },
  ])('with fsync $fsync and synchronous_commit $synchronous_commit: $why speaks against it', ({ why, ...settings }) => {
    expect(whyUnsafe(settings) ?? 'nothing').toContain(why)
  })
})
