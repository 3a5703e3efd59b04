import { EARLY_CLICKS } from '@aisle/contract'
import { act } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { replayEarlyInput } from './replay-early-input.ts'

const bought = vi.fn()
const chosen = vi.fn()

type ShelfProps = { readonly isFirm?: boolean }

/** A product with a choice of each kind. `isFirm` asks about a choice before it follows it. */
function Shelf({ isFirm = false }: ShelfProps) {
  const [size, setSize] = useState('small')
  const [rhythm, setRhythm] = useState('weekly')
  const [isGift, setIsGift] = useState(false)
  return (
    <main>
      {['small', 'large'].map((one) => (
        <input
          key={one}
          type="radio"
          name="size"
          aria-label={one}
          value={one}
          checked={size === one}
          onChange={() => {
            chosen(one)
            if (!isFirm) setSize(one)
          }}
        />
      ))}
      <select value={rhythm} onChange={(event) => setRhythm(event.target.value)}>
        <option value="weekly">Weekly</option>
        <option value="monthly">Monthly</option>
      </select>
      <input type="checkbox" checked={isGift} onChange={(event) => setIsGift(event.target.checked)} />
      <button type="button" onClick={() => bought(size, rhythm, isGift)}>
        Add
      </button>
    </main>
  )
}

let root: Root | undefined
const element = document.createElement('div')

/** The page as a server has rendered it; what is done is remembered as its document does. */
function open(shelf: ShelfProps = {}) {
  element.innerHTML = renderToString(<Shelf {...shelf} />)
  const early: unknown[] = []
  Reflect.set(globalThis, EARLY_CLICKS, early)
  const find = <Found extends HTMLElement>(selector: string, kind: new () => Found): Found => {
    const found = element.querySelector(selector)
    if (!(found instanceof kind)) throw new Error(`There is no ${selector}.`)
    return found
  }
  return {
    choose(selector: string) {
      const box = find(selector, HTMLInputElement)
      box.checked = !box.checked
      early.push([box, box.checked])
    },
    pick(option: string) {
      const list = find('select', HTMLSelectElement)
      list.value = option
      early.push([list, option])
    },
    press: () => void early.push(find('button', HTMLButtonElement)),
    isChecked: (selector: string) => find(selector, HTMLInputElement).checked,
    async takeOver() {
      replayEarlyInput({ root: element, isStuck: () => false, onStuck: () => {} })
      await act(async () => vi.advanceTimersByTimeAsync(100))
      await act(async () => {
        root = hydrateRoot(element, <Shelf {...shelf} />)
      })
      await act(async () => vi.advanceTimersByTimeAsync(500))
    },
  }
}

const LARGE = '[value=large]'
const GIFT = '[type=checkbox]'

const { keys } = Object

beforeEach(() => {
  // happy-dom lists nothing that is set on a list of options; React's keys are the same on every element.
  vi.spyOn(Object, 'keys').mockImplementation((of: object) =>
    keys(of instanceof HTMLSelectElement ? (element.querySelector('button') ?? {}) : of),
  )
  vi.useFakeTimers()
  document.body.append(element)
})
afterEach(async () => {
  await act(async () => root?.unmount())
  root = undefined
  vi.useRealTimers()
  bought.mockReset()
  chosen.mockReset()
})

describe('what is chosen before the code is there', () => {
  it('is what is bought by a press after it', async () => {
    const page = open()
    page.choose(LARGE)
    page.pick('monthly')
    page.choose(GIFT)
    page.press()

    await page.takeOver()

    expect(bought.mock.calls).toEqual([['large', 'monthly', true]])
    expect([page.isChecked(LARGE), page.isChecked(GIFT)]).toEqual([true, true])
  })

  it('counts for the presses after it alone', async () => {
    const page = open()
    page.press()
    page.pick('monthly')
    page.press()
    page.pick('weekly')
    page.choose(LARGE)
    page.press()

    await page.takeOver()

    expect(bought.mock.calls).toEqual([
      ['small', 'weekly', false],
      ['small', 'monthly', false],
      ['large', 'weekly', false],
    ])
  })

  it('is followed where the browser brought it back with the page', async () => {
    const page = open()
    page.choose(LARGE)
    page.choose(GIFT)
    page.pick('monthly')
    Reflect.set(globalThis, EARLY_CLICKS, [])

    await page.takeOver()
    element.querySelector('button')?.click()

    expect(bought.mock.calls).toEqual([['large', 'monthly', true]])
  })

  it('is told once where it is not followed', async () => {
    const page = open({ isFirm: true })
    page.choose(LARGE)
    page.press()

    await page.takeOver()

    expect(chosen.mock.calls).toEqual([['large']])
    expect(bought.mock.calls).toEqual([['small', 'weekly', false]])
    expect(page.isChecked(LARGE)).toBe(false)
  })
})

it('a choice that React heard is not made again', async () => {
  const page = open({ isFirm: true })
  await page.takeOver()

  const large = element.querySelector<HTMLInputElement>(LARGE)
  await act(async () => large?.click())
  Reflect.get(globalThis, EARLY_CLICKS).push([large, true])
  await act(async () => vi.advanceTimersByTimeAsync(500))

  expect(chosen.mock.calls).toEqual([['large']])
})
