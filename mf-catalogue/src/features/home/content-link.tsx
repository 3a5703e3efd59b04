import { Link, openDialog, useSession, useTenant } from '@aisle/platform'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { contentTarget, isLoyaltyLink } from './content-link.rules.ts'

type ContentLinkProps = {
  readonly linkType: string | null | undefined
  readonly seoName: string | null | undefined
  readonly openInNewTab?: boolean | undefined
  /** The name, where what is inside has none. */
  readonly label?: string | undefined
  readonly children: ReactNode
}

/** A link as content describes it; what leads nowhere is shown without one. */
export function ContentLink({ linkType, seoName, openInNewTab, label, children }: ContentLinkProps) {
  if (isLoyaltyLink(linkType)) return <LoyaltyLink label={label}>{children}</LoyaltyLink>
  const target = linkType ? contentTarget(linkType, seoName) : undefined
  if (!target) return children
  return (
    <Link {...target} aria-label={label} {...(openInNewTab ? { target: '_blank', rel: 'noopener' } : {})}>
      {children}
    </Link>
  )
}

/** Leads to the loyalty program of a store that has one; others sign in first (spec 1 §2). */
function LoyaltyLink({ label, children }: { readonly label: string | undefined; readonly children: ReactNode }) {
  const hasLoyalty = useTenant((tenant) => tenant.configuration?.businessConfigurations.lnsSubscriptionType === 2)
  const isSignedIn = useSession((state) => state.status === 'signed-in')
  if (hasLoyalty && isSignedIn) {
    return (
      <Link to="loyalty" hash="#/" aria-label={label}>
        {children}
      </Link>
    )
  }
  return (
    <Plain type="button" aria-label={label} onClick={() => void openDialog('account-drawer', {})}>
      {children}
    </Plain>
  )
}

const Plain = styled.button`
  display: block;
  width: 100%;
  padding: 0;
  border: 0;
  background: none;
  text-align: inherit;
  cursor: pointer;
`
