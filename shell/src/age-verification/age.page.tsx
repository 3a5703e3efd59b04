import { age, Link, session, useAge } from '@aisle/platform'
import { Button } from '@aisle/ui/button'
import { IdCardIcon } from '@aisle/ui/icons'
import { useState } from 'react'
import { ageMessages } from './age.messages.ts'
import { Actions, Lead, Mark, Others, Root, Small, Text } from './age.page.styles.ts'
import { useHoldNotices } from '../notices/hold-notices.ts'
import { useAgeVerification } from './use-age-verification.ts'

/** What stands in the place of a page that a guest may see only once their age is verified (spec 1 §4). */
export function AgePage() {
  const isChecking = useAge((state) => state.isChecking)
  const { isPending } = useAgeVerification()
  useHoldNotices()
  return (
    <Root>
      <Mark>
        <IdCardIcon size={36} />
      </Mark>
      <h1 tabIndex={-1}>{ageMessages.pageTitle}</h1>
      <Lead>{ageMessages.hides}</Lead>
      <Text>{ageMessages.why}</Text>
      <Actions>
        <Button variant="primary" size="l" isBusy={isChecking} onClick={() => void age.verify()}>
          {isPending() ? ageMessages.goOn : ageMessages.verify}
        </Button>
        <SignIn />
      </Actions>
      <Small>{ageMessages.signInHint}</Small>
      <Small>{ageMessages.privacy}</Small>
      <Others aria-label={ageMessages.others}>
        <Link to="findStore">{ageMessages.findStore}</Link>
        <Link to="customerService">{ageMessages.customerService}</Link>
        <Link to="cart">{ageMessages.cart}</Link>
      </Others>
    </Root>
  )
}

function SignIn() {
  const [isLeaving, setIsLeaving] = useState(false)
  const leave = () => {
    setIsLeaving(true)
    void session.signIn().finally(() => setIsLeaving(false))
  }
  return (
    <Button size="l" isBusy={isLeaving} onClick={leave}>
      {ageMessages.signIn}
    </Button>
  )
}
