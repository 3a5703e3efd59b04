import type { LinkMap, LinkName } from '@aisle/contract'
import { Link } from '@aisle/platform'
import styled from 'styled-components'

/** A page by name with its parameters: what `<Link>` takes. */
export type LinkTarget = {
  readonly [Name in LinkName]: { readonly to: Name; readonly params?: LinkMap[Name] & Readonly<Record<string, string>> }
}[LinkName]

export type Crumb = { readonly label: string; readonly target?: LinkTarget | undefined }

/** The way to this page. The last step is the page itself. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <List>
        {crumbs.map(({ label, target }, index) => {
          const isPage = index === crumbs.length - 1
          return (
            <li key={`${index} ${label}`} aria-current={isPage ? 'page' : undefined}>
              {target && !isPage ? <Link {...target}>{label}</Link> : label}
            </li>
          )
        })}
      </List>
    </nav>
  )
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  font-size: var(--text-s);
  color: var(--color-muted);
  /* One line, also when more of the way becomes known. */
  @media (max-width: 767px) {
    flex-wrap: nowrap;
    overflow-x: auto;
    white-space: nowrap;
    scrollbar-width: none;
  }
  > li {
    display: flex;
    align-items: center;
    flex: none;
    min-height: 32px;
  }
  @media (min-width: 768px) {
    > li {
      max-width: 100%;
      /* The page's own step is text alone, which is as wide as its longest word where that may not break. */
      overflow-wrap: anywhere;
    }
    a {
      min-width: 0;
    }
  }
  > li + li::before {
    content: '/' / '';
    padding: 0 var(--space-2);
  }
  a {
    padding: var(--space-1) 0;
    color: inherit;
  }
`
