import { EmptyState } from '@aisle/ui/empty-state'
import { BookmarkIcon } from '@aisle/ui/icons'
import { LinkButton } from '@aisle/ui/link-button'
import { PageLayout } from '@aisle/ui/page-layout'
import { wishlistMessages as texts } from './wishlists.messages.ts'

/** A list that is no more, or somebody else's: the answer is the same (T6). */
export function WishlistMissing() {
  return (
    <PageLayout width="form">
      <EmptyState
        headingLevel={1}
        icon={<BookmarkIcon size={40} />}
        title={texts.missing}
        text={texts.missingText}
        actions={<LinkButton to="wishlists">{texts.back}</LinkButton>}
      />
    </PageLayout>
  )
}
