import { act, render, screen } from '@testing-library/react'
import { useLayoutEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { BehindPaint } from './behind-paint.tsx'

/** What each of its commits shows. */
const shown: (string | null)[] = []

function Page({ isAtOnce }: { readonly isAtOnce?: boolean }) {
  const [page, setPage] = useState<Element | null>(null)
  useLayoutEffect(() => void (page && shown.push(page.textContent)))
  return (
    <main ref={setPage}>
      Milk
      <BehindPaint isAtOnce={isAtOnce}>, and all about it</BehindPaint>
    </main>
  )
}

afterEach(() => void shown.splice(0))

it('comes behind the first paint', () => {
  render(<Page />)

  expect(shown[0]).toBe('Milk')
  expect(screen.getByRole('main').textContent).toBe('Milk, and all about it')
})

it('comes with it where that is wanted', () => {
  render(<Page isAtOnce />)

  expect(new Set(shown)).toEqual(new Set(['Milk, and all about it']))
})

it('is in a page of the server from the start, which is taken over as it is', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(<Page />)
  expect(root.textContent).toBe('Milk, and all about it')
  const onRecoverableError = vi.fn<(error: unknown) => void>()
  const taken = root.querySelector('main')

  const page = await act(async () => hydrateRoot(root, <Page />, { onRecoverableError }))

  expect(new Set(shown)).toEqual(new Set(['Milk, and all about it']))
  expect(root.querySelector('main')).toBe(taken)
  expect(onRecoverableError).not.toHaveBeenCalled()
  act(() => page.unmount())
  root.remove()
})
