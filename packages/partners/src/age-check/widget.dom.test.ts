// @vitest-environment happy-dom
import type { AgeCheckWidget } from '@aisle/contract'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

const home = 'http://partners.localhost:3000'
const sessionId = '0123456789abcdef0123456789abcdef'

declare const AisleAgeCheck: AgeCheckWidget

beforeAll(async () => {
  // No frame is loaded here, which happy-dom complains of.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  Object.defineProperty(document, 'currentScript', { value: { src: `${home}/age-check/widget.js` } })
  // @ts-expect-error -- a script for pages, without types
  await import('../../public/age-check-widget.js')
})
afterEach(() => document.body.replaceChildren())

function open() {
  const onEnd = vi.fn()
  const close = AisleAgeCheck.open({ sessionId, container: document.body, onEnd })
  const frame = document.querySelector('iframe')
  if (!frame) throw new Error('There is no frame.')
  const say = (data: unknown, from: { source?: unknown; origin?: string } = {}) =>
    window.dispatchEvent(
      Object.assign(new Event('message'), { data, source: frame.contentWindow, origin: home, ...from }),
    )
  return { onEnd, close, frame, say }
}

const end = { type: 'age-check', sessionId, status: 'verified' }

describe('the widget of the age check', () => {
  it('frames the check of its own host for this store, and takes it away', () => {
    const { frame, close } = open()

    const address = new URL(frame.src)
    expect(address.origin + address.pathname).toBe(`${home}/age-check/frame/${sessionId}`)
    expect(address.searchParams.get('origin')).toBe(location.origin)
    close()
    expect(document.querySelector('iframe')).toBeNull()
  })

  it('T52 gives the frame neither windows of its own nor the page around it', () => {
    expect(open().frame.getAttribute('sandbox')?.split(' ').toSorted()).toEqual([
      'allow-forms',
      'allow-same-origin',
      'allow-scripts',
    ])
  })

  it('tells the end once', () => {
    const { say, onEnd } = open()
    say(end)
    say({ ...end, status: 'failed' })

    expect(onEnd.mock.calls).toEqual([['verified']])
  })

  it.each([
    { why: 'from another origin', data: end, from: { origin: 'https://evil.example' } },
    { why: 'from another window of the same origin', data: end, from: { source: window } },
    { why: 'of another check', data: { ...end, sessionId: 'other' }, from: {} },
    { why: 'that says nothing known', data: { ...end, status: 'adult' }, from: {} },
    { why: 'without a body', data: null, from: {} },
    { why: 'that is text', data: JSON.stringify(end), from: {} },
  ])('T51 ignores a message $why', ({ data, from }) => {
    const { say, onEnd } = open()
    say(data, from)

    expect(onEnd).not.toHaveBeenCalled()
  })

  it('is as high as its page asks for, within reason', () => {
    const { say, frame } = open()
    say({ type: 'age-check.size', sessionId, height: 512.3 })
    expect(frame.style.height).toBe('513px')
    say({ type: 'age-check.size', sessionId, height: 90_000 })
    expect(frame.style.height).toBe('2000px')
    say({ type: 'age-check.size', sessionId, height: 'calc(1px)' })
    expect(frame.style.height).toBe('2000px')
  })

  it('hears nothing any more when it was taken away', () => {
    const { say, onEnd, close } = open()
    close()
    say(end)

    expect(onEnd).not.toHaveBeenCalled()
  })
})
