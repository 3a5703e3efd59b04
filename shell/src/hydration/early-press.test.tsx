import { EARLY_CLICKS } from '@aisle/contract'
import { lazy, type ReactNode, Suspense } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isTakenOver } from './react-element.ts'
import { replayEarlyInput } from './replay-early-input.ts'

const onAdd = vi.fn()
const Add = () => (
  <button type="button" onClick={onAdd}>
    Add
  </button>
)

/** As the document does it before anything else hears of a press. */
const remember = ({ target }: Event) => {
  if (target instanceof HTMLButtonElement && !isTakenOver(target)) Reflect.get(globalThis, EARLY_CLICKS).push(target)
}

/** A part that the server rendered, whose code comes with `arrive`. */
async function openPart(part: ReactNode = <Add />) {
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = renderToString(
    <Suspense>
      <Add />
    </Suspense>,
  )
  const { promise, resolve } = Promise.withResolvers<{ default: () => ReactNode }>()
  const Late = lazy(() => promise)
  hydrateRoot(
    root,
    <Suspense>
      <Late />
    </Suspense>,
  )
  replayEarlyInput({ root, isStuck: () => false, onStuck: () => {} })
  await turns()
  const button = root.querySelector('button')
  if (!button) throw new Error('the server rendered no button')
  const arrive = async () => {
    resolve({ default: () => part })
    await promise
  }
  return { button, arrive }
}

/** In which React does what it has to do. */
async function turns() {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => void setImmediate(resolve))
}

const someTime = () => new Promise((resolve) => void setTimeout(resolve, 200))

beforeEach(() => {
  onAdd.mockClear()
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
  Reflect.set(globalThis, EARLY_CLICKS, [])
  globalThis.addEventListener('click', remember, true)
})
afterEach(() => {
  vi.useRealTimers()
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  globalThis.removeEventListener('click', remember, true)
  document.body.replaceChildren()
})

describe('a button of the server is pressed once', () => {
  it('before its code is there', async () => {
    const { button, arrive } = await openPart()
    button.click()
    await arrive()
    await someTime()

    expect(onAdd).toHaveBeenCalledTimes(1)
  })

  it('between the arrival of its code and the moment that React takes it over, at the press', async () => {
    const { button, arrive } = await openPart()
    await arrive()
    expect(isTakenOver(button)).toBe(false)
    button.click()
    await someTime()

    expect(onAdd).toHaveBeenCalledTimes(1)
  })

  it('at the moment that what its part waited for is there, before React has seen that', async () => {
    const { promise, resolve } = Promise.withResolvers<{ default: () => null }>()
    const Rest = lazy(() => promise)
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const { button, arrive } = await openPart(
      <>
        <Add />
        <Rest />
      </>,
    )
    button.click()
    await arrive()
    await turns()
    vi.advanceTimersByTime(200)
    expect(isTakenOver(button)).toBe(true)
    expect(onAdd).not.toHaveBeenCalled()
    resolve({ default: () => null })
    await promise
    vi.advanceTimersByTime(200)
    await turns()
    vi.advanceTimersByTime(200)

    expect(onAdd).toHaveBeenCalledTimes(1)
  })

  it('after that', async () => {
    const { button, arrive } = await openPart()
    await arrive()
    await someTime()
    button.click()
    await someTime()

    expect(onAdd).toHaveBeenCalledTimes(1)
  })
})
