// @vitest-environment node
import { expect, it } from 'vitest'
import { remote } from './remote.ts'

const parts = Object.entries({ ...remote.pages, ...remote.widgets, ...remote.dialogs })

it.each(parts)('%s loads where there is no window', async (_name, load) => {
  expect(typeof window).toBe('undefined')
  expect((await load()).default).toBeTypeOf('function')
})
