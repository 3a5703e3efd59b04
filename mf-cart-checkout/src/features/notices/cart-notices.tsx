import { dismissCartNotices } from '@aisle/api/cart-location'
import type { CartNotice } from '@aisle/api/cart-notice'
import { api, cart, toast } from '@aisle/platform'
import { Alert } from '@aisle/ui/alert'
import { Button } from '@aisle/ui/button'
import { useMutation } from '@tanstack/react-query'
import styled from 'styled-components'
import { gathered, noticeText } from './notice-text.rules.ts'
import { noticesMessages as messages } from './notices.messages.ts'

type CartNoticesProps = {
  /** What the store did, and keeps telling. */
  readonly notices: readonly CartNotice[]
  /** What this browser could not have done. */
  readonly conflicts: readonly CartNotice[]
}

/**
 * What happened to the cart at sign-in, on its way to another store or while there was no connection, as one list, until
 * it is put away.
 */
export default function CartNotices({ notices, conflicts }: CartNoticesProps) {
  const dismiss = useMutation({
    mutationFn: () => api.call(dismissCartNotices, { query: cart.terms() }),
    onSuccess: (detail) => cart.accept(detail),
    onError: () => toast('error', messages.closeFailed),
  })
  const putAway = () => {
    cart.dismissConflicts()
    if (notices.length > 0) dismiss.mutate()
  }
  return (
    <Alert
      variant="info"
      actions={
        <Button variant="secondary" size="s" onClick={putAway} isBusy={dismiss.isPending}>
          {messages.close}
        </Button>
      }
    >
      <strong>{messages.title}</strong>
      <List>
        {gathered([...conflicts, ...notices]).map((notice) => (
          <Notice key={notice.text} notice={notice} />
        ))}
      </List>
    </Alert>
  )
}

const Notice = ({ notice: { text, lines } }: { readonly notice: CartNotice }) => (
  <li>
    {text}
    {lines.length > 0 ? (
      <Products>
        {lines.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a product may stand in several lines
          <li key={index}>{noticeText(line)}</li>
        ))}
      </Products>
    ) : null}
  </li>
)

const List = styled.ul`
  display: grid;
  gap: var(--space-1);
  margin: var(--space-1) 0 0;
  padding: 0;
  list-style: none;
`

const Products = styled.ul`
  margin: 0;
  padding-left: var(--space-5);
  list-style: disc;
`
