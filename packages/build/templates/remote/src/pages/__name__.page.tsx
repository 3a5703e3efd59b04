import { EmptyState } from '@aisle/ui/empty-state'
import { LinkButton } from '@aisle/ui/link-button'
import { PageLayout, PageTitle } from '@aisle/ui/page-layout'
import { messages } from '../__name__.messages.ts'

export default function __Pascal__Page() {
  return (
    <PageLayout>
      <PageTitle>{messages.title}</PageTitle>
      <EmptyState
        title={messages.emptyTitle}
        text={messages.emptyText}
        actions={<LinkButton to="home">{messages.startShopping}</LinkButton>}
      />
    </PageLayout>
  )
}
