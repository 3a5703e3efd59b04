import { describe, expect, it } from 'vitest'
import { readPushMessage } from './push-message.rules.ts'

const message = { title: 'Order placed', text: 'Thank you.', path: '/order/1', tag: 'n1' }

describe('a push message', () => {
  it('is what the store sent', () => {
    expect(readPushMessage(message)).toEqual(message)
  })

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 7])(
    'that leads to %s leads home',
    (path) => {
      expect(readPushMessage({ ...message, path })?.path).toBe('/')
    },
  )

  it.each([null, 'text', {}, { ...message, title: 1 }])('of another shape is none: %j', (value) => {
    expect(readPushMessage(value)).toBeUndefined()
  })
})
