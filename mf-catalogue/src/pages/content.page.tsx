import { contentPage } from '@aisle/api/footer'
import { useCall, usePageTitle, usePath, usePathParams } from '@aisle/platform'
import { EmptyState } from '@aisle/ui/empty-state'
import { LinkButton } from '@aisle/ui/link-button'
import { PageLayout, PageTitle } from '@aisle/ui/page-layout'
import { RichText } from '@aisle/ui/rich-text'
import { Loading, Skeleton } from '@aisle/ui/skeleton'
import { messages } from '../catalogue.messages.ts'
import { contentMessages } from '../features/content/content.messages.ts'
import { QueryBoundary } from '../features/boundary/query-boundary.tsx'
import { contentInput } from '../features/content/content.calls.ts'

export default function ContentPage() {
  const { slugId = '' } = usePathParams()
  const isLegal = usePath().startsWith('/pages/legal/')
  return (
    <PageLayout width="text">
      <QueryBoundary key={slugId} loading={<Placeholder />} missing={<Missing />}>
        <Content slugId={slugId} isLegal={isLegal} />
      </QueryBoundary>
    </PageLayout>
  )
}

function Content({ slugId, isLegal }: { readonly slugId: string; readonly isLegal: boolean }) {
  const { title, content } = useCall(contentPage, contentInput(slugId, isLegal))
  usePageTitle(title)
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <RichText html={content} />
    </>
  )
}

function Placeholder() {
  return (
    <Loading label="Loading page">
      <Skeleton height="2.4em" width="60%" />
      <Skeleton height="60vh" />
    </Loading>
  )
}

function Missing() {
  return (
    <EmptyState
      headingLevel={1}
      title={contentMessages.missing}
      text={contentMessages.missingText}
      actions={<LinkButton to="home">{messages.home}</LinkButton>}
    />
  )
}
