import { AskTheStore } from '@aisle/ui/ask-the-store'
import { LinkButton } from '@aisle/ui/link-button'
import { PageLayout, PageTitle } from '@aisle/ui/page-layout'
import { messages } from '../gift-cards.messages.ts'

/** Cards whose mail was lost. */
export default function FindCardPage() {
  return (
    <PageLayout width="form">
      <PageTitle>{messages.findTitle}</PageTitle>
      <AskTheStore
        text={messages.findText}
        actions={
          <LinkButton to="giftCardBalance" variant="secondary">
            {messages.checkBalance}
          </LinkButton>
        }
      />
    </PageLayout>
  )
}
