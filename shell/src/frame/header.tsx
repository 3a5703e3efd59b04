import { openDialog, Slot, useSession } from '@aisle/platform'
import { ChevronLeftIcon, UserIcon } from '@aisle/ui/icons'
import { IconButton } from '@aisle/ui/icon-button'
import { useNavigate } from 'react-router'
import { useStore } from 'zustand/react'
import { backHistory } from '../routing/back-history.ts'
import { pageTitle } from '../routing/page-title.ts'
import { frameMessages } from '../shell.messages.ts'
import { CartLink } from './cart-link.tsx'
import { useOpenMenu } from './guard-facts.ts'
import {
  AccountButton,
  Actions,
  Bar,
  Departments,
  LogoPlace,
  MobileTitle,
  Place,
  Row,
  SearchRow,
} from './header.styles.ts'
import { LocationButton } from './location-button.tsx'
import { Logo } from './logo.tsx'
import { MenuLink } from './menu-link.tsx'
import { SearchForm } from './search-form.tsx'

/** The bar at the top of every page. Works without any remote. */
export function Header() {
  const firstName = useSession((state) => state.profile?.firstName)
  const departments = useOpenMenu('header')
  return (
    <Bar>
      <Row>
        <Brand />
        <Place>
          <LocationButton />
        </Place>
        <SearchRow>
          <SearchForm />
        </SearchRow>
        <AccountButton
          type="button"
          aria-label={[frameMessages.account, firstName].filter(Boolean).join(', ')}
          onClick={() => void openDialog('account-drawer', {})}
        >
          <UserIcon size={24} />
          <span>{firstName || frameMessages.account}</span>
        </AccountButton>
        <CartLink />
        <Actions>
          <Slot name="header.actions" props={{}} />
        </Actions>
        {departments.length > 0 && (
          <Departments aria-label={frameMessages.mainNavigation}>
            {departments.map((entry) => (
              <MenuLink key={`${entry.link}/${entry.label}`} entry={entry} />
            ))}
          </Departments>
        )}
      </Row>
    </Bar>
  )
}

/** The store's name; on small screens, once there is a way back, that and the page's title (spec 1 §2). */
function Brand() {
  const title = useStore(pageTitle)
  const canGoBack = useStore(backHistory, (paths) => paths.length > 1)
  const navigate = useNavigate()
  return (
    <>
      <LogoPlace $isDesktopOnly={canGoBack}>
        <Logo />
      </LogoPlace>
      {canGoBack && (
        <MobileTitle>
          <IconButton label={frameMessages.back} onClick={() => navigate(-1)}>
            <ChevronLeftIcon />
          </IconButton>
          <span aria-hidden="true">{title}</span>
        </MobileTitle>
      )}
    </>
  )
}
