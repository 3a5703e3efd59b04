import { expect, it } from 'vitest'
import { createToasts } from '../toasts/create-toasts.ts'
import { setViewport, viewportWidth } from '../testing/viewport.ts'
import { createCartAlerts } from './cart-alerts.store.ts'

function setUp(width: number) {
  setViewport(width)
  const toasts = createToasts()
  return { toasts: toasts.store, alerts: createCartAlerts(toasts) }
}

it('2§8 says it in the cart’s page on wide screens', () => {
  const { toasts, alerts } = setUp(viewportWidth.desktop)

  alerts.show({ key: 'slot', variant: 'danger', message: 'This slot is full.', seconds: 10 })

  expect(alerts.store.getState()).toMatchObject([{ variant: 'danger', message: 'This slot is full.', seconds: 10 }])
  expect(toasts.getState()).toEqual([])
})

it.each([
  { variant: 'danger', seconds: 10, toast: { tone: 'error', milliseconds: 10_000 } },
  { variant: 'warning', seconds: undefined, toast: { tone: 'warning', milliseconds: 8000 } },
  { variant: 'success', seconds: undefined, toast: { tone: 'success', milliseconds: 8000 } },
] as const)('2§8 says a $variant as a toast on phones', ({ variant, seconds, toast }) => {
  const { toasts, alerts } = setUp(viewportWidth.phone)

  alerts.show({ key: 'slot', variant, message: 'Look here.', ...(seconds ? { seconds } : {}) })

  expect(toasts.getState()).toMatchObject([{ text: 'Look here.', ...toast }])
  expect(alerts.store.getState()).toEqual([])
})

it('puts an alert in the place of the one with the same key, and takes it away', () => {
  const { alerts } = setUp(viewportWidth.desktop)
  const messages = () => alerts.store.getState().map(({ message }) => message)

  alerts.show({ key: 'coupon', variant: 'info', message: 'One' })
  alerts.show({ key: 'slot', variant: 'info', message: 'Two' })
  alerts.show({ key: 'coupon', variant: 'info', message: 'Three' })
  expect(messages()).toEqual(['Two', 'Three'])

  alerts.close('coupon')
  expect(messages()).toEqual(['Two'])
})
