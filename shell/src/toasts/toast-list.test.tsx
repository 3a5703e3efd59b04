import { toast } from '@aisle/platform'
import { renderWithProviders } from '@aisle/platform/testing'
import { hostileHtml } from '@aisle/ui/hostile-html.corpus'
import { useModal } from '@aisle/ui/use-modal'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import ToastList from './toast-list.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const wait = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)))
const show = (...args: Parameters<typeof toast>) => act(async () => toast(...args))

function Page() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        Open or close
      </button>
      <ToastList />
      {isOpen && <Dialog />}
    </>
  )
}

function Dialog() {
  const { ref } = useModal()
  return <dialog ref={ref} aria-label="In front" />
}

const isSeen = (text: string) => !screen.getByText(text).closest('li')?.hasAttribute('data-past')

describe('a toast', () => {
  it(`T32 shows each of ${hostileHtml.length} attempts as text`, async () => {
    renderWithProviders(<ToastList />)
    const text = hostileHtml.join(' ')
    await show('error', text)

    const said = document.querySelector('li > span')
    expect([said?.textContent, said?.childElementCount]).toEqual([text, 0])
  })

  it('goes after two seconds', async () => {
    renderWithProviders(<ToastList />)
    await show('success', 'Saved')

    await wait(1_900)
    screen.getByText('Saved')
    await wait(200)

    expect(isSeen('Saved')).toBe(false)
  })

  it('stays while it is pointed at', async () => {
    renderWithProviders(<ToastList />)
    await show('success', 'Saved')

    fireEvent.pointerEnter(screen.getByRole('listitem'))
    await wait(10_000)
    screen.getByText('Saved')
    fireEvent.pointerLeave(screen.getByRole('listitem'))
    await wait(2_100)

    expect(isSeen('Saved')).toBe(false)
  })

  it('with an action stays until it is taken', async () => {
    const run = vi.fn()
    renderWithProviders(<ToastList />)
    await show('success', 'Removed', { action: { label: 'Undo', run } })

    await wait(60_000)
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))

    expect(run).toHaveBeenCalledOnce()
    expect(isSeen('Removed')).toBe(false)
  })

  it('1§8 that says more stays as long as it is told', async () => {
    renderWithProviders(<ToastList />)
    await show('error', 'Only one coupon can be used.', { milliseconds: 5_000 })

    await wait(4_900)
    expect(isSeen('Only one coupon can be used.')).toBe(true)
    await wait(200)

    expect(isSeen('Only one coupon can be used.')).toBe(false)
  })

  it('stays while the focus is in it', async () => {
    renderWithProviders(<ToastList />)
    await show('success', 'Saved')

    fireEvent.focus(screen.getByRole('button', { name: 'Close' }))
    await wait(10_000)

    expect(isSeen('Saved')).toBe(true)
  })

  it('decision 30: can still be read when it is gone, in its place and without its buttons', async () => {
    renderWithProviders(<ToastList />)
    await show('success', 'First')
    const first = screen.getByText('First')
    await wait(2_100)
    await show('error', 'Second')

    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['First', 'Second'])
    expect(screen.getByText('First')).toBe(first)
    expect(screen.getAllByRole('button')).toHaveLength(1)
  })

  it('is said and can be answered in the dialog that is in front, and goes on with the page behind it', async () => {
    renderWithProviders(<Page />)
    await show('success', 'Said on the page')
    await wait(2_100)
    fireEvent.click(screen.getByRole('button', { name: 'Open or close' }))
    const run = vi.fn()
    await show('success', 'Removed', { action: { label: 'Undo', run } })

    const inside = within(screen.getByRole('dialog'))
    expect(inside.getByRole('log').textContent).toContain('Removed')
    expect(inside.queryByText('Said on the page')).toBeNull()
    expect(screen.getAllByText('Removed').filter((message) => !message.closest('[data-past]'))).toHaveLength(1)

    fireEvent.click(screen.getByRole('button', { name: 'Open or close', hidden: true }))
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(run).toHaveBeenCalledOnce()
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Said on the page', 'Removed'])
  })

  it('keeps the last thirty messages and no more', async () => {
    renderWithProviders(<ToastList />)
    for (let index = 1; index <= 40; index += 1) await show('success', `Message ${index}`)
    expect(screen.getAllByRole('listitem')).toHaveLength(40)
    await wait(2_100)
    await show('success', 'Message 41')

    const items = screen.getAllByRole('listitem')
    expect(items).toHaveLength(30)
    expect(items.at(-1)?.textContent).toBe('Message 41')
  })
})
