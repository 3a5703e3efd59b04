import { redeemableDollars } from '@aisle/api/customer'
import { formatMoney } from '@aisle/api/money'
import { openDialog, useCallIfReady, useSession, useTenant } from '@aisle/platform'
import { AskTheStore } from '@aisle/ui/ask-the-store'
import { Button } from '@aisle/ui/button'
import { EmptyState } from '@aisle/ui/empty-state'
import { PageLayout, PageTitle, Panel } from '@aisle/ui/page-layout'
import styled from 'styled-components'
import { LoyaltyFrame } from '../features/loyalty/loyalty-frame.tsx'
import { loyaltyMessages as texts } from '../features/loyalty/loyalty.messages.ts'

/** The loyalty company's app in its frame, and what the store itself knows: dollars to spend (spec 1 §2, §6). */
export default function LoyaltyPage() {
  const configuration = useTenant((tenant) => tenant.configuration)
  const accountID = configuration?.accountID ?? configuration?.businessConfigurations.accountID
  return (
    <PageLayout width="form">
      <PageTitle>{texts.title}</PageTitle>
      <Dollars />
      {accountID ? <Program accountID={accountID} /> : <AskTheStore text={texts.noAccount} />}
    </PageLayout>
  )
}

/** The page is of use without them, so that a failure is not told. */
/** Customers take part; whoever is signed in and no customer yet is shown how to become one (spec 1 §6). */
function Program({ accountID }: { readonly accountID: string }) {
  const customerId = useSession((session) => session.customerId)
  if (customerId === undefined) return null
  if (customerId !== null) return <LoyaltyFrame accountID={accountID} />
  return (
    <EmptyState
      title={texts.joinTitle}
      text={texts.joinText}
      actions={
        <Button variant="primary" onClick={() => void openDialog('sign-up', {})}>
          {texts.join}
        </Button>
      }
    />
  )
}

function Dollars() {
  const isCustomer = useSession((session) => Boolean(session.customerId))
  const { data } = useCallIfReady(redeemableDollars, {}, { enabled: isCustomer })
  if (!data) return null
  return (
    <Panel>
      <Row>
        <span>{texts.dollars}</span>
        <strong>{formatMoney(data.totalRedeemedDollars)}</strong>
      </Row>
    </Panel>
  )
}

const Row = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-2);
  font-size: var(--text-l);
  font-variant-numeric: tabular-nums;
`
