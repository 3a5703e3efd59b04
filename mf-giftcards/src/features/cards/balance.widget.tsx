import { myGiftCards } from '@aisle/api/gift-card'
import { formatMoney } from '@aisle/api/money'
import { useCallIfReady, useSession } from '@aisle/platform'
import { PageSection, Panel } from '@aisle/ui/page-layout'
import { TextLink } from '@aisle/ui/text-link'
import { activeCards, balanceOf } from './gift-cards.rules.ts'
import { allMyCards } from './my-cards.ts'

/** What is left on the customer's gift cards, on the account page. Nothing without one. */
export default function BalanceWidget() {
  const isCustomer = useSession((session) => Boolean(session.customerId))
  const cards = useCallIfReady(myGiftCards, allMyCards, { enabled: isCustomer })
  const active = activeCards(cards.data?.items ?? [])
  if (active.length === 0) return null
  return (
    <PageSection title="Gift card balance" aside={<TextLink to="manageGiftCards">See all</TextLink>}>
      <Panel>
        <strong>{formatMoney(balanceOf(active))}</strong> on {active.length === 1 ? '1 card' : `${active.length} cards`}
      </Panel>
    </PageSection>
  )
}
