import { afterEach, expect, it, vi } from 'vitest'
import { requestCardToken } from './hosted-card.ts'

const ORIGIN = 'http://partners.localhost:3000'

/** A frame that keeps what it was asked. */
function fakeFrame() {
  const asked = vi.fn<(message: { nonce: string }, origin: string) => void>()
  const frame = Object.assign(Object.create(window), { postMessage: asked })
  const say = (data: object, { origin = ORIGIN, source = frame } = {}) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }))
  return { frame, asked, say, nonce: () => asked.mock.calls[0]?.[0].nonce ?? '' }
}

const token = { type: 'token', token: 'tok_12345678', brand: 'visa', last4: '1111' }

afterEach(() => vi.useRealTimers())

it('gives the token that the frame made', async () => {
  const { frame, say, nonce } = fakeFrame()
  const answer = requestCardToken(frame, ORIGIN)
  say({ ...token, nonce: nonce() })

  await expect(answer).resolves.toEqual({ token: 'tok_12345678', brand: 'visa', last4: '1111' })
})

it('asks the exact origin only', () => {
  const { frame, asked, say } = fakeFrame()
  void requestCardToken(frame, ORIGIN).catch(() => undefined)

  expect(asked.mock.calls[0]?.[1]).toBe(ORIGIN)
  say({ type: 'error', message: 'end' })
})

it('T51 ignores other origins, other windows, other questions and what is malformed', async () => {
  const { frame, say, nonce } = fakeFrame()
  const answer = requestCardToken(frame, ORIGIN)
  say({ ...token, token: 'evil-origin', nonce: nonce() }, { origin: 'http://evil.example' })
  say({ ...token, token: 'evil-window', nonce: nonce() }, { source: window })
  say({ ...token, token: 'evil-nonce', nonce: 'another' })
  say({ type: 'token', nonce: nonce() })
  say({ ...token, nonce: nonce() })

  await expect(answer).resolves.toMatchObject({ token: 'tok_12345678' })
})

it('says what the provider says of the card', async () => {
  const { frame, say, nonce } = fakeFrame()
  const answer = requestCardToken(frame, ORIGIN)
  say({ type: 'error', nonce: nonce(), message: 'The card number is incomplete.' })

  await expect(answer).rejects.toMatchObject({ reason: 'told', message: 'The card number is incomplete.' })
})

it('gives up on a frame that does not answer', async () => {
  vi.useFakeTimers()
  const answer = expect(requestCardToken(fakeFrame().frame, ORIGIN)).rejects.toMatchObject({ reason: 'silent' })
  await vi.advanceTimersByTimeAsync(20_000)

  await answer
})
