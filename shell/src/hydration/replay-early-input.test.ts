import { EARLY_CLICKS } from '@aisle/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { replayEarlyInput } from './replay-early-input.ts'

const options = { root: document.body, isStuck: () => false, onStuck: () => {} }

function earlyButton() {
  const button = document.createElement('button')
  document.body.append(button)
  Reflect.set(globalThis, EARLY_CLICKS, [button])
  return button
}

/** What React leaves on an element, before it shows it. */
function mark(button: HTMLElement, onClick: () => void) {
  Reflect.set(button, '__reactFiber$1', {})
  Reflect.set(button, '__reactProps$1', { onClick })
}

/** From here on React hands presses to the handler that it finds. */
const show = (button: HTMLElement) =>
  button.addEventListener('click', (event) => Reflect.get(button, '__reactProps$1').onClick(event))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

describe('a text before the code is there', () => {
  const field = () => {
    const input = document.createElement('input')
    document.body.append(input)
    return input
  }
  const believe = (input: HTMLInputElement, value: string) => {
    Reflect.set(input, '__reactFiber$1', {})
    Reflect.set(input, '__reactProps$1', { value })
  }

  it('is typed again until React believes it', () => {
    const input = field()
    input.value = 'rice'
    replayEarlyInput(options)
    believe(input, '')
    vi.advanceTimersByTime(200)
    expect(input.value).toBe('rice')

    input.addEventListener('input', () => believe(input, input.value))
    vi.advanceTimersByTime(100)

    expect(Reflect.get(input, '__reactProps$1')).toEqual({ value: 'rice' })
  })

  it('is left alone once React believes it', () => {
    const input = field()
    input.value = 'rice'
    replayEarlyInput(options)
    believe(input, 'rice')
    const heard = vi.fn()
    input.addEventListener('input', heard)

    vi.advanceTimersByTime(500)

    expect(heard).not.toHaveBeenCalled()
  })
})

describe('a press before the code is there', () => {
  it('is made again once React shows the button, and once only', () => {
    const button = earlyButton()
    const onClick = vi.fn()
    replayEarlyInput(options)
    vi.advanceTimersByTime(200)
    expect(onClick).not.toHaveBeenCalled()

    mark(button, onClick)
    vi.advanceTimersByTime(200)
    expect(onClick).not.toHaveBeenCalled()

    show(button)
    vi.advanceTimersByTime(500)
    expect(onClick).toHaveBeenCalledTimes(1)
  })

  it('is a press of what stands in its place when it is gone', () => {
    const button = earlyButton()
    button.dataset['action'] = 'add milk'
    replayEarlyInput(options)
    const plus = document.createElement('button')
    plus.dataset['action'] = 'add milk'
    const onClick = vi.fn()
    plus.addEventListener('click', onClick)
    button.replaceWith(plus)

    vi.advanceTimersByTime(200)

    expect(onClick).toHaveBeenCalledTimes(1)
  })

  it('is told to be in vain when the code does not come', () => {
    const button = earlyButton()
    button.setAttribute('aria-busy', 'true')
    const onStuck = vi.fn()
    replayEarlyInput({ ...options, isStuck: () => true, onStuck })

    vi.advanceTimersByTime(200)

    expect(onStuck).toHaveBeenCalledTimes(1)
    expect(button.hasAttribute('aria-busy')).toBe(false)
  })
})
