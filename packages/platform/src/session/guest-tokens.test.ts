import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { silentChannel } from '../tabs/tab-channel.ts'
import { createGuestTokens } from './guest-tokens.ts'

const clear = () => {
  localStorage.clear()
  sessionStorage.clear()
}
beforeEach(clear)
afterEach(clear)

const tokens = () => createGuestTokens({ tenant: 'fresh', channel: silentChannel, baseUrl: location.origin })

it('T13 a guest may have shopped here until somebody signs in or out, and again once there is another guest', async () => {
  const token = { access_token: 'guest-1', token_type: 'Bearer', expires_in: 900 }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, { method } = {}) =>
    method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json(token),
  )
  const guest = tokens()
  expect(guest.mayExist()).toBe(true)

  guest.startAnew()
  expect(guest.mayExist()).toBe(false)
  expect(tokens().mayExist()).toBe(false)

  expect(await guest.current()).toBe('guest-1')
  expect(guest.mayExist()).toBe(true)
})
