import { renderWithProviders } from '@aisle/platform/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { AddressFields, emptyAddress } from './address-form.tsx'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'
import { Checkbox } from './checkbox.tsx'
import { Drawer } from './drawer.tsx'
import { FormErrors } from './form-errors.tsx'
import { FulfillmentRadio } from './fulfillment-radio.tsx'
import { Image } from './image.tsx'
import { Pagination } from './pagination.tsx'
import { Step } from './step.tsx'
import { TextField } from './text-field.tsx'

it('ties hint and error of a field to its control', () => {
  renderWithProviders(<TextField label="Zip code" hint="5 digits" error="Please enter a valid zip code." />)

  const field = screen.getByRole('textbox', { name: 'Zip code' })
  const described = field.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(described.map((part) => document.getElementById(part)?.textContent)).toEqual([
    '5 digits',
    'Please enter a valid zip code.',
  ])
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

it('has as much room below the hint of a box as above its text', () => {
  renderWithProviders(<Checkbox label="Leave at the door" hint="Without ringing." />)
  const row = getComputedStyle(screen.getByRole('checkbox').parentElement ?? document.body)

  expect(row.paddingTop).toBe('10px')
  expect(getComputedStyle(screen.getByText('Without ringing.')).paddingBottom).toBe(row.paddingTop)
})

it('takes no click while it is busy', async () => {
  const onClick = vi.fn()
  const { user } = renderWithProviders(
    <Button isBusy onClick={onClick}>
      Save
    </Button>,
  )

  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect(onClick).not.toHaveBeenCalled()
})

it('F55 closes an alert when its seconds are over, judged by the clock', () => {
  vi.useFakeTimers()
  const onClose = vi.fn()
  renderWithProviders(
    <Alert variant="danger" countdownSeconds={10} onClose={onClose}>
      Your slot has expired.
    </Alert>,
  )

  act(() => vi.advanceTimersByTime(9000))
  expect(onClose).not.toHaveBeenCalled()
  act(() => {
    vi.setSystemTime(Date.now() + 60 * 60 * 1000)
    vi.advanceTimersByTime(1000)
  })

  expect(onClose).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

it('leads from the summary of errors to the field', async () => {
  const { user } = renderWithProviders(
    <>
      <FormErrors title="Please check" errors={[{ fieldId: 'zip', message: 'Please enter a valid zip code.' }]} />
      <TextField label="Zip code" id="zip" />
    </>,
  )
  expect(document.activeElement).toBe(screen.getByRole('alert'))

  await user.click(screen.getByRole('link', { name: 'Please enter a valid zip code.' }))

  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Zip code' }))
})

it('names the fields of an address as journeys expect them', () => {
  renderWithProviders(<AddressFields idPrefix="ship" value={emptyAddress} onChange={() => {}} />)

  for (const name of ['First name', 'Last name', 'Phone', 'Address', 'City', 'Zip code']) {
    screen.getByRole('textbox', { name })
  }
  screen.getByRole('combobox', { name: 'State' })
})

it('shows a step as a region with its name and state', () => {
  renderWithProviders(
    <Step name="Payment" number={4} state="locked">
      Card number
    </Step>,
  )

  screen.getByRole('region', { name: 'Payment', description: 'Not yet available' })
  expect(screen.queryByText('Card number')).toBeNull()
})

it('offers the methods of a store as radio buttons', async () => {
  const onChange = vi.fn()
  const method = (name: string, isComingSoon = false) => ({
    codeName: name,
    fulfillmentId: name,
    fulfillmentMethodID: name,
    fulfillmentName: name,
    available: true,
    configuration: { isComingSoon },
  })
  const methods = [method('Pickup'), method('Delivery', true)]
  const { user } = renderWithProviders(<FulfillmentRadio methods={methods} value={undefined} onChange={onChange} />)

  await user.click(screen.getByRole('radio', { name: 'Pickup' }))

  expect(onChange).toHaveBeenCalledExactlyOnceWith(methods[0])
  expect(screen.getByRole('radio', { name: 'Delivery' })).toHaveProperty('disabled', true)
})

it('F52 shows the placeholder of the store, then a drawn one, when images do not load', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
  renderWithProviders(<Image src="/milk.jpg" placeholder="/none.jpg" alt="Whole milk" width={10} height={10} />)

  fireEvent.error(screen.getByRole('img', { name: 'Whole milk' }))
  expect(screen.getByRole('img', { name: 'Whole milk' }).getAttribute('src')).toBe('/none.jpg')
  fireEvent.error(screen.getByRole('img', { name: 'Whole milk' }))

  expect(screen.getByRole('img', { name: 'Whole milk' }).tagName).toBe('SPAN')
})

it('turns pages', async () => {
  const onPage = vi.fn()
  const { user } = renderWithProviders(<Pagination page={2} pageSize={20} count={97} onPage={onPage} />)

  expect(screen.getByRole('button', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page')
  await user.click(screen.getByRole('button', { name: 'Next page' }))

  expect(onPage).toHaveBeenCalledExactlyOnceWith(3)
})

it('closes a drawer by its button', async () => {
  const onClose = vi.fn()
  const { user } = renderWithProviders(
    <Drawer title="Filters" isOpen onClose={onClose}>
      Brand
    </Drawer>,
  )

  screen.getByRole('dialog', { name: 'Filters' })
  await user.click(screen.getByRole('button', { name: 'Close' }))

  expect(onClose).toHaveBeenCalledOnce()
})
