import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { client, found, headersOf, input, json, read, send, settled, unavailable, write } from './client.builder.ts'

beforeEach(() => {
  vi.useFakeTimers()
  send.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a server that cannot be reached', () => {
  it.each([500, 502, 503, 504])('F11 is asked again twice when it answers %s to a read', async (status) => {
    send.mockResolvedValueOnce(new Response('', { status })).mockRejectedValueOnce(new TypeError('failed'))
    send.mockResolvedValueOnce(found())

    expect(await settled(client().call(read, input))).toEqual({ data: { name: 'Milk' } })
    expect(send).toHaveBeenCalledTimes(3)
  })

  it('fails a read after three attempts', async () => {
    send.mockImplementation(async () => unavailable())

    const { error } = await settled(client().call(read, input))

    expect(error).toMatchObject({ status: 503, code: 'HTTP' })
    expect(send).toHaveBeenCalledTimes(3)
  })

  it('is never asked twice to write without an idempotency key', async () => {
    send.mockImplementation(async () => unavailable())

    await settled(client().call(write, { body: { name: 'Milk' } }))

    expect(send).toHaveBeenCalledTimes(1)
  })

  it('is asked again to write with the same idempotency key, and says so', async () => {
    send.mockResolvedValueOnce(unavailable()).mockResolvedValueOnce(json({ success: true, data: true }))
    const onRepeat = vi.fn<() => void>()

    const reply = await settled(client().call(write, { body: { name: 'Milk' } }, { idempotencyKey: 'k1', onRepeat }))

    expect(reply).toEqual({ data: true })
    expect([headersOf(0).get('idempotency-key'), headersOf(1).get('idempotency-key')]).toEqual(['k1', 'k1'])
    expect(onRepeat).toHaveBeenCalledOnce()
  })

  it('F14 is given the time that it asks for', async () => {
    const busy = () => new Response('', { status: 503, headers: { 'retry-after': '2' } })
    send.mockResolvedValueOnce(busy()).mockResolvedValueOnce(found())
    const call = client().call(read, input)

    await vi.advanceTimersByTimeAsync(1900)
    expect(send).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(200)

    expect(await call).toEqual({ name: 'Milk' })
  })

  it('F14 is left alone when it asks for more time than somebody waits', async () => {
    send.mockImplementation(async () => new Response('', { status: 503, headers: { 'retry-after': '60' } }))

    const { error } = await settled(client().call(read, input))

    expect(error).toMatchObject({ status: 503, retryAfter: 60 })
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('F11 is asked again after pauses of differing length', async () => {
    const at: number[] = []
    vi.spyOn(Math, 'random').mockReturnValueOnce(0).mockReturnValueOnce(0.5)
    send.mockImplementation(async () => {
      at.push(Date.now())
      return unavailable()
    })

    await settled(client().call(read, input))

    expect([(at[1] ?? 0) - (at[0] ?? 0), (at[2] ?? 0) - (at[1] ?? 0)]).toEqual([100, 800])
  })

  it('F12 is asked again when it breaks off in the middle of its answer', async () => {
    const broken = () =>
      new Response(new ReadableStream({ start: (controller) => controller.error(new TypeError('reset')) }))
    send.mockResolvedValueOnce(broken()).mockResolvedValueOnce(found())

    expect(await settled(client().call(read, input))).toEqual({ data: { name: 'Milk' } })
  })

  it('fails as NETWORK when no attempt got through', async () => {
    send.mockRejectedValue(new TypeError('failed to fetch'))

    const { error } = await settled(client().call(read, input))

    expect(error).toMatchObject({ name: 'ApiError', status: 0, code: 'NETWORK' })
  })

  it.each([400, 404, 409, 429])('is not asked again when it answers %s', async (status) => {
    send.mockImplementation(async () => json({ success: false }, { status, headers: { 'retry-after': '7' } }))

    const { error } = await settled(client().call(read, input))

    expect(error).toMatchObject({ status, code: 'HTTP', retryAfter: 7 })
    expect(send).toHaveBeenCalledTimes(1)
  })
})

describe('waiting', () => {
  const hang = (_: unknown, init?: RequestInit) =>
    new Promise<Response>((__, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
    })

  beforeEach(() => {
    vi.useRealTimers()
  })

  it('F12 ends as TIMEOUT after 15 seconds unless told otherwise', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    send.mockResolvedValueOnce(found())
    await client().call(read, input)

    expect(timeout).toHaveBeenCalledWith(15_000)
  })

  it('F12 ends as TIMEOUT when the server does not answer', async () => {
    send.mockImplementation(hang)

    await expect(client({ timeout: 20 }).call(read, input)).rejects.toMatchObject({ code: 'TIMEOUT', status: 0 })
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('F17 has its time for the answer after a token that had to be waited for', async () => {
    const headers = () => new Promise<{}>((resolve) => setTimeout(() => resolve({ authorization: 'Bearer late' }), 60))
    const authorizer = { headers, renew: async () => false }
    send.mockResolvedValueOnce(found())

    await client({ authorizer, timeout: 40 }).call(read, input)
    expect(send).toHaveBeenCalledOnce()
  })

  it('F17 ends as TIMEOUT when no token comes in twice that time', async () => {
    const headers = (signal: AbortSignal) =>
      new Promise<never>((_, reject) => void signal.addEventListener('abort', () => reject(signal.reason)))
    const authorizer = { headers, renew: async () => false }

    await expect(client({ authorizer, timeout: 20 }).call(read, input)).rejects.toMatchObject({ code: 'TIMEOUT' })
    expect(send).not.toHaveBeenCalled()
  })

  it('F12 ends as TIMEOUT when the server stops in the middle of its answer', async () => {
    send.mockImplementation(async (_, init) => {
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"success":'))
          init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason))
        },
      })
      return new Response(body)
    })

    await expect(client({ timeout: 20 }).call(read, input)).rejects.toMatchObject({ code: 'TIMEOUT' })
  })

  it('ends at once when the caller no longer wants the answer', async () => {
    send.mockImplementation(hang)
    const controller = new AbortController()
    const call = client().call(read, input, { signal: controller.signal })
    await vi.waitFor(() => expect(send).toHaveBeenCalled())
    controller.abort()

    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('between two attempts ends as well', async () => {
    send.mockImplementation(async () => unavailable())
    const controller = new AbortController()
    const call = client().call(read, input, { signal: controller.signal })
    setTimeout(() => controller.abort(), 20)

    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
    expect(send).toHaveBeenCalledTimes(1)
  })
})
