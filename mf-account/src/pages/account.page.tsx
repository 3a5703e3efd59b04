import { customer } from '@aisle/api/customer'
import { openDialog, Slot, useCall, useMenu, useSession } from '@aisle/platform'
import { Button } from '@aisle/ui/button'
import { PageLayout, PageSection, PageTitle, Panel, Stack } from '@aisle/ui/page-layout'
import { SignOutButton } from '@aisle/ui/sign-out-button'
import { TextLink } from '@aisle/ui/text-link'
import type { LinkName } from '@aisle/contract'
import styled from 'styled-components'
import { messages } from '../account.messages.ts'
import { ProfileForm } from '../features/profile/profile-form.tsx'

/** Who the shopper is here, and the ways to everything that is theirs. */
export default function AccountPage() {
  const record = useCall(customer, {})
  const email = useSession((state) => state.profile?.email)
  return (
    <PageLayout width="form">
      <Stack data-gap={5}>
        <PageTitle aside={<SignOutButton />}>{messages.account}</PageTitle>
        <PageSection title={messages.details}>
          <Panel>{record ? <ProfileForm customer={record} /> : <p>{messages.signedInAs(email ?? '')}</p>}</Panel>
        </PageSection>
        <Slot name="account.summary" props={{}} />
        <AccountLinks />
        {record ? <CloseAccount /> : null}
      </Stack>
    </PageLayout>
  )
}

/** The way out, which one finds and does not stumble over. */
function CloseAccount() {
  return (
    <PageSection title={messages.closeTitle}>
      <p>{messages.closeText}</p>
      <div>
        <Button variant="danger" onClick={() => void openDialog('account-closure', {})}>
          {messages.closeAction}
        </Button>
      </div>
    </PageSection>
  )
}

function AccountLinks() {
  const entries = useMenu('account').filter(({ link }) => link !== 'account')
  if (entries.length === 0) return null
  return (
    <PageSection title={messages.more}>
      <Links as="ul">
        {entries.map(({ link, label }) => (
          <li key={link}>
            {/* oxlint-disable-next-line typescript/consistent-type-assertions -- publishing refuses a menu entry whose link nobody declares */}
            <TextLink to={link as LinkName} variant="plain">
              {label}
            </TextLink>
          </li>
        ))}
      </Links>
    </PageSection>
  )
}

const Links = styled(Panel)`
  padding-block: var(--space-1);
  > li + li {
    border-top: 1px solid var(--color-line);
  }
  a {
    display: block;
    padding: var(--space-3) 0;
  }
`
