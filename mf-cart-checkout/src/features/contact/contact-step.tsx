import { customer } from '@aisle/api/customer'
import { session, useCallIfReady, useSession, useTenant } from '@aisle/platform'
import { Button } from '@aisle/ui/button'
import { Stack } from '@aisle/ui/page-layout'
import { Loading, Skeleton } from '@aisle/ui/skeleton'
import { messages } from '../../cart.messages.ts'
import { autoShipMessages } from '../auto-ship/auto-ship.messages.ts'
import type { Person } from '../fulfillment/pickup-details.tsx'
import { customerLines, guestText } from './contact-text.ts'
import { GuestContactForm } from './guest-contact.tsx'
import type { ProvenGuest } from './proven-guest.ts'
import { StepActions } from '../steps/step-actions.ts'

type ContactStepProps = {
  readonly guest: ProvenGuest | undefined
  /** Something of the cart comes again and again, which is for customers (spec 2 §6). */
  readonly needsAccount: boolean
  readonly orderNumber: string
  readonly onDone: (contact: { readonly guest?: ProvenGuest; readonly person: Person }, summary: string) => void
}

/** Who orders: a guest says and proves it, a customer is known. */
export function ContactStep({ guest, needsAccount, orderNumber, onDone }: ContactStepProps) {
  const status = useSession((state) => state.status)
  const takesGuests = useTenant((tenant) => tenant.configuration?.businessConfigurations.enableGuestCheckout !== false)
  if (status === 'starting') return <ContactSkeleton />
  if (status === 'signed-in') return <CustomerContact onDone={(person, summary) => onDone({ person }, summary)} />
  if (needsAccount) return <MembersOnly text={autoShipMessages.needsAccount} />
  if (!takesGuests) return <MembersOnly text={messages.signInToOrder} />
  return (
    <GuestContactForm
      contact={guest}
      orderNumber={orderNumber}
      onVerified={(contact) => onDone({ guest: contact, person: contact }, guestText(contact))}
    />
  )
}

/** A store without guest checkout says so before anybody fills in a form (spec 1 §6). */
const MembersOnly = ({ text }: { readonly text: string }) => (
  <Stack data-gap={4}>
    <p>{text}</p>
    <StepActions>
      <Button variant="primary" onClick={() => void session.signIn()}>
        {messages.signIn}
      </Button>
    </StepActions>
  </Stack>
)

function CustomerContact({ onDone }: { readonly onDone: (person: Person, summary: string) => void }) {
  const { data, isPending } = useCallIfReady(customer, {})
  const email = useSession((state) => state.profile?.email)
  if (isPending) return <ContactSkeleton />
  const person = { firstName: data?.firstName, lastName: data?.lastName, phone: data?.phoneNumber, email: data?.email }
  const lines = customerLines({ ...data, email: data?.email ?? email ?? null })
  return (
    <Stack data-gap={4}>
      <p>{lines.join(', ')}</p>
      <StepActions>
        <Button variant="primary" onClick={() => onDone(person, lines.slice(0, 2).join(', '))}>
          Continue
        </Button>
      </StepActions>
    </Stack>
  )
}

const ContactSkeleton = () => (
  <Loading label="Loading your details">
    <Skeleton height="96px" radius="m" />
  </Loading>
)
