import { render, screen } from '@testing-library/react'
import { act } from 'react'
import { renderWithProviders } from '@aisle/platform/testing'
import { expect, it, vi } from 'vitest'
import { QuantityField } from './quantity-field.tsx'

const setUp = (props: { qty: number; limit?: number }) => {
  const onChange = vi.fn()
  const { user } = renderWithProviders(<QuantityField title="Oat milk" limit={12} onChange={onChange} {...props} />)
  return { user, onChange, field: screen.getByRole('spinbutton', { name: 'Quantity of Oat milk' }) }
}

it('counts up and down', async () => {
  const { user, onChange } = setUp({ qty: 2 })

  await user.click(screen.getByRole('button', { name: 'Increase quantity of Oat milk' }))
  await user.click(screen.getByRole('button', { name: 'Decrease quantity of Oat milk' }))

  expect(onChange.mock.calls).toEqual([[3], [1]])
})

it('removes with minus at 1', async () => {
  const { user, onChange } = setUp({ qty: 1 })

  await user.click(screen.getByRole('button', { name: 'Remove Oat milk' }))

  expect(onChange).toHaveBeenCalledExactlyOnceWith(0)
})

it('2§4 shows another icon where minus removes', () => {
  const { rerender } = render(<QuantityField title="Oat milk" qty={2} limit={12} onChange={() => {}} />)
  const icon = () => screen.getAllByRole('button')[0]?.innerHTML
  const minus = icon()

  rerender(<QuantityField title="Oat milk" qty={1} limit={12} onChange={() => {}} />)

  expect(icon()).toContain('<svg')
  expect(icon()).not.toBe(minus)
})

it('takes what was typed on Enter', async () => {
  const { user, onChange, field } = setUp({ qty: 2 })

  await user.click(field)
  await user.keyboard('7')
  expect(onChange).not.toHaveBeenCalled()
  await user.keyboard('{Enter}')

  expect(onChange).toHaveBeenCalledExactlyOnceWith(7)
})

it('takes what was typed when the field is left', async () => {
  const { user, onChange, field } = setUp({ qty: 2 })

  await user.click(field)
  await user.keyboard('4')
  await user.tab()

  expect(onChange).toHaveBeenCalledExactlyOnceWith(4)
})

it('goes back to the last quantity after text that is no number', async () => {
  const { user, onChange, field } = setUp({ qty: 2 })

  await user.click(field)
  await user.keyboard('x')
  expect(field).toHaveProperty('value', '0')
  await user.keyboard('{Enter}')

  expect(field).toHaveProperty('value', '2')
  expect(onChange).not.toHaveBeenCalled()
})

it('stops at the limit and says so for two seconds', async () => {
  const { user, onChange, field } = setUp({ qty: 2 })

  await user.click(field)
  await user.keyboard('99')
  vi.useFakeTimers()
  act(() => field.blur())

  expect(onChange).toHaveBeenCalledExactlyOnceWith(12)
  expect(screen.getByRole('status').textContent).toBe('Max 12')
  act(() => vi.advanceTimersByTime(1999))
  expect(screen.getByRole('status').textContent).toBe('Max 12')
  act(() => vi.advanceTimersByTime(1))
  expect(screen.getByRole('status').textContent).toBe('')
  vi.useRealTimers()
})

it('does not count beyond the limit, and says so', async () => {
  const { user, onChange } = setUp({ qty: 12 })
  const plus = screen.getByRole('button', { name: 'Increase quantity of Oat milk' })
  expect(plus.getAttribute('aria-disabled')).toBe('true')

  await user.click(plus)

  expect(screen.getByRole('status').textContent).toBe('Max 12')
  expect(onChange).not.toHaveBeenCalled()
})

it.each([0, 2])('keeps a line of which there are %i left by now, and lets it be made smaller', async (limit) => {
  const { user, onChange, field } = setUp({ qty: 5, limit })

  await user.click(screen.getByRole('button', { name: 'Increase quantity of Oat milk' }))
  expect(screen.getByRole('status').textContent).toBe(`Max ${limit}`)
  await user.click(field)
  await user.keyboard('{ArrowUp}9{Enter}')
  expect(onChange).not.toHaveBeenCalled()

  await user.click(screen.getByRole('button', { name: 'Decrease quantity of Oat milk' }))
  await user.click(field)
  await user.keyboard('3{Enter}')

  expect(onChange.mock.calls).toEqual([[4], [3]])
})

it('counts with the arrow keys and never removes with them', async () => {
  const { user, onChange, field } = setUp({ qty: 1 })

  await user.click(field)
  await user.keyboard('{ArrowDown}{ArrowUp}')

  expect(onChange.mock.calls).toEqual([[2]])
})
