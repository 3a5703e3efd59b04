import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createEditQueue } from './edit-queue.ts'

type Edit = { readonly qty: number }

/** A server that answers when told. */
function setUp() {
  const sent: { edit: Edit; answer: () => void; refuse: (error: Error) => void }[] = []
  const onSettled = vi.fn()
  const onRefused = vi.fn()
  const onIdle = vi.fn()
  const queue = createEditQueue<Edit>({
    send: (edit) =>
      new Promise<void>((answer, refuse) => {
        sent.push({ edit, answer, refuse })
      }),
    onSettled,
    onRefused,
    onIdle,
  })
  const quantities = () => sent.map(({ edit }) => edit.qty)
  return { queue, sent, quantities, onSettled, onRefused, onIdle }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('edits of one line', () => {
  it('coalesce while they wait', async () => {
    const { queue, quantities } = setUp()

    queue.put('milk', { qty: 1 }, 300)
    await vi.advanceTimersByTimeAsync(299)
    queue.put('milk', { qty: 2 }, 300)
    await vi.advanceTimersByTimeAsync(299)
    expect(quantities()).toEqual([])
    await vi.advanceTimersByTimeAsync(1)

    expect(quantities()).toEqual([2])
  })

  it('go one at a time; the last one wins', async () => {
    const { queue, sent, quantities, onSettled } = setUp()

    queue.put('milk', { qty: 1 }, 0)
    await vi.advanceTimersByTimeAsync(0)
    queue.put('milk', { qty: 2 }, 0)
    queue.put('milk', { qty: 5 }, 0)
    await vi.advanceTimersByTimeAsync(50)
    expect(quantities()).toEqual([1])
    sent[0]?.answer()
    await vi.advanceTimersByTimeAsync(0)

    expect(quantities()).toEqual([1, 5])
    expect(onSettled).not.toHaveBeenCalled()
    sent[1]?.answer()
    await vi.advanceTimersByTimeAsync(0)
    expect(onSettled).toHaveBeenCalledExactlyOnceWith('milk')
  })

  it('forget a refusal that a later edit has overtaken', async () => {
    const { queue, sent, onRefused, onSettled } = setUp()

    queue.put('milk', { qty: 1 }, 0)
    await vi.advanceTimersByTimeAsync(0)
    queue.put('milk', { qty: 2 }, 0)
    await vi.advanceTimersByTimeAsync(0)
    sent[0]?.refuse(new Error('no'))
    await vi.advanceTimersByTimeAsync(0)
    sent[1]?.answer()
    await vi.advanceTimersByTimeAsync(0)

    expect(onRefused).not.toHaveBeenCalled()
    expect(onSettled).toHaveBeenCalledOnce()
  })

  it('tell of a refusal with what was asked', async () => {
    const { queue, sent, onRefused } = setUp()
    const error = new Error('no')

    queue.put('milk', { qty: 7 }, 0)
    await vi.advanceTimersByTimeAsync(0)
    sent[0]?.refuse(error)
    await vi.advanceTimersByTimeAsync(0)

    expect(onRefused).toHaveBeenCalledExactlyOnceWith('milk', { qty: 7 }, error)
  })
})

describe('a burst', () => {
  it('ends once, with the number of requests and failures', async () => {
    const { queue, sent, onIdle } = setUp()

    queue.put('milk', { qty: 1 }, 0)
    queue.put('bread', { qty: 1 }, 0)
    await vi.advanceTimersByTimeAsync(0)
    sent[0]?.answer()
    await vi.advanceTimersByTimeAsync(0)
    expect(onIdle).not.toHaveBeenCalled()
    sent[1]?.refuse(new Error('no'))
    await vi.advanceTimersByTimeAsync(0)

    expect(onIdle).toHaveBeenCalledExactlyOnceWith({ sends: 2, failures: 1 })
  })

  it('is sent at once and waited for when somebody wants it settled', async () => {
    const { queue, sent, quantities } = setUp()
    const settled = vi.fn()

    queue.put('milk', { qty: 3 }, 400)
    void queue.settle().then(settled)
    await vi.advanceTimersByTimeAsync(0)
    expect(quantities()).toEqual([3])
    expect(settled).not.toHaveBeenCalled()
    sent[0]?.answer()
    await vi.advanceTimersByTimeAsync(0)

    expect(settled).toHaveBeenCalledOnce()
  })

  it('that was dropped ignores its answers', async () => {
    const { queue, sent, onSettled, onIdle } = setUp()

    queue.put('milk', { qty: 1 }, 0)
    await vi.advanceTimersByTimeAsync(0)
    queue.drop()
    sent[0]?.answer()
    await vi.advanceTimersByTimeAsync(0)

    expect(onSettled).not.toHaveBeenCalled()
    expect(onIdle).not.toHaveBeenCalled()
    expect(queue.isIdle).toBe(true)
  })
})

it('F26 brings the last edit of every line to the server, whatever the order of edits and answers', async () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('edit' as const), line: fc.constantFrom('a', 'b', 'c'), qty: fc.nat(9) }),
    fc.record({ kind: fc.constant('wait' as const), milliseconds: fc.nat(500) }),
    fc.record({ kind: fc.constant('answer' as const), index: fc.nat(5) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const server = new Map<string, number>()
      const open: { line: string; qty: number; answer: () => void }[] = []
      const concurrent = new Map<string, number>()
      const queue = createEditQueue<Edit & { line: string }>({
        send: ({ line, qty }) =>
          new Promise<void>((resolve) => {
            concurrent.set(line, (concurrent.get(line) ?? 0) + 1)
            expect(concurrent.get(line)).toBe(1)
            open.push({
              line,
              qty,
              answer: () => {
                concurrent.set(line, 0)
                server.set(line, qty)
                resolve()
              },
            })
          }),
        onSettled: () => {},
        onRefused: () => {},
        onIdle: () => {},
      })
      const wanted = new Map<string, number>()
      for (const taken of steps) {
        if (taken.kind === 'edit') {
          wanted.set(taken.line, taken.qty)
          queue.put(taken.line, { line: taken.line, qty: taken.qty }, taken.qty * 50)
        } else if (taken.kind === 'wait') await vi.advanceTimersByTimeAsync(taken.milliseconds)
        else open.splice(taken.index % Math.max(1, open.length), 1)[0]?.answer()
      }
      while (!queue.isIdle) {
        await vi.advanceTimersByTimeAsync(500)
        for (const { answer } of open.splice(0)) answer()
        await vi.advanceTimersByTimeAsync(0)
      }
      expect(server).toEqual(wanted)
    }),
    { numRuns: 300 },
  )
})
