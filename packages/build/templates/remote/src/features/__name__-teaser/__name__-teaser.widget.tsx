import { PageSection } from '@aisle/ui/page-layout'
import { messages } from '../../__name__.messages.ts'

/** A line on the account page. */
export default function __Pascal__TeaserWidget() {
  return (
    <PageSection title={messages.title}>
      <p>{messages.teaser}</p>
    </PageSection>
  )
}
