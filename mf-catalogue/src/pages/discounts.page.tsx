import { PageLayout, PageTitle } from '@aisle/ui/page-layout'
import { messages } from '../catalogue.messages.ts'
import { DiscountPages } from '../features/discounts/discount-pages.tsx'

export default function DiscountsPage() {
  return (
    <PageLayout>
      <PageTitle>{messages.discounts.title}</PageTitle>
      <DiscountPages />
    </PageLayout>
  )
}
