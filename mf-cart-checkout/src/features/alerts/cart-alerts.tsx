import { closeCartAlert, useCartAlerts } from '@aisle/platform'
import { Alert } from '@aisle/ui/alert'
import { Stack } from '@aisle/ui/page-layout'
import { useEffect, useEffectEvent } from 'react'

/** What there is to say about the cart; those with a countdown go by themselves (spec 2 §4, §8). */
export function CartAlerts() {
  const alerts = useCartAlerts()
  // What was read here is old news when the shopper comes back.
  const forget = useEffectEvent(() => {
    for (const { key } of alerts) closeCartAlert(key)
  })
  useEffect(() => () => forget(), [])

  if (alerts.length === 0) return null
  return (
    <Stack data-gap={3}>
      {alerts.map(({ id, key, variant, message, seconds }) => (
        <Alert key={id} variant={variant} countdownSeconds={seconds} onClose={() => closeCartAlert(key)}>
          {message}
        </Alert>
      ))}
    </Stack>
  )
}
