import { redeemableDollars } from '@aisle/api/customer'
import { formatMoney } from '@aisle/api/money'
import { useCallIfReady, usePath, usePlatform, useSession, useTenant } from '@aisle/platform'
import { AskTheStore } from '@aisle/ui/ask-the-store'
import { PageLayout, PageTitle, Panel } from '@aisle/ui/page-layout'
import styled from 'styled-components'
import { loyaltyMessages as texts } from '../features/loyalty/loyalty.messages.ts'

/** The loyalty company's app in its frame, and what the store itself knows: dollars to spend (spec 1 §2, §6). */
export default function LoyaltyPage() {
  const configuration = useTenant((tenant) => tenant.configuration)
  const accountID = configuration?.accountID ?? configuration?.businessConfigurations.accountID
  return (
    <PageLayout width="form">
      <PageTitle>{texts.title}</PageTitle>
      <Dollars />
      {accountID ? <PartnerFrame accountID={accountID} /> : <AskTheStore text={texts.noAccount} />}
    </PageLayout>
  )
}

/** The page is of use without them, so that a failure is not told. */
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

/** May run scripts and its own forms, and reach no page but its own (T52). The hash names a page of the partner's app. */
function PartnerFrame({ accountID }: { readonly accountID: string }) {
  const { partnersOrigin } = usePlatform()
  const store = useTenant(({ configuration, tenant }) => configuration?.businessConfigurations.businessName ?? tenant)
  usePath() // a hash that changes renders the page anew
  const source = new URL('/loyalty', partnersOrigin)
  source.searchParams.set('origin', window.location.origin)
  source.searchParams.set('account', accountID)
  source.hash = window.location.hash
  return (
    <Frame
      title={texts.frame(store)}
      src={source.href}
      sandbox="allow-scripts allow-forms allow-same-origin"
      allow=""
      referrerPolicy="strict-origin"
    />
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

const Frame = styled.iframe`
  display: block;
  width: 100%;
  min-height: max(420px, 60dvh);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-l);
  background: var(--color-surface);
`
