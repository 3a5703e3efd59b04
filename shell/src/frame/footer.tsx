import { footerDetails, type FooterDetails } from '@aisle/api/footer'
import { Link, openDialog, useCallIfReady, useMenu, useTenant } from '@aisle/platform'
import type { ReactNode } from 'react'
import { frameMessages } from '../shell.messages.ts'
import { Address, Columns, Extras, Legal, Root } from './footer.styles.ts'
import { MenuLink } from './menu-link.tsx'

type FooterLink = FooterDetails['legalLinks'][number]

/** What the store says of itself at the end of every page; what could not be loaded is left out. */
export function Footer() {
  const { data } = useCallIfReady(footerDetails, { query: { global: true } })
  const name = useTenant((state) => state.configuration?.businessConfigurations.businessName ?? state.tenant)
  const platforms = useTenant((state) => state.configuration?.socialPlatforms) ?? []
  const entries = useMenu('footer')
  const social = platforms.filter(({ url }) => isElsewhere(url))
  return (
    <Root>
      <Columns>
        <section>
          <h2>{name}</h2>
          <Contact details={data} />
        </section>
        {data?.groups.map(({ title, links }) => (
          <Column key={title} title={title}>
            <Links links={links} page="footerPage" />
          </Column>
        ))}
        {entries.length > 0 && (
          <Column title={frameMessages.more}>
            {entries.map((entry) => (
              <li key={`${entry.link}/${entry.label}`}>
                <MenuLink entry={entry} />
              </li>
            ))}
          </Column>
        )}
        {social.length > 0 && (
          <Column title={frameMessages.follow}>
            <Links links={social.map(({ name: title, url }) => ({ title, url, openInNewTab: true }))} />
          </Column>
        )}
      </Columns>
      <Legal>
        <span>{data?.copyright}</span>
        <Extras id="aisle-footer" />
        <ul>{data?.legalLinks.length ? <Links links={data.legalLinks} page="legalPage" /> : <LegalTexts />}</ul>
      </Legal>
    </Root>
  )
}

/** Of a store that has no legal pages: the texts of its configuration, in their dialog (spec 1 §2). */
function LegalTexts() {
  const { termsOfService: terms, privacyPolicy: privacy } =
    useTenant((state) => state.configuration?.businessConfigurations) ?? {}
  const texts = { terms, privacy }
  return (['terms', 'privacy'] as const).map((section) =>
    // An empty one is there, and comes when it is read.
    typeof texts[section] === 'string' ? (
      <li key={section}>
        <button type="button" onClick={() => void openDialog('legal', { section })}>
          {frameMessages[section]}
        </button>
      </li>
    ) : null,
  )
}

function Contact({ details }: { readonly details: FooterDetails | undefined }) {
  if (!details) return null
  const { address, phoneNumber, email, hours } = details
  return (
    <Address>
      {address && <span>{address}</span>}
      {hours && <span>{hours}</span>}
      {phoneNumber && <a href={`tel:${phoneNumber.replaceAll(/[^\d+]/g, '')}`}>{shownPhone(phoneNumber)}</a>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </Address>
  )
}

/** Ten digits in groups (spec 1 §5), anything else as the store wrote it. */
const shownPhone = (phone: string) => phone.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1)-$2-$3')

function Column({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </nav>
  )
}

type LinksProps = {
  readonly links: readonly FooterLink[]
  readonly page?: 'footerPage' | 'legalPage'
}

const Links = ({ links, page = 'footerPage' }: LinksProps) =>
  links.map(({ title, slug, url, openInNewTab }) => (
    <li key={title}>
      {slug ? (
        <Link to={page} params={{ slugId: slug }}>
          {title}
        </Link>
      ) : isElsewhere(url) ? (
        <a href={url} rel="noopener noreferrer" {...(openInNewTab ? { target: '_blank' } : {})}>
          {title}
          {/* The place of a mark, which comes later. */}
          <span />
        </a>
      ) : (
        title
      )}
    </li>
  ))

/** Links that a store's editor wrote lead to https addresses and nowhere else (T34). */
const isElsewhere = (url: string | null | undefined): url is string => URL.parse(url ?? '')?.protocol === 'https:'
