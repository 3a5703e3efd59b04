import { PageLayout, PageTitle } from '@aisle/ui/page-layout'
import { discountsMessages } from '../features/discounts/discounts.messages.ts'
import { DiscountPages } from '../features/discounts/discount-pages.tsx'

export default function DiscountsPage() {
  return (
    <PageLayout>
      <PageTitle>{discountsMessages.title}</PageTitle>
      <DiscountPages />
    </PageLayout>
  )
}
