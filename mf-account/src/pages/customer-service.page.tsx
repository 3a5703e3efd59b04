import { footerDetails } from '@aisle/api/footer'
import { formatPhoneNumber } from '@aisle/api/phone-number'
import { useCallIfReady, useTenant } from '@aisle/platform'
import { PageLayout, PageSection, PageTitle, Panel } from '@aisle/ui/page-layout'
import { LinkButton } from '@aisle/ui/link-button'
import styled from 'styled-components'
import { ChosenStore } from '../features/customer-service/chosen-store.tsx'
import { serviceMessages as texts } from '../features/customer-service/customer-service.messages.ts'
import { FeedbackForm } from '../features/customer-service/feedback-form.tsx'

/** How to reach the store. */
export default function CustomerServicePage() {
  return (
    <PageLayout width="form">
      <div>
        <PageTitle>{texts.title}</PageTitle>
        <Lead>{texts.lead}</Lead>
      </div>
      <Contact />
      <ChosenStore />
      <PageSection title={texts.feedback}>
        <Panel>
          <FeedbackForm />
        </Panel>
      </PageSection>
      <PageSection title={texts.help}>
        <Help>
          <LinkButton to="orders" variant="secondary">
            {texts.orders}
          </LinkButton>
          <LinkButton to="findStore" variant="secondary">
            {texts.findStore}
          </LinkButton>
        </Help>
      </PageSection>
    </PageLayout>
  )
}

/** Telephone and so on; nothing where the store has not said any of it. */
function Contact() {
  const business = useTenant((tenant) => tenant.configuration?.businessConfigurations)
  const { data: footer } = useCallIfReady(footerDetails, { query: { global: true } })
  const phone = business?.customerServicePhone ?? footer?.phoneNumber
  const email = business?.customerServiceEmail ?? footer?.email
  if (!(phone || email || footer?.hours || footer?.address)) return null
  return (
    <PageSection title={texts.contact}>
      <Panel>
        <Facts>
          {phone ? (
            <div>
              <dt>{texts.phone}</dt>
              <dd>
                <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{formatPhoneNumber(phone)}</a>
              </dd>
            </div>
          ) : null}
          {email ? (
            <div>
              <dt>{texts.email}</dt>
              <dd>
                <a href={`mailto:${email}`}>{email}</a>
              </dd>
            </div>
          ) : null}
          <Fact name={texts.hours} value={footer?.hours} />
          <Fact name={texts.address} value={footer?.address} />
        </Facts>
      </Panel>
    </PageSection>
  )
}

function Fact({ name, value }: { readonly name: string; readonly value: string | null | undefined }) {
  if (!value) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

const Lead = styled.p`
  margin-top: var(--space-2);
  color: var(--color-muted);
`

const Facts = styled.dl`
  display: grid;
  gap: var(--space-4);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  dt {
    color: var(--color-muted);
    font-size: var(--text-s);
  }
  dd {
    display: flex;
    align-items: center;
    min-height: var(--target);
    overflow-wrap: anywhere;
    font-weight: 600;
  }
  a {
    padding: var(--space-2) 0;
    color: var(--color-accent);
  }
`

const Help = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);
`
