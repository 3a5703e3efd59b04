import { formatPhoneNumber } from '@aisle/api/phone-number'
import { useTenant } from '@aisle/platform'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { buttonLook, type ButtonLook } from './button.styles.ts'
import { InfoIcon, PhoneIcon } from './icons.tsx'
import { Panel } from './page-layout.tsx'

export type AskTheStoreProps = {
  /** What cannot be done here, and what the store can do for the shopper. */
  readonly text: string
  /** Further ways on: a link to the order. */
  readonly actions?: ReactNode
}

/** Says plainly that something is done by the store and not online, with how to reach it: configuration's phone and e-mail. */
export function AskTheStore({ text, actions }: AskTheStoreProps) {
  const business = useTenant((tenant) => tenant.configuration?.businessConfigurations)
  const { customerServicePhone: phone, customerServiceEmail: email } = business ?? {}
  return (
    <Panel>
      <Note>
        <InfoIcon />
        <p>{text}</p>
      </Note>
      <Ways>
        {phone ? (
          <Way href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} $variant="primary" $size="m" $isWide={false}>
            <PhoneIcon size={18} />
            Call {formatPhoneNumber(phone)}
          </Way>
        ) : null}
        {email ? (
          <Way href={`mailto:${email}`} $variant="secondary" $size="m" $isWide={false}>
            Write to {email}
          </Way>
        ) : null}
        {actions}
      </Ways>
    </Panel>
  )
}

const Note = styled.div`
  display: flex;
  gap: var(--space-3);
  > svg {
    flex: none;
    margin-top: 2px;
    color: var(--color-accent);
  }
  > p {
    max-width: 65ch;
  }
`

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);
  margin-top: var(--space-4);
`

const Way = styled.a<ButtonLook>`
  ${buttonLook}
  overflow-wrap: anywhere;
`
