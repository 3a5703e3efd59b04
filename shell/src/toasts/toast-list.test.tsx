import { toast } from '@aisle/platform'
import { renderWithProviders } from '@aisle/platform/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import ToastList from './toast-list.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const wait = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)))
const show = (...args: Parameters<typeof toast>) => act(async () => toast(...args))

describe('a toast', () => {
  it('goes after two seconds', async () => {
    renderWithProviders(<ToastList />)
    await show('success', 'Saved')

    await wait(1_900)
    screen.getByText('Saved')
    await wait(200)

    expect(screen.queryByText('Saved')).toBeNull()
  })

  it('stays while it is pointed at', async () => {
    renderWithProviders(<ToastList />)
    await show('success', 'Saved')

    fireEvent.pointerEnter(screen.getByRole('listitem'))
    await wait(10_000)
    screen.getByText('Saved')
    fireEvent.pointerLeave(screen.getByRole('listitem'))
    await wait(2_100)

    expect(screen.queryByText('Saved')).toBeNull()
  })

  it('with an action stays until it is taken', async () => {
    const run = vi.fn()
    renderWithProviders(<ToastList />)
    await show('success', 'Removed', { action: { label: 'Undo', run } })

    await wait(60_000)
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))

    expect(run).toHaveBeenCalledOnce()
    expect(screen.queryByText('Removed')).toBeNull()
  })
})
